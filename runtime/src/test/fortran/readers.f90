! Reads a file of a known kind with the formats of that kind, and prints every value read: reals as
! bits. The tests read the same files and must print the same.
!
!   gfortran -O0 readers.f90 -o readers && ./readers KIND FILE
module show
  implicit none
  integer, parameter :: r8 = kind(1d0)
contains
  subroutine put_i(value)
    integer, intent(in) :: value
    print '(A,I0)', 'i ', value
  end subroutine

  subroutine put_r(value)
    real(r8), intent(in) :: value
    print '(A,Z16.16)', 'r ', transfer(value, 0_8)
  end subroutine

  subroutine put_s(value)
    real(4), intent(in) :: value
    print '(A,Z8.8)', 's ', transfer(value, 0_4)
  end subroutine

  subroutine put_c(value)
    character(*), intent(in) :: value
    print '(3A)', 'c |', value, '|'
  end subroutine

  subroutine put_status(ios)
    use, intrinsic :: iso_fortran_env, only: iostat_end, iostat_eor
    integer, intent(in) :: ios
    if (ios == 0) then
      print '(A)', 'ok'
    else if (ios == iostat_end) then
      print '(A)', 'end of file'
    else if (ios == iostat_eor) then
      print '(A)', 'end of record'
    else
      print '(A)', 'error'
    end if
  end subroutine

  subroutine put_all_i(values)
    integer, intent(in) :: values(:)
    integer :: k
    do k = 1, size(values)
      call put_i(values(k))
    end do
  end subroutine

  subroutine put_all_r(values)
    real(r8), intent(in) :: values(:)
    integer :: k
    do k = 1, size(values)
      call put_r(values(k))
    end do
  end subroutine
end module

program readers
  use show
  implicit none
  character(32) :: which
  character(256) :: path
  call get_command_argument(1, which)
  call get_command_argument(2, path)
  open(10, file=path, form='formatted', status='old', action='read')
  select case (which)
  case ('ghcn-daily'); call ghcn_daily()
  case ('harwell-boeing'); call harwell_boeing()
  case ('endf6'); call endf6()
  case ('rinex-nav-2'); call rinex_nav_2()
  case ('rinex-nav-3'); call rinex_nav_3()
  case ('rinex-obs-2'); call rinex_obs_2()
  case ('rinex-clk'); call rinex_clk()
  case ('sp3'); call sp3()
  case ('g-eqdsk'); call g_eqdsk()
  case ('antex'); call antex()
  case ('eop-c04'); call eop_c04()
  case ('eop-finals'); call eop_finals()
  case ('icgem'); call icgem()
  case ('grgs-gravity'); call grgs_gravity()
  case ('ilrs-cpf'); call ilrs_cpf()
  case ('nist-lanczos'); call nist_lanczos()
  case ('nist-smls'); call nist_smls()
  case ('ame-mass'); call ame_mass()
  case ('mt3d'); call mt3d()
  case ('stars'); call stars()
  case ('decimal-comma'); call decimal_comma()
  case ('implied-decimal'); call implied_decimal()
  case ('integers'); call integers()
  case ('nul-and-ctrlz'); call nul_and_ctrlz()
  case ('reals'); call reals()
  case ('sign-modes'); call sign_modes()
  case ('inf-nan'); call inf_nan()
  case ('bits'); call bits()
  case ('text'); call text()
  case default; stop 'no such kind'
  end select
