#!/usr/bin/env python3
"""Make namelist cases for ask.py: namelist_cases.py SEED COUNT > CASES.jsonl

First those written by hand, then COUNT random ones of reading and COUNT / 2 of writing. The same
seed and count give the same cases.
"""
import json, random, struct, sys

TYPES = {'t': [['x', 'i4'], ['y', 'r4'], ['s', 'ch4']],
         'u': [['k', 'i4'], ['p', 't', '2'], ['q', 'r4', '3']]}
ALL = {name: [name, *rest] for name, *rest in [
    ['i', 'i4'], ['j', 'i4'], ['r', 'r4'], ['d', 'r8'], ['l', 'l4'], ['c', 'ch6'], ['z', 'c8'], ['a', 'i4', '4'],
    ['b', 'i4', '2,2'], ['e', 'r4', '-1:1'], ['m', 'l4', '3'], ['cs', 'ch3', '3'], ['zz', 'c8', '2'],
    ['g', 'i4', '2,0:2'], ['k1', 'i1'], ['k2', 'i2'], ['k8', 'i8'], ['z16', 'c16'], ['v', 't'], ['w', 't', '2'],
    ['n', 'u'], ['nn', 'u', '2'], ['t1', 'l4'], ['long_name_1', 'i4'], ['inf', 'r4'], ['nan', 'r4']]}

