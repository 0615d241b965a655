! A Harwell-Boeing matrix read into arrays by the formats that its header gives, for a comparison
! with the class MatrixReading, which writes the file.
!   gfortran -O3 harwell.f90 -o harwell && ./harwell FILE [repeats]
! Reads FILE, prints the median and the best in seconds, and a sum of the values.
program harwell
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  character(4096) :: file, argument
  character(80) :: title
  character(16) :: pointer_format, index_format
  character(20) :: value_format
  character(3) :: matrix_type
  integer :: rows, columns, entries, elements, repeats = 3, i
  integer, allocatable :: pointers(:), indices(:)
  real(8), allocatable :: values(:), seconds(:)
  integer(int64) :: t0, t1, rate

  call get_command_argument(1, file)
  if (command_argument_count() > 1) then
    call get_command_argument(2, argument)
    read (argument, *) repeats
  end if
  allocate (seconds(repeats))
  do i = 1, repeats
    if (allocated(pointers)) deallocate (pointers, indices, values)
    call system_clock(t0, rate)
    open (10, file=file, status='old', action='read')
    read (10, '(A)') title
    read (10, '(A)') title
    read (10, '(A3,11X,4I14)') matrix_type, rows, columns, entries, elements
    read (10, '(2A16,A20)') pointer_format, index_format, value_format
    allocate (pointers(columns + 1), indices(entries), values(entries))
    read (10, pointer_format) pointers
    read (10, index_format) indices
    read (10, value_format) values
    close (10)
    call system_clock(t1)
    seconds(i) = real(t1 - t0, 8)/rate
  end do
  call sort(seconds)
  print '(A,F7.3,A,F7.3,A,ES17.9)', 'median ', seconds((repeats + 1)/2), ' s, best ', &
    seconds(1), ' s, sum ', sum(values)
contains
  subroutine sort(a)
    real(8), intent(inout) :: a(:)
    real(8) :: held
    integer :: j, k
    do j = 2, size(a)
      held = a(j)
      k = j - 1
      do while (k >= 1)
        if (a(k) <= held) exit
        a(k + 1) = a(k)
        k = k - 1
      end do
      a(k + 1) = held
    end do
  end subroutine
end program