contains
  ! Goes to the record after the first that has TEXT at COLUMN.
  subroutine skip_past(column, text)
    integer, intent(in) :: column
    character(*), intent(in) :: text
    character(256) :: line
    do
      read(10, '(A)') line
      if (line(column:column + len(text) - 1) == text) return
    end do
  end subroutine

  subroutine skip(records)
    integer, intent(in) :: records
    integer :: k
    do k = 1, records
      read(10, '()')
    end do
  end subroutine

  subroutine ghcn_daily()
    character(11) :: station
    character(4) :: element
    character(1) :: flags(3, 31)
    integer :: year, month, values(31), k, j, ios
    do
      read(10, '(A11,I4,I2,A4,31(I5,3A1))', iostat=ios) station, year, month, element, &
        (values(k), (flags(j, k), j = 1, 3), k = 1, 31)
      if (ios /= 0) exit
      call put_c(station)
      call put_i(year)
      call put_i(month)
      call put_c(element)
      do k = 1, 31
        call put_i(values(k))
        call put_c(flags(1, k) // flags(2, k) // flags(3, k))
      end do
    end do
    call put_status(ios)
  end subroutine

  subroutine harwell_boeing()
    character(72) :: title
    character(8) :: key
    character(3) :: matrix
    character(16) :: pointers, indices
    character(20) :: entries, right_sides
    integer :: cards(5), sizes(4)
    integer, allocatable :: pointer_list(:), index_list(:)
    real(r8), allocatable :: values(:)
    read(10, '(A72,A8/5I14/A3,11X,4I14/2A16,2A20)') title, key, cards, matrix, sizes, pointers, &
      indices, entries, right_sides
    call put_c(title)
    call put_c(key)
    call put_all_i(cards)
    call put_c(matrix)
    call put_all_i(sizes)
    call put_c(pointers)
    call put_c(indices)
    call put_c(entries)
    call put_c(right_sides)
    allocate(pointer_list(sizes(2) + 1), index_list(sizes(3)), values(sizes(3)))
    read(10, pointers) pointer_list
    read(10, indices) index_list
    read(10, entries) values
    call put_all_i(pointer_list)
    call put_all_i(index_list)
    call put_all_r(values)
  end subroutine

  subroutine endf6()
    character(80) :: line
    character(66) :: text
    integer :: material, file, section, last, integers(4), ios
    real(r8) :: reals(6)
    last = 0
    do
      read(10, '(A80)', iostat=ios) line
      if (ios /= 0) exit
      read(line, '(66X,I4,I2,I3)') material, file, section
      call put_i(material)
      call put_i(file)
      call put_i(section)
      if (section == 0) then
        continue
      else if (file == 1 .and. section == last) then
        read(line, '(A66)') text
        call put_c(text)
      else if (section /= last) then
        read(line, '(2E11.0,4I11,I4,I2,I3)') reals(:2), integers, material, file, section
        call put_all_r(reals(:2))
        call put_all_i(integers)
      else
        read(line, '(6E11.0)') reals
        call put_all_r(reals)
      end if
      last = section
    end do
    call put_status(ios)
  end subroutine

  subroutine rinex_nav_2()
    integer :: epoch(6), ios
    real(r8) :: second, values(31)
    call skip_past(61, 'END OF HEADER')
    do
      read(10, '(I2,5I3,F5.1,3D19.12/(3X,4D19.12))', iostat=ios) epoch, second, values
      if (ios /= 0) exit
      call put_all_i(epoch)
      call put_r(second)
      call put_all_r(values)
    end do
    call put_status(ios)
  end subroutine

  subroutine rinex_nav_3()
    character(1) :: system
    integer :: satellite, epoch(6), count, ios
    real(r8) :: values(31)
    call skip_past(61, 'END OF HEADER')
    do
      read(10, '(A1,I2.2,1X,I4,5(1X,I2.2),3D19.12)', iostat=ios) system, satellite, epoch, values(:3)
      if (ios /= 0) exit
      if (system == ' ') cycle
      call put_c(system)
      call put_i(satellite)
      call put_all_i(epoch)
      count = merge(15, 31, system == 'R' .or. system == 'S')
      read(10, '(4X,4D19.12)') values(4:count)
      call put_all_r(values(:count))
    end do
    call put_status(ios)
  end subroutine

  subroutine rinex_obs_2()
    character(80) :: line
    character(1) :: systems(64)
    integer :: types, epoch(5), flag, satellites, numbers(64), lost(32), strength(32), j, k, ios
    real(r8) :: second, offset, values(32)
    types = 0
    do
      read(10, '(A80)') line
      if (line(61:79) == '# / TYPES OF OBSERV') read(line, '(I6)') types
      if (line(61:73) == 'END OF HEADER') exit
    end do
    call put_i(types)
    do
      ! The list of satellites goes on in further records; the receiver's offset is in the first.
      read(10, '(A80)', iostat=ios) line
      if (ios /= 0) exit
      read(line, '(1X,I2.2,4(1X,I2),F11.7,2X,I1,I3,36X,F12.9)', iostat=ios) epoch, second, flag, &
        satellites, offset
      call put_all_i(epoch)
      call put_r(second)
      call put_i(flag)
      call put_i(satellites)
      call put_r(offset)
      if (flag > 1) then
        call skip(satellites)
        cycle
      end if
      do k = 1, satellites, 12
        if (k > 1) read(10, '(A80)') line
        read(line, '(32X,12(A1,I2))') (systems(j), numbers(j), j = k, min(k + 11, satellites))
      end do
      do k = 1, satellites
        call put_c(systems(k))
        call put_i(numbers(k))
      end do
      do k = 1, satellites
        call observations(types, values, lost, strength)
      end do
    end do
    call put_status(ios)
  end subroutine

  subroutine observations(types, values, lost, strength)
    integer, intent(in) :: types
    real(r8), intent(out) :: values(:)
    integer, intent(out) :: lost(:), strength(:)
    integer :: j
    read(10, '(5(F14.3,I1,I1))') (values(j), lost(j), strength(j), j = 1, types)
    call put_all_r(values(:types))
    call put_all_i(lost(:types))
    call put_all_i(strength(:types))
  end subroutine

  subroutine rinex_clk()
    character(2) :: kind
    character(4) :: name
    integer :: epoch(5), count, ios
    real(r8) :: second, values(2)
    call skip_past(61, 'END OF HEADER')
    do
      read(10, '(A2,1X,A4,1X,I4,4I3,F10.6,I3,2X,2(1X,E19.12))', iostat=ios) kind, name, epoch, second, &
        count, values
      if (ios /= 0) exit
      call put_c(kind)
      call put_c(name)
      call put_all_i(epoch)
      call put_r(second)
      call put_i(count)
      call put_all_r(values)
    end do
    call put_status(ios)
  end subroutine

  subroutine sp3()
    character(80) :: line
    character(3) :: satellite
    integer :: epoch(5), ios
    real(r8) :: second, position(4)
    do
      read(10, '(A80)', iostat=ios) line
      if (ios /= 0) exit
      if (line(1:1) == '*') then
        read(line, '(A2,1X,I4,4(1X,I2),1X,F11.8)') satellite, epoch, second
        call put_all_i(epoch)
        call put_r(second)
      else if (line(1:1) == 'P') then
        read(line, '(1X,A3,4F14.6)') satellite, position
        call put_c(satellite)
        call put_all_r(position)
      end if
    end do
    call put_status(ios)
  end subroutine

  subroutine g_eqdsk()
    character(8) :: title(6)
    integer :: dummy, nw, nh, boundary, limiter
    real(r8) :: scalars(20)
    real(r8), allocatable :: profile(:), plane(:, :), points(:)
    integer :: k
    read(10, '(6A8,3I4)') title, dummy, nw, nh
    do k = 1, 6
      call put_c(title(k))
    end do
    call put_i(dummy)
    call put_i(nw)
    call put_i(nh)
    read(10, '(5E16.9)') scalars
    call put_all_r(scalars)
    allocate(profile(nw), plane(nw, nh))
    do k = 1, 4
      read(10, '(5E16.9)') profile
      call put_all_r(profile)
    end do
    read(10, '(5E16.9)') plane
    do k = 1, nh
      call put_all_r(plane(:, k))
    end do
    read(10, '(5E16.9)') profile
    call put_all_r(profile)
    read(10, '(2I5)') boundary, limiter
    call put_i(boundary)
    call put_i(limiter)
    allocate(points(2 * boundary))
    read(10, '(5E16.9)') points
    call put_all_r(points)
    deallocate(points)
    allocate(points(2 * limiter))
    read(10, '(5E16.9)') points
    call put_all_r(points)
  end subroutine

  subroutine antex()
    character(60) :: text
    character(20) :: label
    character(256) :: line
    integer :: angles, ios, k
    real(r8) :: azimuth_step, zenith(3), row(64), azimuth
    azimuth_step = 0
    angles = 0
    do
      read(10, '(A)', iostat=ios) line
      if (ios /= 0) exit
      read(line, '(A60,A20)') text, label
      select case (label)
      case ('DAZI')
        read(line, '(2X,F6.1)') azimuth_step
        call put_r(azimuth_step)
      case ('ZEN1 / ZEN2 / DZEN')
        read(line, '(2X,3F6.1)') zenith
        call put_all_r(zenith)
        angles = nint((zenith(2) - zenith(1)) / zenith(3)) + 1
      case ('NORTH / EAST / UP')
        read(line, '(3F10.2)') zenith
        call put_all_r(zenith)
        read(10, '(8X,64F8.2)') row(:angles)
        call put_all_r(row(:angles))
        if (azimuth_step > 0) then
          do k = 0, nint(360 / azimuth_step)
            read(10, '(F8.1,64F8.2)') azimuth, row(:angles)
            call put_r(azimuth)
            call put_all_r(row(:angles))
          end do
        end if
      end select
    end do
    call put_status(ios)
  end subroutine

  subroutine eop_c04()
    character(256) :: line
    character(100) :: layout
    integer :: date(3), day, ios
    real(r8) :: values(12)
    do
      read(10, '(A)') line
      if (index(line, 'FORMAT(') > 0) exit
    end do
    layout = line(index(line, 'FORMAT(') + 6:)
    call put_c(trim(layout))
    call skip_past(1, '     (0h UTC)')
    call skip(1)
    do
      read(10, layout, iostat=ios) date, day, values
      if (ios /= 0) exit
      call put_all_i(date)
      call put_i(day)
      call put_all_r(values)
    end do
    call put_status(ios)
  end subroutine

  subroutine eop_finals()
    character(1) :: flags(3)
    integer :: date(3), ios
    real(r8) :: day, pole(4), time(2), length(2), shifts(4), second(5)
    do
      read(10, '(3I2,1X,F8.2,1X,A1,1X,F9.6,F9.6,1X,F9.6,F9.6,2X,A1,F10.7,F10.7,1X,F7.4,F7.4,2X,' // &
        'A1,1X,F9.3,F9.3,1X,F9.3,F9.3,2F10.6,F11.7,2F10.3)', iostat=ios) date, day, flags(1), pole, &
        flags(2), time, length, flags(3), shifts, second
      if (ios /= 0) exit
      call put_all_i(date)
      call put_r(day)
      call put_c(flags(1) // flags(2) // flags(3))
      call put_all_r(pole)
      call put_all_r(time)
      call put_all_r(length)
      call put_all_r(shifts)
      call put_all_r(second)
    end do
    call put_status(ios)
  end subroutine

  subroutine icgem()
    character(256) :: line
    integer :: degree, order, ios
    real(r8) :: values(4)
    real(4) :: single(4)
    do
      read(10, '(A)', iostat=ios) line
      if (ios /= 0) exit
      if (line(1:4) /= 'gfc ') cycle
      read(line, '(4X,2I5,4E25.16)', iostat=ios) degree, order, values
      read(line, '(4X,2I5,4E25.16)', iostat=ios) degree, order, single
      call put_i(degree)
      call put_i(order)
      call put_all_r(values)
      call put_s(single(1))
      call put_s(single(2))
    end do
    call put_status(ios)
  end subroutine

  subroutine grgs_gravity()
    character(3) :: mark
    integer :: degree, order, ios
    real(r8) :: constants(4), coefficients(4)
    call skip(2)
    read(10, '(4E20.14)') constants
    call put_all_r(constants)
    do
      read(10, '(2I3,A3,1X,2E21.14,2(1X,E12.6))', iostat=ios) degree, order, mark, coefficients
      if (ios < 0) exit
      call put_status(ios)
      if (ios /= 0) cycle
      call put_i(degree)
      call put_i(order)
      call put_c(mark)
      call put_all_r(coefficients)
    end do
    call put_status(ios)
  end subroutine

  subroutine ilrs_cpf()
    character(256) :: line
    character(2) :: kind
    integer :: direction, day, leap, ios
    real(r8) :: second, position(3)
    do
      read(10, '(A)', iostat=ios) line
      if (ios /= 0) exit
      if (line(1:2) /= '10') cycle
      read(line, '(A2,I2,I6,F14.6,I3,3(1X,F17.3))') kind, direction, day, second, leap, position
      call put_c(kind)
      call put_i(direction)
      call put_i(day)
      call put_r(second)
      call put_i(leap)
      call put_all_r(position)
    end do
    call put_status(ios)
  end subroutine

  subroutine nist_lanczos()
    integer :: ios
    real(r8) :: pair(2)
    call skip_past(1, 'Data:   y')
    do
      read(10, '(E25.12,E20.12)', iostat=ios) pair
      if (ios /= 0) exit
      call put_all_r(pair)
    end do
    call put_status(ios)
  end subroutine

  subroutine nist_smls()
    integer :: treatment, ios
    real(r8) :: response
    call skip_past(1, 'Data:  Treatment')
    do
      read(10, '(I12,F12.1)', iostat=ios) treatment, response
      if (ios /= 0) exit
      call put_i(treatment)
      call put_r(response)
    end do
    call put_status(ios)
  end subroutine

  ! Estimated values have # for the point, and what cannot be calculated is *: both are errors.
  subroutine ame_mass()
    character(1) :: control
    character(3) :: element
    character(4) :: origin
    character(2) :: decay
    integer :: numbers(4), whole, ios
    real(r8) :: excess(2), binding(2), energy(2), mass(2)
    call skip(37)
    do
      read(10, '(a1,i3,i5,i5,i5,1x,a3,a4,1x,f14.6,f12.6,f13.5,1x,f10.5,1x,a2,f13.5,f11.5,1x,i3,1x,' // &
        'f13.6,f12.6)', iostat=ios) control, numbers, element, origin, excess, binding, decay, energy, &
        whole, mass
      call put_status(ios)
      if (ios < 0) exit
      if (ios /= 0) cycle
      call put_c(control)
      call put_all_i(numbers)
      call put_c(element)
      call put_c(origin)
      call put_all_r(excess)
      call put_all_r(binding)
      call put_c(decay)
      call put_all_r(energy)
      call put_i(whole)
      call put_all_r(mass)
    end do
  end subroutine

  ! Rows of concentrations; one that overflowed is an error, after which the next record is read.
  subroutine mt3d()
    character(256) :: line
    integer :: row, ios
    real(r8) :: values(15)
    do
      read(10, '(A)', iostat=ios) line
      if (ios /= 0) exit
      if (line(9:9) /= '.' .and. line(10:10) /= '.') cycle
      read(line, '(1X,I3,2X,15F8.3)', iostat=ios) row, values
      call put_status(ios)
      if (ios /= 0) cycle
      call put_i(row)
      call put_all_r(values)
    end do
    call put_status(ios)
  end subroutine

  ! ---- what gfortran writes in awkward cases ----

  ! Fields that overflowed are errors, and the next READ goes on at the next record.
  subroutine stars()
    integer :: whole(6), ios
    read(10, '(6I5)', iostat=ios) whole
    call put_status(ios)
    call put_reals('(4F8.3)', 4)
    call put_reals('(4F8.3)', 4)
    call put_reals('(3ES9.2E1)', 3)
    call put_reals('(2G10.3)', 2)
  end subroutine

  subroutine put_reals(layout, count)
    character(*), intent(in) :: layout
    integer, intent(in) :: count
    real(r8) :: values(8)
    integer :: ios
    read(10, layout, iostat=ios) values(:count)
    call put_status(ios)
    if (ios == 0) call put_all_r(values(:count))
  end subroutine

  subroutine decimal_comma()
    call put_reals('(DC,4F12.3)', 4)
    call put_reals('(4F12.3)', 4)
  end subroutine

  subroutine implied_decimal()
    integer :: k
    do k = 1, 4
      call put_reals('(3F6.2)', 3)
    end do
  end subroutine

  subroutine integers()
    integer :: values(2), k, ios
    do k = 1, 5
      read(10, '(2I4)', iostat=ios) values
      call put_status(ios)
      if (ios < 0) exit
      if (ios == 0) call put_all_i(values)
    end do
  end subroutine

  ! What programs of another system left behind the last record is no record of integers.
  subroutine nul_and_ctrlz()
    character(2) :: rest
    integer :: values(2), k, ios
    do k = 1, 2
      read(10, '(2I4)') values
      call put_all_i(values)
    end do
    read(10, '(A2)') rest
    call put_c(rest)
    read(10, '(2I4)', iostat=ios) values
    call put_status(ios)
  end subroutine

  subroutine reals()
    integer :: k
    do k = 1, 3
      call put_reals('(2F6.2)', 2)
    end do
  end subroutine

  subroutine sign_modes()
    real(r8) :: values(6)
    integer :: whole(3)
    read(10, '(SP,3F8.2,S,3F8.2,SS,3I6)') values, whole
    call put_all_r(values)
    call put_all_i(whole)
    call put_reals('(2(F6.2,:,1X))', 2)
    call put_reals('(1PE12.4,0PF10.3,2PF10.3,-1PE12.4)', 4)
  end subroutine

  subroutine inf_nan()
    call put_reals('(4F10.3)', 4)
    call put_reals('(4F3.0)', 4)
    call put_reals('(1X,F8.0,1X,F4.0,1X,F8.0,1X,F4.0)', 4)
  end subroutine

  subroutine bits()
    integer :: words(3)
    integer(8) :: long
    read(10, '(B16.8,1X,O10,1X,Z8.8,1X,Z16)') words, long
    call put_all_i(words)
    print '(A,I0)', 'i ', long
  end subroutine

  subroutine text()
    character(1) :: control
    character(30) :: line
    integer :: ios
    do
      read(10, '(A1,A)', iostat=ios) control, line
      if (ios /= 0) exit
      call put_c(control)
      call put_c(line)
    end do
    call put_status(ios)
  end subroutine
end program