# Reading: the variables of the group, the input with | for the end of a record; ` is the end of a file that ends in one.
READ = '''
i j       &nml i=1 j=2 /
i j       &nml i=1,j=2,/
i         &NML I=1 /
i         $nml i=1 $end
i         &nml i=1 &end
i         &nml i=1 $
i         &nml|i=1|/
i         junk|&nml i=1 /
i         &other i=5 /|&nml i=1 /
i         &nml2 i=5 /|&nml i=1 /
a         &nml a=1,2,3,4 /
a         &nml a=1,2 /
a         &nml a=1,,3 /
a         &nml a=2*7,2*8 /
a         &nml a=4* /
a         &nml a(2)=5 /
a         &nml a(2:3)=5,6 /
a         &nml a(2)=5,6 /
a         &nml a(4:1:-1)=1,2,3,4 /
a         &nml a(::2)=1,2 /
a         &nml a(5)=1 /
a         &nml a=1,2,3,4,5 /
b         &nml b(1,2)=7 /
b         &nml b(1, 2)=7 /
b         &nml b=1,2,3,4 /
b         &nml b(:,1)=1,2 /
c         &nml c='abc' /
c         &nml c="abc" /
c         &nml c=abc /
c         &nml c='it\'\'s' /
c         &nml c(2:3)='XY' /
c         &nml c='a/b' /
c         &nml c='a!b' /
i j       &nml i=1 ! comment|j=2 /
i         ! comment|&nml i=1 /
i         &nml ! c|i=1 /
i j       &nml i=1 j=2 ! c /|/
i j       &nml i= j=2 /
i j       &nml i=, j=2 /
i         &nml x=1 /
i         &nml i=1
i         
i         &nml i=abc /
i         &nml i=1.5 /
l i       &nml l=T i=1 /
l         &nml l=.true. /
l i       &nml l=t, i=2/
z         &nml z=(1,2) /
z r       &nml z=(1.,2.) r=5/
r         &nml r=1.5d3 /
r         &nml r=1.5+3 /
r         &nml r=inf /
r i       &nml r=nan i=2 /
i         &nml i =1 /
i         &nml i|=|1 /
i         &nml~i=1~/
i j       &nml i=1;j=2 /
i         &nml i=1 i=2 /
i         &nml,i=1 /
i         & nml i=1 /
i          &nml i=1 /
i j       &nml i=1/j=2
c         &nml c='ab|cd' /
a         &nml a=1 2 3 4 /
a         &nml a(1)=1 a(3)=3 /
r         &nml r%x=1 /
v         &nml v%x=1 v%y=2.5 /
v         &nml v=1,2.5,'abc' /
w         &nml w(2)%x=5 /
w         &nml w%x=5,6 /
w         &nml w=1,2.,'a',3,4.,'b' /
w         &nml w(1:2)%y=1.,2. /
v         &nml v % x = 1 /
i j       &nml i=1, j=2, &end
i j       &nml i=1 j=2 $END
i j       $nml i=1 j=2 /
i j       &nml i=1 j=2 $end more
i j       &nml i=1 j=2 &END more
i j       &nml i=1 j=2 &endx|/
i j       &nml i=1 j=2 &en|/
i j       $nml i=1 j=2 &end
i         &nml /
i         &nml/
i         &nml|/
i         &nml &end
i         &nml $end
i         &nml|&end
i         &nml,/
i         &nml ,, i=1 /
i         &nml i=1,,/
i         &nml i=1,, j=2/
i j       &nml i=1,, j=2/
i j       &nml i=1,,,j=2/
i         &nml i=/
i         &nml i= /
i         &nml i=|/
i j       &nml i=|j=3|/
i j       &nml i=|4|j=3|/
i j       &nml i=1*|j=3|/
i j       &nml i=1* j=3|/
i j       &nml i=1*7 j=3|/
i j       &nml i=2*7 j=3|/
i j       &nml i=2* j=3|/
i         &nml i=0*7 /
a         &nml a=0*7 /
a         &nml a=3*1,2 /
a         &nml a=3*,2 /
a         &nml a=2*,2*5 /
a         &nml a=,,5 /
a         &nml a=,,,,/
a         &nml a=,,,,,/
a         &nml a=1,2,3,4,/
a         &nml a=1,2,3,4,,/
a j       &nml a=1,2,3,4,,j=2/
a         &nml a=5*1 /
a         &nml a=9*1 /
a         &nml a=3*1,3*2 /
a j       &nml a=5*1 j=2/
a         &nml a=1|2|3|4|/
a         &nml a=1,|2,|3,|4|/
a         &nml a=1|,2|,3|/
a         &nml a(3)=1,2,3 /
a         &nml a(3)=2*5 /
a         &nml a(3)=3*5 /
a         &nml a(2:3)=1,2,3 /
a         &nml a(2:3)=1 /
a         &nml a(2:)=1,2,3 /
a         &nml a(:2)=1,2 /
a         &nml a(:)=1,2,3,4 /
a         &nml a(1:4:2)=1,2 /
a         &nml a(1:4:2)=1,2,3 /
a         &nml a(4:1:-2)=1,2 /
a         &nml a(3:2)=1,2 /
a         &nml a(3:2) = /
a         &nml a(0)=1 /
a         &nml a(-1)=1 /
a         &nml a(1:5)=1 /
a         &nml a(1:4:0)=1 /
a         &nml a(+2)=1 /
a         &nml a()=1 /
a         &nml a( 2 )=1 /
a         &nml a (2)=1 /
a         &nml a(2) =1 /
a         &nml a(2)|=1 /
a         &nml a(|2)=1 /
a         &nml a(2|)=1 /
a         &nml a(2=1 /
a         &nml a(2,1)=1 /
a         &nml a(1.5)=1 /
a         &nml a(x)=1 /
a         &nml a( 1 : 2 )=1,2 /
a         &nml a(99999999999)=1 /
i         &nml i(1)=1 /
b         &nml b(1)=1 /
b         &nml b(1,1)=1,2,3,4 /
b         &nml b(2,1)=1,2,3 /
b         &nml b(2,1)=1,2,3,4 /
b         &nml b(1,:)=1,2 /
b         &nml b(:,:)=1,2,3,4 /
b         &nml b(2,:)=1,2,3 /
b         &nml b(1:2,2)=1,2 /
b         &nml b(2:1:-1,1:2)=1,2,3,4 /
b         &nml b(:,2)=1,2,3 /
b         &nml b(3,1)=1 /
b         &nml b(1,1,1)=1 /
b         &nml b(1,~2)=1 /
b         &nml b(1 ,2)=1 /
b         &nml b(1,|2)=1 /
e         &nml e=1,2,3 /
e         &nml e(-1)=1,2 /
e         &nml e(0:)=1,2 /
e         &nml e(-2)=1 /
e         &nml e(2)=1 /
e         &nml e(0)=2*5. /
g         &nml g(1,0)=1,2,3 /
g         &nml g(:,0)=1,2 g(2,1:2)=3,4/
g         &nml g(1,3)=1 /
m         &nml m=t,f,t /
m         &nml m=T F .true. /
m         &nml m=.t.,.f./
m         &nml m=true false tomato /
m         &nml m(2)=t m(3)=.true./
m         &nml m=3*t /
l t1      &nml l=t t1=t /
l t1      &nml l=t|t1=t /
l t1      &nml l=f,t1=t/
m t1      &nml m=t t1=t /
m t1      &nml m=t,t,t1=t /
m t1      &nml m=t t|t1|=|t /
l         &nml l=1 /
l         &nml l=x /
l         &nml l='t' /
m l       &nml m=t f l=t /
m l       &nml m=t, l=t /
m l       &nml m=f|l = t /
r inf     &nml r=inf inf=2 /
e inf     &nml e=inf,inf inf=2 /
e nan     &nml e=nan nan=2 /
e nan     &nml e=1. nan = 2. /
e nan     &nml e=1. nan nan=2. /
e inf     &nml e=1. inf(1)=2 /
e         &nml e=inf -inf +infinity /
e         &nml e=nan nan(5) NaN /
r         &nml r=1 /
r         &nml r=1. /
r         &nml r=.5 /
r         &nml r=1e5 /
r         &nml r=1q2 /
r         &nml r=-1.5E-3 /
r         &nml r=1,5 /
r         &nml r=1.5.5 /
r         &nml r=abc /
r         &nml r='1' /
r         &nml r=1e /
r         &nml r=. /
r         &nml r=1e99 /
d         &nml d=1e400 /
d         &nml d=1d300 /
k1        &nml k1=127 /
k1        &nml k1=128 /
k1        &nml k1=-128 /
k2        &nml k2=32768 /
k8        &nml k8=9223372036854775807 /
k8        &nml k8=9223372036854775808 /
i         &nml i=99999999999 /
i         &nml i=+5 /
i         &nml i=- /
i         &nml i='5' /
i         &nml i=(5) /
i         &nml i=5a /
i         &nml i=z'10' /
c         &nml c='abcdefghij' /
c         &nml c='' /
c         &nml c= /
c i       &nml c= i=1 /
c i       &nml c='abc' i=1 /
c i       &nml c='abc'i=1 /
c i       &nml c='abc',i=1 /
c i       &nml c="ab'c"|i=1 /
c         &nml c="a""b" /
c         &nml c='a"b' /
c         &nml c='it''s|ok' /
c         &nml c='abc /
c         &nml c='abc|/
c         &nml c='a=b' /
c         &nml c='&end' /
c         &nml c="a|b|c" /
c         &nml c='ab' |/
c         &nml c='ab'!comment|/
c         &nml c='ab' ! it's|/
c         &nml c(2)='X' /
c         &nml c(2:2)='X' /
c         &nml c(:3)='XYZ' /
c         &nml c(4:)='XYZ' /
c         &nml c(3:2)='XYZ' /
c         &nml c(2:7)='XYZ' /
c         &nml c(0:3)='XYZ' /
c         &nml c(:)='XYZ' /
c         &nml c(2:3)='XYZ' /
c         &nml c(2:4)='X' /
c         &nml c(1:4:2)='X' /
c         &nml c=2*'ab' /
c         &nml c=1*'ab' /
c         &nml c=123 /
c         &nml c=abc i=1 /
c i       &nml c=abc, i=1 /
c i       &nml c=abc|i=1 /
c         &nml c=a'b /
c         &nml c=abc/
cs        &nml cs='ab','cd','ef' /
cs        &nml cs=3*'ab' /
cs        &nml cs='ab' 'cd' /
cs        &nml cs='ab''cd' /
cs        &nml cs='ab'|'cd' /
cs        &nml cs(2)='xyz' /
cs        &nml cs(2)='x','y' /
cs        &nml cs(2)(2:3)='xy' /
cs        &nml cs(2)(2:2)='xy' /
cs        &nml cs(:)(1:1)='x','y','z' /
cs        &nml cs(1:2)(2:)='x','y' /
cs        &nml cs(1:1)='x' /
cs        &nml cs(2:3)='x','y' /
cs        &nml cs(2)(3:4)='x' /
cs        &nml cs=ab,cd,ef /
cs        &nml cs=ab cd /
cs        &nml cs='ab',,'ef' /
z         &nml z=(1.5,2.5)/
z         &nml z=( 1.5 , 2.5 ) /
z         &nml z=(1.5|,2.5) /
z         &nml z=(1.5,|2.5) /
z         &nml z=(1.5 2.5) /
z         &nml z=1.5 /
z         &nml z=(1.5) /
z         &nml z=(1.5,2.5 /
z         &nml z=(inf,nan) /
z         &nml z=(1.5,) /
z         &nml z=(,1.5) /
zz        &nml zz=2*(1,2) /
zz        &nml zz=(1,2)(3,4) /
zz        &nml zz=(1,2),(3,4) /
zz        &nml zz(2)=(3,4) /
zz        &nml zz=,(3,4) /
z16       &nml z16=(1d0,2d0) /
z r       &nml z=(1,2)r=5/
v         &nml v%s='abcdef' /
v         &nml v%s(2:3)='xy' /
v         &nml v=1 /
v         &nml v=1,,'a' /
v         &nml v=,2 /
v         &nml v=1 2 'abc' 4 /
v         &nml v=3*1 /
v         &nml v=2*1,'abc' /
v         &nml V%X=1 /
v         &nml v%q=1 /
v         &nml v%=1 /
v         &nml v%x%y=1 /
v         &nml v%x =1 /
v         &nml v%x(1)=1 /
v         &nml v%y=1|v%x=2|/
v i       &nml v%x=1 i=2 /
v i       &nml v=1,2 i=2 /
w         &nml w(1)=1,2,'a' /
w         &nml w(2)=1,2,'a' /
w         &nml w(1)=1,2,'a',3,4,'b' /
w         &nml w(1)%x=5,6 /
w         &nml w(1)%y=5,6 /
w         &nml w(2)%x=5,6 /
w         &nml w(:)%x=5,6 /
w         &nml w%s='ab','cd' /
w         &nml w%s(1:2)='ab','cd' /
w         &nml w(2)%s(2:2)='x' /
w         &nml w(2:1:-1)%x=5,6 /
w         &nml w=2*1,'a' /
w         &nml w%x=2*7 /
w         &nml w%x=5,6,7 /
w         &nml w(3)%x=5 /
w         &nml w(1) %x=5 /
n         &nml n%k=1 n%p(1)%x=2 n%q=3,4,5 /
n         &nml n=1, 2,3.,'a', 4,5.,'b', 6,7,8 /
n         &nml n%p%x=1,2 /
n         &nml n%p(2)%s='xy' n%q(2)=9 /
n         &nml n%q(2)=8,9 /
n         &nml n%q(2:3)=8,9 /
n         &nml n%p=1,2.,'a',3 /
n         &nml n%p(2)=1,2.,'a' /
n         &nml n%p(1)%x=1,2 /
nn        &nml nn%k=1,2 /
nn        &nml nn(2)%p(1)%x=7 /
nn        &nml nn%p%x=1,2,3,4 /
nn        &nml nn(1)%p%x=1,2 /
nn        &nml nn(:)%p(2)%x=1,2 /
nn        &nml nn%q(2)=1,2 /
nn        &nml nn(2)%q=1,2,3 /
nn        &nml nn(2)%q(2:)=1,2 /
nn        &nml nn(1:2)%p(1:2)%x=1,2,3,4 /
nn        &nml nn(1)%q(2)=5,6,7 /
i         &nml i=1 / trailing
i         text &nml i=1 /
i         text|more text|   &nml i=1 /
i         &nmlx|&nml i=1 /
i         &nml|i=3 /|&nml i=1 /
i         &nml_2 i=1 /
i         &nm i=5 /|&nml i=1 /
i         &nml% i=1 /
i         &nml=1 i=1 /
i         &nml! x|i=1 /
i         &nml!x|i=1/
i         $nml$end
i         '&nml i=5 /'|&nml i=1 /
i         !&nml i=5 /|&nml i=1 /
i          ! &nml i=5 /|&nml i=1 /
i         &other s='|&nml i=5 /|'/|&nml i=1 /
i         &other|&nml i=1 /
i         && nml i=1 /
i         &$nml i=1 /
i         &NmL i=1 /
i         &nml i==1 /
i         &nml i=1= /
i         &nml i 1 /
i         &nml =1 /
i         &nml 1 /
i         &nml i /
i         &nml i|/
i j       &nml i j=1 /
i         &nml ii=1 /
i         &nml "i"=1 /
i         &nml i=1 &nml i=2 /
i         &nml i=1 &|/
i         &nml i=1 $|/
i         &nml i=1 $e /
i         &nml i=1 \\ /
i         &nml i=1 # comment|/
i         &nml # comment|i=1/
i j       &nml i=1 !|j=2|/
i j       &nml i=1!c|j=2|/
i j       &nml i=1,!c|j=2|/
i j       &nml i=!c|5|j=2|/
i j       &nml i!c|=5|j=2|/
a         &nml a=1,!c|2,!c|3!c|4|/
a         &nml a=1 !c|2 !c|!c|3|/
a         &nml|! c1|! c2||a=1||2|/
a         &nml a=1|!2,3|4|/
a         &nml a=1,2!|/
b         &nml b(1,!c|2)=1 /
long_name_1 &nml long_name_1=5 /
long_name_1 &nml long_name=5 /
i j       &nml i=1 , j=2 /
i j       &nml i=1 ,, j=2 /
i j       &nml , i=1 /
i j       &nml i=1 ; j=2 /
a         &nml a=1;2;3 /
a         &nml a=1,2,3,4; /
r j       &nml r=1,j=2 /
r j       &nml r=1,,j=2 /
i j       &nml i=1~j=2~/
i j       &nml~i~=~1~,~j~=~2/
i         &nml^i=1^/
a         &nml a=1~2~3~/
i j       &nml i=1&end
i j       &nml i=1$end
i j       &nml i=1/ &nml i=2/
i         &other i=2/ &nml i=1/
i         &other i=2 &end &nml i=1/
i         &other c='x/y' /|&nml i=1/
i         &other i=2 ! /|&nml i=1/
i         &nml i=1 ! &end|/
i         x &nml i=1/
i         x $nml i=1 $end
i         ! x|!|&nml i=1/
i         &nml i= ! c|1/
c         &nml c='a ! b'/
c         &nml c=' & $end /'/
cs        &nml cs="a","b"/
cs        &nml cs = 'a' , 'b' ,/
e         &nml e(-1:1)=3*0.5/
e         &nml e = -1,-2,-3/
e         &nml e=1.,2.|e(1)=9./
a         &nml A = 1 , 2 , 3|A(4)=4/
a         &nml a(1)=1,a(2)=2,a(3)=3,a(4)=4/
a         &nml a(1)=1 a(2)=2|a(3)=3 a(4)=4|/
g         &nml g(1,:)=1,2,3 g(2,:)=4,5,6/
g         &nml g(1:2,0:2)=6*7/
g         &nml g(2,2)=7/
m         &nml m=.TRUE.,.FALSE.,T/
m         &nml m=.true .false .t/
m i       &nml m=t,f i=3/
m t1      &nml m=t,f,f,t1=t/
k1 k2 k8  &nml k1=1,k2=2,k8=3/
w         &nml w=2*/
w         &nml w%x=1,w%y=2/
w         &nml w(:)%s='a','b'/
w         &nml w(1)%s(2:3)='xy' w(2)%s(:1)='z'/
n         &nml n%p(2)%x=3 n%p(1)%y=4/
nn        &nml nn(1)%p(2)%s='q'/
z         &nml z = ( 1 , 2 )/
z         &nml z=(1.5e1,-2d0)/
d         &nml d=0.1d0/
d         &nml d=123456789012345678901234567890/
d         &nml d=1.7976931348623157d308/
r         &nml r=3.4028235e38/
i j       &NML I=1, J=2 &END
i j       $NML I=1, J=2 $END
i j        $nml|  i = 1,|  j = 2| $end
i j        &nml|  i = 1,|  j = 2,| /
i         &nml i=1,, /
i         &nml i=1,,, /
i         &nml i=1,,,, /
i j       &nml i=1, , , j=2 /
i j       &nml i=1,|,|,| j=2 /
i j       &nml i=1,, ! c| j=2 /
i j       &nml i=1,,!c| j=2 /
i j       &nml i=1, ! c|,| j=2 /
a j       &nml a=1,2,3,4,, j=2 /
a j       &nml a=1,2,3,4,,, j=2 /
a j       &nml a=1,,,,,, j=2 /
a j       &nml a=4*1,,, j=2 /
a j       &nml a(2:3)=1,2,,,, j=2 /
a j       &nml a(4)=1,,, j=2 /
l j       &nml l=T,, j=2 /
l j       &nml l=T,,, j=2 /
z j       &nml z=(1,2),,, j=2 /
r j       &nml r=1.5,,, j=2 /
c j       &nml c='a',,,, j=2 /
cs j      &nml cs='a','b','c',,,, j=2 /
v j       &nml v%x=1,,,, j=2 /
v j       &nml v%x=1,, ! c|j=2 /
v j       &nml v=1,2.5,'a',,,, j=2 /
i         &nml ,,,i=1 /
i         &nml ,, ! c| i=1 /
i         &nml i=1 /`
i         &nml|i=1|/`
i         &nml i=1 &end`
i         x &nml i=1 /
i         x &nml i=1 /`
i         x &nml| i=1 /`
i         x &nml i=1 / z`
i          ~&nml i=1 /`
b         &nml b(:,:)=1,2,3 b(1,1)=9 /
b         &nml b(1,1)=1 b=5,6,7,8 /
v         &nml v%x=1 v=5,2.5 /
v         &nml v=5,2.5 v%x=7 /
c         &nml c(2:3)='XY' /
c         &nml c='abc' c(2:2)='X' /
a j       &nml a=1*, 5, j=2 /
a j       &nml a=1, 2*| j=2 /
i j       &nml i=1*|j=2 /
w j       &nml w=1,2.5,'a',1*,3.5| j=2 /
i j       &nml i=1 ;j=2 /
c i       &nml c='x' ;i=3 /
i j       &nml i=1 ; ; j=2 /
i         &nml| i=1|/
i j       &nml i=1 ! comment| j=2 /
i         &nml ! c| i=1 /
i j       &nml i=1 j=2 ! c /| /
'''

