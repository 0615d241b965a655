program own
implicit none
integer :: i4, n(3), ios; real(8) :: r8, d(100); character(4) :: t; logical :: l; integer(2) :: i2; integer(1) :: i1
integer(8) :: i8; real :: r4; complex :: c(2); character(100) :: f, conv
integer :: i
call get_command_argument(1,f); call get_command_argument(2,conv)
open(10,file=f,form='unformatted',status='old',action='read',convert=conv)
read(10) i4,r8,t,l,i2,i1,i8,r4
read(10)
read(10) d
read(10) n,c
print '(i0,1x,f0.2,1x,a,1x,l1,3(1x,i0),1x,f0.2)', i4,r8,t,l,i2,i1,i8,r4
print '(a,l1)', 'd ', all(d == [(i/8d0,i=0,99)])
print '(3(i0,1x),4(f0.1,1x))', n,c
read(10,iostat=ios) i4
print *, is_iostat_end(ios)
end program
