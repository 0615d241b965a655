! Rows of daily climate records, as GHCN has them, read into arrays by one READ statement a row: what
! ColumnsReadBenchmark does, for a comparison.
!   gfortran -O3 columns.f90 -o columns && ./columns FILE [rows] [repeats]
! Writes FILE, reads it so many times, prints the median and the best in nanoseconds for a row, and
! the sum of all values read.
program columns
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  character(*), parameter :: layout = '(A11,I4,I2,A4,31(I5,3A1))'
  character(4096) :: file, argument
  integer :: rows = 20000, repeats = 7, i, j, k
  character(11), allocatable :: stations(:)
  character(4), allocatable :: elements(:)
  character(1), allocatable :: flags(:, :, :)
  integer, allocatable :: years(:), months(:), values(:, :)
  integer(int64) :: t0, t1, rate
  integer(int64), allocatable :: times(:)

  call get_command_argument(1, file)
  if (command_argument_count() >= 2) then
    call get_command_argument(2, argument)
    read (argument, *) rows
  end if
  if (command_argument_count() >= 3) then
    call get_command_argument(3, argument)
    read (argument, *) repeats
  end if
  allocate (stations(rows), elements(rows), flags(3, 31, rows), years(rows), months(rows))
  allocate (values(31, rows), times(repeats))
  do i = 1, rows
    do j = 1, 31
      values(j, i) = value(i - 1, j - 1)
    end do
  end do
  flags = ' '
  flags(3, :, :) = 'I'
  open (20, file=trim(file), status='replace')
  do i = 1, rows
    write (20, layout) 'AE000041196', 1900 + mod(i - 1, 120), 1 + mod(i - 1, 12), 'TMAX', &
      (values(j, i), flags(:, j, i), j=1, 31)
  end do
  close (20)
  do k = 1, repeats
    open (20, file=trim(file), status='old')
    call system_clock(t0, rate)
    do i = 1, rows
      read (20, layout) stations(i), years(i), months(i), elements(i), &
        (values(j, i), flags(:, j, i), j=1, 31)
    end do
    call system_clock(t1)
    close (20)
    times(k) = t1 - t0
  end do
  do i = 2, repeats
    do j = i, 2, -1
      if (times(j) < times(j - 1)) times(j - 1:j) = times([j, j - 1])
    end do
  end do
  print '(a,f10.1,a,f10.1,a,i0)', 'ns a row: median', ns(times((repeats + 1) / 2)), ', best', ns(times(1)), &
    ', sum ', sum(int(values, int64))
contains
  ! Missing now and then, as in the files of stations.
  pure integer function value(row, day)
    integer, intent(in) :: row, day
    integer :: n
    n = mod(row * 31 + day, 1000)
    value = mod(n * 919, 750) - 300
    if (mod(n, 11) == 0) value = -9999
  end function

  real function ns(ticks)
    integer(int64), intent(in) :: ticks
    ns = real(1d9 * ticks / rate / rows)
  end function
end program