# Reading with DECIMAL='COMMA'.
READ_COMMA = '''
r         &nml r=1,5 /
r         &nml r=1.5 /
r i       &nml r=1,5; i=2 /
r i       &nml r=1,5 i=2 /
e         &nml e=1,5;2,5;3,5 /
e         &nml e=1,5 2,5 /
e         &nml e=;2,5 /
a         &nml a=1;2;3;4 /
a         &nml a=1,2 /
z         &nml z=(1,5;2,5) /
z         &nml z=(1,5,2,5) /
zz        &nml zz=(1,5;2,5);(3,5;4,5) /
b         &nml b(1,2)=7 /
b         &nml b(1;2)=7 /
c i       &nml c='a,b'; i=1 /
i j       &nml i=1, j=2 /
i j       &nml i=1; j=2 /
m         &nml m=t;f;t /
'''

WRITE = [
    ([['i', 'i4'], ['r', 'r4'], ['d', 'r8'], ['l', 'l4'], ['c', 'ch5'], ['z', 'c8'], ['a', 'i4', '3']],
     [1, 1.5, 1e-5, True, 'ab', (1., 2.), 1, 1, 2], {}),
    ([['c', 'ch5']], ['its'], {'delim': 'apostrophe'}),
    ([['c', 'ch5']], ['its'], {'delim': 'quote'}),
    ([['c', 'ch5']], ['its'], {'delim': 'none'}),
    ([['c', 'ch5']], ["it's"], {'delim': 'apostrophe'}),
    ([['c', 'ch5']], ['a"b"c'], {'delim': 'quote'}),
    ([['c', 'ch5']], ['a"b\'c'], {}),
    ([['c', 'ch5']], ['a"b\'c'], {'delim': 'none'}),
    ([['a', 'i4', '2,2'], ['b', 'i4', '6']], [1, 2, 3, 4] + [7] * 6, {}),
    ([['v', 't']], [1, 2., 'ab'], {}),
    ([['r', 'r4'], ['z', 'c8']], [1.5, (1.5, 2.5)], {'decimal': 'comma'}),
    ([['c', 'ch3', '2']], ['ab', 'cd'], {}),
    ([['c', 'ch3', '4']], ['ab', 'ab', 'ab', 'cd'], {}),
    ([['c', 'ch3', '4']], ['ab', 'ab', 'ab', 'cd'], {'delim': 'none'}),
    ([['c', 'ch3', '4']], ['ab', 'ab', 'ab', 'cd'], {'delim': 'apostrophe'}),
    ([['i', 'i4']], [-2147483648], {}),
    ([['k1', 'i1'], ['k2', 'i2'], ['k8', 'i8']], [-128, 32767, 2**63 - 1], {}),
    ([['k1', 'i1', '3'], ['k2', 'i2', '3'], ['k8', 'i8', '3']], [1, 2, 3] * 3, {}),
    ([['a', 'i4', '20']], list(range(1, 21)), {}),
    ([['a', 'i4', '20']], [1] * 10 + [2] * 10, {}),
    ([['a', 'i4', '20']], [1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 6, 7, 8, 8, 9, 9, 9, 9], {}),
    ([['a', 'i8', '12']], [10**k for k in range(12)], {}),
    ([['r', 'r4', '12']], [10.**k for k in range(12)], {}),
    ([['d', 'r8', '12']], [10.**(3 * k - 18) for k in range(12)], {}),
    ([['d', 'r8', '12']], [0.] * 12, {}),
    ([['d', 'r8', '6']], [float('inf'), float('-inf'), float('nan'), -0., 5e-324, 1.7976931348623157e308], {}),
    ([['z', 'c8', '4']], [(1., 2.), (1., 2.), (3., 4.), (-1e30, 1e-30)], {}),
    ([['z', 'c16', '4']], [(1., 2.), (1., 2.), (3., 4.), (-1e30, 1e-30)], {}),
    ([['l', 'l4', '40']], [k % 3 == 0 for k in range(40)], {}),
    ([['l', 'l4', '4']], [True] * 4, {}),
    ([['c', 'ch90']], ['x' * 90], {}),
    ([['c', 'ch90']], ['x' * 90], {'delim': 'none'}),
    ([['c', 'ch90']], ['x"' * 45], {}),
    ([['c', 'ch30', '4']], ['a' * 30, 'b' * 30, 'c' * 30, 'd' * 30], {}),
    ([['c', 'ch30', '4']], ['a' * 30, 'b' * 30, 'c' * 30, 'd' * 30], {'delim': 'none'}),
    ([['c', 'ch10', '12']], ['abcdefghij'[k:] for k in range(10)] + ['', ''], {}),
    ([['c', 'ch0']], [''], {}),
    ([['w', 't', '2']], [1, 2., 'ab', 3, 4., 'cd'], {}),
    ([['w', 't', '2']], [1, 2., 'ab', 3, 4., 'cd'], {'delim': 'none'}),
    ([['n', 'u']], [1, 2, 3., 'a', 4, 5., 'b', 6., 6., 6.], {}),
    ([['nn', 'u', '2']], [1, 2, 3., 'a', 4, 5., 'b', 6., 6., 6.] * 2, {}),
    ([['i', 'i4'], ['r', 'r4'], ['a', 'i4', '3']], [5, 1.5, 1, -2, 3], {'sign': 'plus'}),
    ([['d', 'r8', '3']], [1.5, 1.5, 2.5], {'decimal': 'comma'}),
    ([['a', 'i4', '3'], ['l', 'l4', '2'], ['c', 'ch2', '2']], [1, 2, 2, True, False, 'a', 'b'], {'decimal': 'comma'}),
    ([['w', 't', '2']], [1, 2., 'ab', 3, 4., 'cd'], {'decimal': 'comma'}),
    ([['long_name_of_a_variable', 'i4', '12']], [123456789] * 3 + list(range(9)), {}),
    ([['long_name_of_a_variable', 'r8', '3']], [1., 2., 3.], {}),
    ([['e', 'r4', '-1:1']], [1., 2., 3.], {}),
    ([['a', 'i4', '5'], ['b', 'i4', '11']], list(range(5)) + list(range(11)), {}),
    ([['a', 'i4', '5'], ['b', 'i4', '12']], list(range(5)) + list(range(12)), {}),
    ([['a', 'r8', '5'], ['b', 'r8', '11'], ['i', 'i4']], [k + .5 for k in range(16)] + [1], {}),
    ([['l', 'l4', '5'], ['m', 'l4', '11']], [k % 2 == 0 for k in range(16)], {}),
    ([['c', 'ch2', '5'], ['s', 'ch2', '11'], ['i', 'i4']], [chr(65 + k) for k in range(16)] + [1], {}),
    ([['c', 'ch2', '5'], ['s', 'ch2', '11'], ['i', 'i4']], [chr(65 + k) for k in range(16)] + [1], {'delim': 'none'}),
    ([['z', 'c8', '1'], ['y', 'c8', '2'], ['x', 'c8', '3'], ['i', 'i4']], [(k, k + .5) for k in range(6)] + [1], {}),
    ([['z', 'c16', '4'], ['y', 'c16', '7'], ['i', 'i4']], [(k, k + .5) for k in range(11)] + [1], {}),
    ([['z', 'c16', '9']], [(k, k + .5) for k in range(9)], {}),
    ([['z', 'c8', '6']], [(1., 2.)] * 6, {}),
    ([['a', 'i4', '6']], [1, 1, 2, 2, 3, 3], {}),
    ([['a', 'i4', '10']], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5], {}),
    ([['a', 'i4', '12']], [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], {}),
    ([['d', 'r8', '2']], [0., -0.], {}),
    ([['d', 'r8', '3']], [float('nan'), float('nan'), 1.], {}),
    ([['c', 'ch100', '2'], ['i', 'i4']], ['y' * 100, 'z' * 100, 1], {}),
    ([['a', 'i4', '40'], ['b', 'i4', '40'], ['c', 'ch70']], [k * 12345 for k in range(80)] + ['q' * 70], {}),
    ([['x' * 63, 'i4', '2,3'], ['y' * 63, 'r8']], [1, 2, 3, 4, 5, 6, 0.5], {}),
    ([['d', 'r8', '8']], [1.23456789e-10, 1e22, 1e23, 123456789.125, 0.1, 0.01, 99999999999999999., 1e15], {}),
    ([['r', 'r4', '8']], [1.23456789e-10, 1e22, 1e23, 123456789.125, 0.1, 0.01, 99999999., 1e9], {}),
    ([['n', 'u']], [1, 2, 3., 'a"b', 4, 5., "it's", 6., 7., 8.], {'delim': 'apostrophe'}),
]


