#!/usr/bin/env python3
"""Small files that gfortran writes under the formats of their kinds, and what it reads from them.

Usage: files.py ../resources/formwork/formats/gfortran-files

Writes the files, and `values.tsv`: file, table, column, how many values, and a hash of their bits
as doubles, as values.py has it. GNU Fortran 12.2 has given the answers. The reals are of all sizes,
so that some have exponents of three digits, which have no letter.
"""
import os, subprocess, sys, tempfile

FOLDER = os.path.abspath(sys.argv[1])

PROGRAM = r"""
program files
  implicit none
  integer(8) :: state = 20261130
  open(9, file='bits')
  call cube('density.cube', .false.)
  call cube('orbitals.cube', .true.)
  call checkpoint
  call ephemeris
contains
  real(8) function next()
    integer :: power
    state = mod(state*1103515245_8 + 12345_8, 2147483648_8)
    next = real(state, 8)/2147483648.0_8 - 0.5_8
    state = mod(state*1103515245_8 + 12345_8, 2147483648_8)
    power = mod(int(state/65536), 12)
    if (power == 0) then
      next = 0
    else if (power == 1) then
      next = next*1d-120
    else if (power == 2) then
      next = next*1d130
    else
      next = next*10.0_8**(power - 8)
    end if
  end function

  subroutine show(file, table, column, values)
    character(*), intent(in) :: file, table, column
    real(8), intent(in) :: values(:)
    integer :: i
    write(9, '(A,A1,A,A1,A)', advance='no') file, achar(9), table, achar(9), column
    do i = 1, size(values)
      write(9, '(A1,Z16.16)', advance='no') achar(9), values(i)
    end do
    write(9, *)
  end subroutine

  subroutine cube(file, isOrbitals)
    character(*), intent(in) :: file
    logical, intent(in) :: isOrbitals
    integer, parameter :: n1 = 2, n2 = 3, n3 = 5
    integer :: i, j, k, m, perPoint
    integer :: numbers(2), counts(3)
    real(8) :: x(3, 2), charge(2), step(3, 3), origin(3)
    real(8), allocatable :: values(:,:,:,:)
    character(80) :: title
    perPoint = merge(3, 1, isOrbitals)
    allocate(values(perPoint, n3, n2, n1))
    open(10, file=file)
    write(10, '(A)') ' made by gfortran', ' of no molecule'
    write(10, '(I5,3F12.6)') merge(-2, 2, isOrbitals), -1.5d0, 1234.567891d0, 0d0
    write(10, '(I5,3F12.6)') n1, 0.5d0, 0d0, 0d0
    write(10, '(I5,3F12.6)') n2, 0d0, 0.25d0, -0.000001d0
    write(10, '(I5,3F12.6)') n3, 0d0, 0d0, 2d0/3
    write(10, '(I5,4F12.6)') 8, 6d0, 0.1d0, -0.2d0, 0.3d0
    write(10, '(I5,4F12.6)') 92, 92d0, -1000.5d0, 1d0/3, 0d0
    if (isOrbitals) write(10, '(10I5)') 3, 11, 12, 13
    do i = 1, n1
      do j = 1, n2
        do k = 1, n3
          do m = 1, perPoint
            values(m, k, j, i) = next()
          end do
        end do
        if (isOrbitals) then
          write(10, '(1P,6E13.5)') values(:, :, j, i)
        else
          write(10, '(6E13.5)') values(:, :, j, i)
        end if
      end do
    end do
    rewind(10)
    read(10, '(A)') title, title
    read(10, '(I5,3F12.6)') i, origin
    do i = 1, 3
      read(10, '(I5,3F12.6)') counts(i), step(:, i)
    end do
    do i = 1, 2
      read(10, '(I5,4F12.6)') numbers(i), charge(i), x(:, i)
    end do
    if (isOrbitals) read(10, '(10I5)') i
    do i = 1, n1
      do j = 1, n2
        read(10, '(6E13.5)') values(:, :, j, i)
      end do
    end do
    close(10)
    call show(file, 'axes', 'count', real(counts, 8))
    call show(file, 'axes', 'y', step(2, :))
    call show(file, 'axes', 'z', step(3, :))
    call show(file, 'atoms', 'number', real(numbers, 8))
    call show(file, 'atoms', 'charge', charge)
    call show(file, 'atoms', 'y', x(2, :))
    call show(file, 'values', 'value', reshape(values, [size(values)]))
  end subroutine

  subroutine entry(name, letter, count)
    character(*), intent(in) :: name, letter
    integer, intent(in) :: count
    character(40) :: padded
    padded = name
    write(10, '(A40,3X,A1,3X,''N='',I12)') padded, letter, count
  end subroutine

  subroutine checkpoint
    character(*), parameter :: file = 'all.fchk'
    integer(8) :: whole(14), wholeRead(14), charge
    real(8) :: reals(23), realsRead(23), energy
    character(12) :: texts(7)
    character(8) :: words(10)
    logical :: flags(80)
    character(40) :: name
    character(1) :: letter
    integer :: i, count
    do i = 1, size(whole)
      whole(i) = int(next()*1000)*(-7_8)**mod(i, 9)
    end do
    do i = 1, size(reals)
      reals(i) = next()
    end do
    do i = 1, size(texts)
      write(texts(i), '(A,I0)') 'text ', i**5
    end do
    do i = 1, size(words)
      write(words(i), '(A,I0)') 'w', i**4
    end do
    do i = 1, size(flags)
      flags(i) = mod(i*i, 7) < 3
    end do
    open(10, file=file)
    write(10, '(A72)') [character(72) :: 'made by gfortran']
    write(10, '(A10,A30,A30)') [character(30) :: 'SP', 'RHF', 'STO-3G']
    name = 'Number of atoms'
    write(10, '(A40,3X,A1,5X,I12)') name, 'I', 2
    name = 'Charge'
    write(10, '(A40,3X,A1,5X,I12)') name, 'I', -1
    name = 'Total Energy'
    write(10, '(A40,3X,A1,5X,1P,E22.15)') name, 'R', -74.5d0/3
    name = 'Converged'
    write(10, '(A40,3X,A1,5X,L1)') name, 'L', .true.
    call entry('Integers', 'I', size(whole))
    write(10, '(6I12)') whole
    call entry('Reals', 'R', size(reals))
    write(10, '(1P,5E16.8)') reals
    call entry('Characters', 'C', size(texts))
    write(10, '(5A12)') texts
    call entry('Words', 'H', size(words))
    write(10, '(9A8)') words
    call entry('Flags', 'L', size(flags))
    write(10, '(72L1)') flags
    rewind(10)
    read(10, '(//)')
    read(10, '(A40,3X,A1,5X,I12)') name, letter, charge
    read(10, '(A40,3X,A1,5X,E22.15)') name, letter, energy
    read(10, '(A)') name
    read(10, '(49X,I12)') count
    read(10, '(6I12)') wholeRead
    read(10, '(49X,I12)') count
    read(10, '(5E16.8)') realsRead
    read(10, '(49X,I12)') count
    read(10, '(5A12)') texts
    read(10, '(49X,I12)') count
    read(10, '(9A8)') words
    read(10, '(49X,I12)') count
    read(10, '(72L1)') flags
    close(10)
    call show(file, 'Charge', 'Charge', [real(charge, 8)])
    call show(file, 'Total Energy', 'Total Energy', [energy])
    call show(file, 'Integers', 'Integers', real(wholeRead, 8))
    call show(file, 'Reals', 'Reals', realsRead)
    call show(file, 'Flags', 'Flags', merge(1d0, 0d0, flags))
  end subroutine

  subroutine ephemeris
    character(*), parameter :: file = 'header-and-blocks.eph'
    integer, parameter :: size = 20, blocks = 3
    real(8) :: all(size, blocks), read1(size, blocks), zero(2) = 0
    real(8) :: constants(11), constantsRead(11)
    character(8) :: names(11)
    integer :: block, i, number, count
    do i = 1, 11
      write(names(i), '(2X,A,I0)') 'C', i
      constants(i) = next()
    end do
    open(10, file=file)
    write(10, '(''KSIZE='',I6,4X,''NCOEFF='',I6)') 2*size, size
    write(10, '(1X/A/1X)') 'GROUP   1010'
    write(10, '(A)') 'Ephemeris DE000, made by gfortran', 'from', 'to'
    write(10, '(1X/A/1X)') 'GROUP   1030'
    write(10, '(2F12.2,F11.0)') 2440000.5d0, 2440096.5d0, 32d0
    write(10, '(1X/A/1X)') 'GROUP   1040'
    write(10, '(I6/(10A8))') 11, names
    write(10, '(1X/A/1X)') 'GROUP   1041'
    write(10, '(I6/(3D26.18))') 11, constants
    write(10, '(1X/A/1X)') 'GROUP   1050'
    write(10, '(13I6)') 3, (0, i = 2, 13), 6, (0, i = 2, 13), 1, (0, i = 2, 13)
    write(10, '(1X/A/1X)') 'GROUP   1070'
    do block = 1, blocks
      do i = 3, size
        all(i, block) = next()
      end do
      all(1, block) = 2440000.5d0 + 32*(block - 1)
      all(2, block) = all(1, block) + 32
      write(10, '(2I6)') block, size
      write(10, '(3D26.18)') all(:, block), zero(1:1)
    end do
    rewind(10)
    do i = 1, 19
      read(10, '(A)') names(1)
    end do
    backspace(10)
    do
      read(10, '(A)') names(1)
      if (names(1) == 'GROUP   ') exit
    end do
    read(10, '(/I6)') count
    read(10, '(3D26.18)') constantsRead
    do i = 1, 9
      read(10, '(A)') names(1)
    end do
    do block = 1, blocks
      read(10, '(2I6)') number, count
      if (number /= block .or. count /= size) error stop 'no block'
      read(10, '(3D26.18)') read1(:, block)
    end do
    close(10)
    call show(file, 'constants', 'value', constantsRead)
    call show(file, 'blocks', 'coefficients', reshape(read1, [size*blocks]))
  end subroutine
end program
"""

os.makedirs(FOLDER, exist_ok=True)
with tempfile.TemporaryDirectory() as folder:
    source = os.path.join(folder, "files.f90")
    open(source, "w").write(PROGRAM)
    subprocess.run(["gfortran", "-o", os.path.join(folder, "files"), source], check=True)
    subprocess.run([os.path.join(folder, "files")], cwd=folder, check=True)
    for name in ("density.cube", "orbitals.cube", "all.fchk", "header-and-blocks.eph"):
        text = open(os.path.join(folder, name)).read()
        open(os.path.join(FOLDER, name), "w").write(text)
    with open(os.path.join(FOLDER, "values.tsv"), "w") as out:
        for line in open(os.path.join(folder, "bits")):
            file, table, column, *bits = line.strip().split("\t")
            value = 0
            for word in bits:
                value = (value * 31 + int(word, 16)) & 0xFFFFFFFFFFFFFFFF
            print(file, table, column, len(bits), f"{value:016x}", sep="\t", file=out)
