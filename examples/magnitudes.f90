! Writes 1003 REAL*8 of all magnitudes as (4D24.15): the last record is short.
!
!     gfortran magnitudes.f90 -o magnitudes && ./magnitudes
!
! Every value is an integer times a power of two, so any compiler makes the same ones.
program magnitudes
    implicit none
    integer, parameter :: n = 1003
    real(8) :: x(n)
    integer(8) :: state
    integer :: i

    x(1:8) = [1d0, -1d0, 0d0, -0d0, 0.1d0, 1d0 / 3d0, tiny(1d0), huge(1d0) / 2]
    x(9) = scale(1d0, -1074)
    state = 20260101
    do i = 10, n
        state = modulo(state * 1103515245_8 + 12345_8, 2_8**31)
        x(i) = dble(state - 2_8**30)
        state = modulo(state * 1103515245_8 + 12345_8, 2_8**31)
        ! Half of them as measured values are, the others up to 1D+300 and down to 1D-300.
        if (modulo(i, 2) == 0) then
            x(i) = scale(x(i), -int(modulo(state / 65536_8, 40_8)))
        else
            x(i) = scale(x(i), int(modulo(state / 65536_8, 1990_8)) - 1025)
        end if
    end do

    open (10, file='magnitudes.dat', form='formatted', status='replace')
    write (10, '(4D24.15)') x
    close (10)
end program