def bits(kind, x):
    if kind == 'r8':
        return f"{struct.unpack('<Q', struct.pack('<d', x))[0]:016x}"
    try:
        return f"{struct.unpack('<I', struct.pack('<f', x))[0]:08x}"
    except OverflowError:
        return '7f800000' if x > 0 else 'ff800000'


def cell(kind, x):
    if kind[0] == 'r':
        return bits(kind, x)
    if kind in ('c8', 'c16'):
        return [bits({'c8': 'r4', 'c16': 'r8'}[kind], part) for part in x]
    return x.ljust(int(kind[2:])) if kind.startswith('ch') else x


def count(variable):
    n = 1
    for dim in variable[2].split(',') if len(variable) > 2 else []:
        low, _, high = dim.rpartition(':')
        n *= int(high) - int(low or 1) + 1
    return n


def kinds(variables):
    """The kinds of all elements and components, in their order."""
    for variable in variables:
        for _ in range(count(variable)):
            if variable[1] in TYPES:
                yield from kinds(TYPES[variable[1]])
            else:
                yield variable[1]


def types(variables):
    used = {}
    def use(of):
        for variable in of:
            if variable[1] in TYPES and variable[1] not in used:
                use(TYPES[variable[1]])
                used[variable[1]] = TYPES[variable[1]]
    use(variables)
    return used


