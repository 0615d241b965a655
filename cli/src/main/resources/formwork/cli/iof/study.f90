! The Fortran side of "formwork iof": formatted output and input of whole arrays, timed.
!   study ELEMENTS PREFIX
! Each line of standard input names a type: i4, r4, r8, c8 or c16. The answer is a line with the
! seconds of one WRITE and FLUSH of the array, and of one READ, both without OPEN and CLOSE; the
! file PREFIX.dat is left as it was written. An empty line, or the end of input, ends the program.
! Values: SplitMix64, seed 1, as StudyValues.java has them.
module splitmix
  use, intrinsic :: iso_fortran_env, only: int64
  implicit none
  private
  public :: numbers
contains
  ! Integers must wrap around: -fwrapv, where a compiler does not do so anyway.
  subroutine numbers(z)
    integer(int64), intent(out) :: z(:)
    integer(int64), parameter :: gamma = int(z'9E3779B97F4A7C15', int64)
    integer(int64), parameter :: first = int(z'BF58476D1CE4E5B9', int64)
    integer(int64), parameter :: second = int(z'94D049BB133111EB', int64)
    integer(int64) :: state, mixed
    integer :: i
    state = 1
    do i = 1, size(z)
      state = state + gamma
      mixed = ieor(state, ishft(state, -30)) * first
      mixed = ieor(mixed, ishft(mixed, -27)) * second
      z(i) = ieor(mixed, ishft(mixed, -31))
    end do
  end subroutine
end module

module arrays
  use, intrinsic :: iso_fortran_env, only: int64, int32, real64, real32
  use splitmix
  implicit none
  integer, parameter :: unit = 20
contains
  function reals(z) result(x)
    integer(int64), intent(in) :: z(:)
    real(real64), allocatable :: x(:)
    real(real64) :: scales(0:39)
    character(8) :: text
    integer :: i
    ! The nearest REAL*8 to each power of ten, which a constant such as 1D-20 is.
    do i = 0, 39
      write (text, '(a,sp,i3.2)') '1D', i - 20
      read (text, *) scales(i)
    end do
    allocate (x(size(z)))
    do i = 1, size(z)
      x(i) = (real(ishft(z(i), -11), real64) / 2d0**53 - 0.5d0) * scales(mod(i - 1, 40))
    end do
  end function

  function clock() result(t)
    integer(int64) :: t
    call system_clock(t)
  end function

  subroutine answer(t0, t1, t2, t3)
    use, intrinsic :: iso_fortran_env, only: output_unit
    integer(int64), intent(in) :: t0, t1, t2, t3
    integer(int64) :: rate
    call system_clock(count_rate=rate)
    write (output_unit, '(2f16.9)') real(t1 - t0, real64) / rate, real(t3 - t2, real64) / rate
    flush (output_unit)
  end subroutine
end module

program study
  use, intrinsic :: iso_fortran_env, only: int64, int32, real64, real32, input_unit
  use splitmix
  use arrays
  implicit none
  integer(int64), allocatable :: z(:)
  character(4096) :: argument
  character(:), allocatable :: file
  character(8) :: kind
  integer :: n, status

  call get_command_argument(1, argument)
  read (argument, *) n
  call get_command_argument(2, argument)
  file = trim(argument)//'.dat'
  allocate (z(n))
  call numbers(z)
  do
    read (input_unit, '(a)', iostat=status) kind
    if (status /= 0 .or. kind == '') exit
    select case (kind)
    case ('i4'); call integers4()
    case ('r4'); call reals4()
    case ('r8'); call reals8()
    case ('c8'); call complexes8()
    case ('c16'); call complexes16()
    case default; error stop 'expected i4, r4, r8, c8 or c16'
    end select
  end do
contains
  subroutine connect(status)
    character(*), intent(in) :: status
    open (unit, file=file, form='formatted', status=status)
  end subroutine

  subroutine integers4()
    integer(int32), allocatable :: x(:), back(:)
    integer(int64) :: t0, t1, t2, t3
    integer :: i
    allocate (x(n), back(n))
    do i = 1, n
      x(i) = transfer(ishft(z(i), -32), 1_int32)
    end do
    back = 0
    call connect('replace')
    t0 = clock()
    write (unit, '(8I12)') x
    flush (unit)
    t1 = clock()
    close (unit)
    call connect('old')
    t2 = clock()
    read (unit, '(8I12)') back
    t3 = clock()
    close (unit)
    call answer(t0, t1, t2, t3)
  end subroutine

  subroutine reals4()
    real(real32), allocatable :: x(:), back(:)
    integer(int64) :: t0, t1, t2, t3
    x = real(reals(z), real32)
    allocate (back(n), source=0.0_real32)
    call connect('replace')
    t0 = clock()
    write (unit, '(4E16.7)') x
    flush (unit)
    t1 = clock()
    close (unit)
    call connect('old')
    t2 = clock()
    read (unit, '(4E16.7)') back
    t3 = clock()
    close (unit)
    call answer(t0, t1, t2, t3)
  end subroutine

  subroutine reals8()
    real(real64), allocatable :: x(:), back(:)
    integer(int64) :: t0, t1, t2, t3
    x = reals(z)
    allocate (back(n), source=0.0_real64)
    call connect('replace')
    t0 = clock()
    write (unit, '(4D24.15)') x
    flush (unit)
    t1 = clock()
    close (unit)
    call connect('old')
    t2 = clock()
    read (unit, '(4D24.15)') back
    t3 = clock()
    close (unit)
    call answer(t0, t1, t2, t3)
  end subroutine

  subroutine complexes8()
    complex(real32), allocatable :: x(:), back(:)
    real(real32), allocatable :: parts(:)
    integer(int64) :: t0, t1, t2, t3
    parts = real(reals(z), real32)
    x = cmplx(parts, -parts, real32)
    allocate (back(n), source=(0.0_real32, 0.0_real32))
    call connect('replace')
    t0 = clock()
    write (unit, '(4E16.7)') x
    flush (unit)
    t1 = clock()
    close (unit)
    call connect('old')
    t2 = clock()
    read (unit, '(4E16.7)') back
    t3 = clock()
    close (unit)
    call answer(t0, t1, t2, t3)
  end subroutine

  subroutine complexes16()
    complex(real64), allocatable :: x(:), back(:)
    real(real64), allocatable :: parts(:)
    integer(int64) :: t0, t1, t2, t3
    parts = reals(z)
    x = cmplx(parts, -parts, real64)
    allocate (back(n), source=(0.0_real64, 0.0_real64))
    call connect('replace')
    t0 = clock()
    write (unit, '(4D24.15)') x
    flush (unit)
    t1 = clock()
    close (unit)
    call connect('old')
    t2 = clock()
    read (unit, '(4D24.15)') back
    t3 = clock()
    close (unit)
    call answer(t0, t1, t2, t3)
  end subroutine
end program
