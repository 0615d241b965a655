! Writes small files of known kinds into the current folder: those under src/test/resources/formwork/files.
!
!   gfortran -O0 writers.f90 -o writers && ./writers
program writers
  implicit none
  integer, parameter :: r8 = kind(1d0)
  call ghcn_daily()
  call harwell_boeing()
  call endf6()
  call rinex_nav_2()
  call rinex_nav_3()
  call g_eqdsk()
  call sp3()
  call stars()
  call decimal_comma()
  call implied_decimal()
  call integers()
  call reals()
  call sign_modes()
  call inf_nan()
  call bits()
  call text()
contains
  subroutine begin(name)
    character(*), intent(in) :: name
    open(10, file=name, form='formatted', status='replace', action='write')
  end subroutine

  ! Numbers of any sign and size, the same each time.
  function sample(k) result(value)
    integer, intent(in) :: k
    real(r8) :: value
    integer(8) :: state
    integer :: j
    state = 20261130_8 + 7919_8 * k
    do j = 1, 3
      state = mod(state * 48271_8, 2147483647_8)
    end do
    value = (real(state, r8) / 2147483647 - 0.5_r8) * 10._r8**mod(k, 13)
  end function

  subroutine ghcn_daily()
    integer :: month, day, values(31)
    character(1) :: flags(3, 31)
    call begin('ghcn-daily.dly')
    do month = 1, 3
      do day = 1, 31
        values(day) = nint(300 * sin(day * 0.7 + month))
        flags(:, day) = [' ', ' ', 'S']
        if (mod(day, 7) == month) flags(1:2, day) = ['B', 'I']
      end do
      if (month == 2) values(29:) = -9999
      if (month == 2) flags(:, 29:) = ' '
      write(10, '(A11,I4,I2,A4,31(I5,3A1))') 'XXM00012345', 1998, month, 'TMIN', &
        (values(day), flags(:, day), day = 1, 31)
    end do
    close(10)
  end subroutine

  subroutine harwell_boeing()
    integer, parameter :: n = 9
    integer :: k, row, pointers(n + 1), rows(3 * n - 2), count
    real(r8) :: values(3 * n - 2)
    count = 0
    do k = 1, n
      pointers(k) = count + 1
      do row = max(1, k - 1), min(n, k + 1)
        count = count + 1
        rows(count) = row
        values(count) = merge(2 + sample(k) * 1e-9_r8, -k * 10._r8**(-150 * (row - k + 1)), row == k)
      end do
    end do
    pointers(n + 1) = count + 1
    call begin('harwell-boeing.rua')
    write(10, '(A,T73,A/5I14/A3,11X,4I14/A,T17,A,T33,A)') 'A tridiagonal matrix of nine columns', &
      'NINE', 11, 2, 2, 7, 0, 'RUA', n, n, count, 0, '(8I10)', '(16I5)', '(1P,4D20.12)'
    write(10, '(8I10)') pointers
    write(10, '(16I5)') rows
    write(10, '(1P,4D20.12)') values
    close(10)
  end subroutine

  ! A real in eleven columns, its exponent without a letter.
  function eleven(value) result(field)
    real(r8), intent(in) :: value
    character(11) :: field
    character(14) :: wide
    integer :: mark
    write(wide, '(1P,E14.6E2)') value
    if (value /= 0 .and. (abs(value) < 1e-9_r8 .or. abs(value) >= 1e10_r8)) then
      write(wide, '(1P,E13.5E2)') value
      mark = index(wide, 'E')
      field = wide(mark - 8:mark - 1) // wide(mark + 1:mark + 3)
    else
      mark = index(wide, 'E')
      field = wide(mark - 9:mark - 1) // wide(mark + 1:mark + 1) // wide(mark + 3:mark + 3)
    end if
  end function

  subroutine endf6()
    integer :: k, line
    call begin('tape.endf6')
    write(10, '(A,T67,I4,I2,I3,I5)') 'A tape of one material, all numbers made up', 1, 0, 0, 0
    write(10, '(2A11,4I11,I4,I2,I3,I5)') eleven(1001._r8), eleven(0.9991673_r8), -1, 0, 0, 0, 125, 1, 451, 1
    write(10, '(A,T67,I4,I2,I3,I5)') ' 1-H -  1  MADE      EVAL-NOV26', 125, 1, 451, 2
    write(10, '(A,T67,I4,I2,I3,I5)') ' ----TEXT        MATERIAL  125', 125, 1, 451, 3
    write(10, '(A,T67,I4,I2,I3,I5)') '', 125, 1, 0, 99999
    write(10, '(2A11,4I11,I4,I2,I3,I5)') eleven(1001._r8), eleven(0.9991673_r8), 0, 0, 0, 0, 125, 3, 1, 1
    do line = 1, 5
      write(10, '(6A11,I4,I2,I3,I5)') (eleven(sample(6 * line + k) * 10._r8**(2 * k - 5)), k = 1, 6), &
        125, 3, 1, line + 1
    end do
    write(10, '(4A11,22X,I4,I2,I3,I5)') (eleven(sample(k) * 1e-20_r8), k = 1, 4), 125, 3, 1, 7
    write(10, '(A,T67,I4,I2,I3,I5)') '', 125, 3, 0, 99999
    close(10)
  end subroutine

  ! d.dddddD+ee in 19 columns without the leading zero, as receivers write it.
  subroutine rinex_nav_2()
    integer :: k, j
    call begin('rinex-nav-2.98n')
    write(10, '(F9.2,11X,A1,T61,A)') 2.1, 'N', 'RINEX VERSION / TYPE'
    write(10, '(60X,A)') 'END OF HEADER'
    do k = 1, 3
      write(10, '(I2,5I3,F5.1,3D19.12/(3X,4D19.12))') k, 98, 12, k, 2 * k, 0, 0.0, &
        (sample(40 * k + j) * 1e-7_r8, j = 1, 29), 604784._r8, 4._r8
    end do
    close(10)
  end subroutine

  subroutine rinex_nav_3()
    integer :: k, j, count
    character(1), parameter :: systems(4) = ['G', 'R', 'E', 'S']
    call begin('rinex-nav-3.20n')
    write(10, '(F9.2,11X,A1,T61,A)') 3.04, 'N', 'RINEX VERSION / TYPE'
    write(10, '(60X,A)') 'END OF HEADER'
    do k = 1, 4
      count = merge(15, 29, systems(k) == 'R' .or. systems(k) == 'S')
      write(10, '(A1,I2.2,1X,I4,5(1X,I2.2),3D19.12/(4X,4D19.12))') systems(k), k, 2020, 2, 10, 23, k, 0, &
        (sample(40 * k + j) * 1e-7_r8, j = 1, count)
    end do
    close(10)
  end subroutine

  subroutine g_eqdsk()
    integer, parameter :: nw = 7, nh = 6
    integer :: k
    call begin('equilibrium.g-eqdsk')
    write(10, '(6A8,3I4)') '  MADE  ', '   30-11', '-2026   ', ' #     1', '   100ms', '        ', 3, nw, nh
    write(10, '(5E16.9)') (sample(k), k = 1, 19), -0._r8
    write(10, '(5E16.9)') (sample(100 + k), k = 1, nw)
    write(10, '(5E16.9)') (sample(200 + k), k = 1, nw)
    write(10, '(5E16.9)') (sample(300 + k), k = 1, nw)
    write(10, '(5E16.9)') (sample(400 + k), k = 1, nw)
    write(10, '(1P,5E16.9)') (-abs(sample(500 + k)), k = 1, nw * nh)
    write(10, '(5E16.9)') (sample(600 + k), k = 1, nw)
    write(10, '(2I5)') 4, 3
    write(10, '(5E16.9)') (sample(700 + k), k = 1, 8)
    write(10, '(5E16.9)') (sample(800 + k), k = 1, 6)
    close(10)
  end subroutine

  subroutine sp3()
    integer :: epoch, k, j
    call begin('orbit.sp3')
    write(10, '(A)') '#dP2026 11 30  0  0  0.00000000       2 ORBIT IGS20 HLM MADE'
    do epoch = 0, 1
      write(10, '(A2,1X,I4,4(1X,I2),1X,F11.8)') '* ', 2026, 11, 30, 0, 15 * epoch, 0.0
      do k = 1, 3
        write(10, '(A2,I2.2,4F14.6)') 'PG', k, (sample(50 * epoch + 12 * k + j) * 1e-6_r8, j = 1, 3), &
          999999.999999_r8
      end do
    end do
    write(10, '(A)') 'EOF'
    close(10)
  end subroutine

  subroutine stars()
    call begin('stars.txt')
    write(10, '(6I5)') 12, -3, 123456, -99999, 99999, 0
    write(10, '(4F8.3)') 1e4_r8, -0.0002_r8, -12345._r8, 0.5_r8
    write(10, '(4F8.3)') 0.125_r8, -0._r8, 2._r8 / 3, -1e-9_r8
    write(10, '(3ES9.2E1)') 1e-10_r8, 1.5_r8, -2e9_r8
    write(10, '(2G10.3)') 123.4e6_r8, -2e300_r8
    close(10)
  end subroutine

  subroutine decimal_comma()
    call begin('decimal-comma.txt')
    write(10, '(DC,4F12.3)') 2.5_r8, -0.0625_r8, 99999.5_r8, 0._r8
    write(10, '(DC,4F12.3)') 1._r8, 2._r8, 3._r8, 4._r8
    close(10)
  end subroutine

  subroutine implied_decimal()
    call begin('implied-decimal.txt')
    write(10, '(3A6)') ' 54321', '  -987', '  00 2'
    write(10, '(3A6)') '   2E3', ' 4.E-1', ' 16+2 '
    write(10, '(3A6)') '', ' +0   ', '-0.0'
    close(10)
  end subroutine

  ! Without an end of the last record; and behind the last record a NUL and a Ctrl-Z.
  subroutine integers()
    open(10, file='no-final-newline.txt', form='unformatted', access='stream', status='replace')
    write(10) '   7   8' // achar(10) // '   9 -10'
    close(10)
    open(10, file='nul-and-ctrlz.txt', form='unformatted', access='stream', status='replace')
    write(10) '   1  -2' // achar(10) // '  30 400' // achar(10) // achar(0) // achar(26)
    close(10)
  end subroutine

  subroutine reals()
    open(10, file='crlf.txt', form='unformatted', access='stream', status='replace')
    write(10) '  2.25 -7.50' // achar(13) // achar(10) // '  0.10' // achar(13) // achar(10)
    close(10)
  end subroutine

  subroutine sign_modes()
    call begin('sign-modes.txt')
    write(10, '(SP,3F8.2,S,3F8.2,SS,3I6)') 3._r8, -3._r8, 0._r8, 0.5_r8, -0._r8, 12._r8, 7, -7, 0
    write(10, '(3(F6.2,:,","))') 4.5_r8, -2.25_r8
    write(10, '(1PE12.4,0PF10.3,2PF10.3,-1PE12.4)') 99.5_r8, 99.5_r8, 99.5_r8, 99.5_r8
    close(10)
  end subroutine

  subroutine inf_nan()
    real(r8) :: infinity, nan
    infinity = transfer(int(z'7ff0000000000000', 8), 1._r8)
    nan = transfer(int(z'7ff8000000000000', 8), 1._r8)
    call begin('inf-nan.txt')
    write(10, '(4F10.3)') -infinity, 2._r8, infinity, nan
    write(10, '(4F3.0)') 7._r8, infinity, nan, infinity
    write(10, '(1X,A8,1X,A4,1X,A8,1X,A4)') 'INFINITY', '-inf', 'NaN(abc)', '+INF'
    close(10)
  end subroutine

  subroutine bits()
    call begin('bits.txt')
    write(10, '(B16.8,1X,O10,1X,Z8.8,1X,Z16)') 37, 511, -2, -3_8
    close(10)
  end subroutine

  subroutine text()
    call begin('text.txt')
    write(10, '(A1,A)') '1', 'A new page', '0', 'Two lines', ' ', 'One line', '+', 'Over it'
    write(10, '(A)') achar(9) // 'tabs' // achar(9) // 'between', ''
    close(10)
  end subroutine
end program