def case(name, op, variables, **more):
    made = {'id': name, 'op': op, 'group': 'nml', 'variables': variables}
    if types(variables):
        made['types'] = types(variables)
    made.update((key, value) for key, value in more.items() if value or key in ('input', 'values')
                or key == 'end' and value is not None)
    return made


def by_hand():
    for prefix, rows, keys in (('read', READ, {}), ('comma', READ_COMMA, {'decimal': 'comma'})):
        for n, line in enumerate(rows.split('\n')[1:-1], 1):
            names, text = [], line
            while text.split(' ', 1)[0] in ALL:
                name, text = text.split(' ', 1)
                names.append(name)
                if text.startswith('  ') or text.lstrip()[:1] in ('&', '$', ''):
                    break
            # the columns before the input are 10, or the names and one blank
            text = line[10:] if len(' '.join(names)) < 10 else text
            end = '' if text.endswith('`') else None
            text = text.rstrip('`').replace('~', '\t').replace('^', '\r').replace("\\'", "'")
            yield case(f'{prefix}-{n}', 'namelist-read', [ALL[name] for name in names],
                       input=text.split('|') if text else [], open=keys, end=end)
    for n, (variables, values, keys) in enumerate(WRITE, 1):
        yield case(f'write-{n}', 'namelist-write', variables,
                   values=[cell(kind, x) for kind, x in zip(kinds(variables), values)], open=keys)


