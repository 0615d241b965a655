! A DIMACS graph for shortest paths read into arrays by one list-directed READ statement an arc, for
! a comparison with the class GraphReading, which writes the file.
!   gfortran -O3 dimacs.f90 -o dimacs && ./dimacs FILE [repeats]
! Reads FILE, prints the median and the best in seconds, and a sum of all that was read.
program dimacs
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  character(4096) :: file, argument
  character(1) :: letter
  character(8) :: word
  integer :: vertices, arcs, repeats = 3, i, k
  integer, allocatable :: sources(:), targets(:)
  integer(int64), allocatable :: weights(:)
  integer(int64) :: t0, t1, rate, total
  real(8), allocatable :: seconds(:)
  real(8) :: swap

  call get_command_argument(1, file)
  if (command_argument_count() >= 2) then
    call get_command_argument(2, argument)
    read (argument, *) repeats
  end if
  allocate (seconds(repeats))
  do k = 1, repeats
    call system_clock(t0, rate)
    open (20, file=trim(file), status='old', action='read')
    read (20, *) letter, word, vertices, arcs
    allocate (sources(arcs), targets(arcs), weights(arcs))
    do i = 1, arcs
      read (20, *) letter, sources(i), targets(i), weights(i)
    end do
    close (20)
    call system_clock(t1)
    seconds(k) = real(t1 - t0, 8)/rate
    total = 0
    do i = 1, arcs
      total = total + sources(i) + 2_int64*targets(i) + 3*weights(i)
    end do
    deallocate (sources, targets, weights)
  end do
  do i = 1, repeats
    do k = i + 1, repeats
      if (seconds(k) < seconds(i)) then
        swap = seconds(i)
        seconds(i) = seconds(k)
        seconds(k) = swap
      end if
    end do
  end do
  print '(a, f0.3, a, f0.3, a, i0)', 'median ', seconds((repeats + 1)/2), ' s, best ', &
    seconds(1), ' s, sum ', total
end program dimacs