class Maker:
    def __init__(self, seed):
        self.r = random.Random(seed)

    def real(self):
        r = self.r
        how = r.random()
        if how < 0.3:
            return r.choice([0., -0., 1., -1.5, 0.1, 1e-5, 1e10, 123456.7, 9999999., 1e-40, 1e100, float('inf')])
        if how < 0.6:
            return round(r.uniform(-1000, 1000), r.randint(0, 4))
        return r.uniform(-1, 1) * 10.**r.randint(-30, 30)

    def plain(self, kind):
        r = self.r
        if kind[0] == 'i':
            top = 2**(8 * {'i1': 1, 'i2': 2, 'i4': 4, 'i8': 8}[kind] - 1)
            return r.choice([0, 1, -1, 7, r.randint(-99, 99), r.randint(-top, top - 1)])
        if kind[0] == 'r':
            return self.real()
        if kind in ('c8', 'c16'):
            return (self.real(), self.real())
        if kind == 'l4':
            return r.random() < 0.5
        n = int(kind[2:])
        return ''.join(r.choice("abcXYZ 019'\"+-.,;/*()=&!$") for _ in range(r.randint(0, n)))

    def token(self, kind):
        """A value as somebody may write it, rarely a wrong one."""
        r = self.r
        if r.random() < 0.02:
            return r.choice(['abc', '1.5', "'x'", 't', '(1,2)', '*', '1*', '', '-', 'inf', '5*3', '0'])
        if kind[0] == 'i':
            return r.choice(['1', '-2', '+3', '007', '42', '99'])
        if kind[0] == 'r':
            return r.choice(['1', '1.5', '-.5', '2.', '1e2', '1.5D-1', '3+1', 'inf', 'nan', '-Infinity', '1q1'])
        if kind in ('c8', 'c16'):
            return r.choice(['(1,2)', '( 1.5 , -2 )', '(1e1,.5)', '(1,|2)', '(inf,nan)'])
        if kind == 'l4':
            return r.choice(['t', 'F', '.true.', '.f.', 'TRUE', 'false', '.T'])
        return r.choice(["'ab'", '"cd"', "'it''s'", '"a|b"', "''", "'a/b'", "'x!y'", '"e=f"', "'&end'", "'a,b'"])

    def blank(self):
        return self.r.choice(['', '', '', ' ', ' ', '  ', '~', '|', ' | ', ' !c|'])

    def separator(self):
        r = self.r
        return self.blank() + r.choice([',', ',', ',', ',', ' ', ' ', ' ', '|', ',,']) + self.blank()

    def subscript(self, low, high):
        r = self.r
        index = lambda: r.randint(low, high) if r.random() < 0.97 else r.randint(low - 1, high + 1)
        how = r.random()
        if how < 0.6:
            return str(index())
        if how < 0.75:
            return ':'
        a, b = sorted([index(), index()])
        return r.choice([f'{a}:{b}', f'{a}:', f':{b}', f'{a}:{b}:1', f'{b}:{a}:-1'])

    def designator(self, variable, depth=0):
        """Text and the kinds that its values have."""
        r = self.r
        text, kind = variable[0], variable[1]
        if r.random() < 0.2:
            text = text.upper()
        if len(variable) > 2 and r.random() < 0.6:
            bounds = [[int(x or 1) for x in dim.rpartition(':')[::2]] for dim in variable[2].split(',')]
            text += '(' + r.choice([',', ',', ', ']).join(self.subscript(low, high) for low, high in bounds) + ')'
        if kind in TYPES:
            if r.random() < 0.7:
                inner, within = self.designator(r.choice(TYPES[kind]), depth + 1)
                return text + '%' + inner, within
            return text, list(kinds(TYPES[kind]))
        if kind.startswith('ch') and r.random() < 0.15 and not text.endswith(')'):
            text += r.choice(['(1:2)', '(2:)', '(:2)', '(2:2)'])
        return text, [kind]

    def read(self, name):
        r = self.r
        variables = [ALL[one] for one in r.sample(sorted(set(ALL) - {'inf', 'nan'}), r.randint(1, 4))]
        text = r.choice(['&nml', '&nml', '&NML', ' &nml', '$nml', 'junk|&nml', '&other i=1/|&nml']) + r.choice([' ', '|', ' !c|'])
        for _ in range(r.randint(1, 4)):
            variable = r.choice(variables)
            designator, within = self.designator(variable)
            text += designator + r.choice(['', '', ' ']) + '=' + r.choice(['', '', ' ', '|'])
            room = 1 if '(' in designator and ':' not in designator else len(within) * count(variable)
            n = r.randint(1, max(1, min(4, room))) if r.random() < 0.9 else r.choice([1, 2, 3, len(within), 4])
            parts = []
            k = 0
            while k < n:
                repeat = r.choice([1, 1, 1, 1, 1, 1, 2, 3]) if n - k > 1 or r.random() < 0.05 else 1
                if repeat > 1:
                    parts.append(f'{repeat}*' + (self.token(within[k % len(within)]) if r.random() < 0.8 else ''))
                else:
                    parts.append(self.token(within[k % len(within)]))
                k += repeat
            text += parts[0] + ''.join(self.separator() + part for part in parts[1:]) + r.choice([' ', ',', ', ', '|', ' !c|'])
        text += r.choice(['/', '/', '/', '/', '&end', '$end', '|/', '/ more', ''])
        return case(name, 'namelist-read', variables, input=text.replace('~', '\t').split('|'))

    def write(self, name):
        r = self.r
        variables = []
        for k in range(r.randint(1, 4)):
            kind = r.choice(['i1', 'i2', 'i4', 'i4', 'i8', 'r4', 'r8', 'r8', 'c8', 'c16', 'l4', 'ch1', 'ch4', 'ch12', 'ch33', 't', 'u'])
            shape = r.choice([None, None, '2', '3', '7', '2,3', '0:3', '15'])
            if kind in TYPES and shape not in (None, '2', '3'):
                shape = '2'
            variables.append([r.choice(['x', 'Var', 'abc', 'long_name'])  + str(k), kind] + ([shape] if shape else []))
        values, run = [], 0
        for kind in kinds(variables):
            x = self.plain(kind)
            if values and values[-1][0] == kind and r.random() < 0.35:
                x = values[-1][1]
            values.append((kind, x))
        keys = {}
        if r.random() < 0.3:
            keys['delim'] = r.choice(['none', 'quote', 'apostrophe'])
        if r.random() < 0.1:
            keys['decimal'] = 'comma'
        if r.random() < 0.1:
            keys['sign'] = 'plus'
        return case(name, 'namelist-write', variables, values=[cell(kind, x) for kind, x in values], open=keys)


def main():
    seed, number = int(sys.argv[1]), int(sys.argv[2])
    for one in by_hand():
        print(json.dumps(one))
    maker = Maker(seed)
    for n in range(1, number + 1):
        print(json.dumps(maker.read(f'random-read-{seed}-{n}')))
    for n in range(1, number // 2 + 1):
        print(json.dumps(maker.write(f'random-write-{seed}-{n}')))


if __name__ == '__main__':
    main()
