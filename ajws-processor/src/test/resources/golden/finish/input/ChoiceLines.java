import org.ajws.*;
/** Lines of what is made behind a choice over several lines, whichever branch it takes. */
class ChoiceLines {
static class Own extends RuntimeException { Own(int c) { super("own " + c); } Own(boolean b, int c) { this(c); } }
static Object boxed(int x) { return x % 2 == 0 ? (Object) x : "no"; }
static int pure(int n) { if (n <= 0) return 1; @Async int a = pure(n - 1); int b = pure(n - 2); return a + b; }
static int plain(int n) { return n + 1; }
static int f1(int n, int x) {
int v7 = pure(n);
try {
if
(
(
v7
+=
27
)
>
2
)
throw
new
Own
(
(
(
boxed
(
x
)
instanceof
Integer
m1
?
v7
:
x
)
*
(
v7
+
45
)
)
)
;
} catch (Own e) { v7 += pure(2); System.out.println("1 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f2(int n, int x) {
int v7 = pure(n);
try {
throw
new
Own
(
(
(
boxed
(
x
)
!=
null
&
x
>
1
?
v7
:
x
)
*
(
v7
+
45
)
)
)
;
} catch (Own e) { v7 += pure(2); System.out.println("2 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f3(int n, int x) {
int v7 = pure(n);
try {
throw
new
Own
(
x
>
1
?
v7
:
x
)
;
} catch (Own e) { v7 += pure(2); System.out.println("3 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f4(int n, int x) {
int v7 = pure(n);
try {
Own
o
=
new
Own
(
(
x
>
1
&&
boxed
(
x
)
!=
null
?
1
:
pure
(
2
)
)
+
v7
)
;
v7
++
;
throw
o
;
} catch (Own e) { v7 += pure(2); System.out.println("4 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f5(int n, int x) {
int v7 = pure(n);
try {
int
q
=
pure
(
1
)
+
new
Own
(
x
>
1
?
plain
(
v7
)
:
x
)
.
hashCode
(
)
;
throw
new
Own
(
x
>
1
?
q
:
1
)
;
} catch (Own e) { v7 += pure(2); System.out.println("5 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f6(int n, int x) {
int v7 = pure(n);
try {
throw
new
Own
(
(
x
>
1
||
plain
(
x
)
>
5
)
,
x
)
;
} catch (Own e) { v7 += pure(2); System.out.println("6 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f7(int n, int x) {
int v7 = pure(n);
try {
throw
x
>
1
?
new
Own
(
x
)
:
new
Own
(
x
+
1
)
;
} catch (Own e) { v7 += pure(2); System.out.println("7 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f8(int n, int x) {
int v7 = pure(n);
try {
throw
new
Own
(
x
>
1
?
x
>
5
?
1
:
plain
(
2
)
:
7
)
;
} catch (Own e) { v7 += pure(2); System.out.println("8 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
public static void main(String[] args) {
f1(2, 1); f1(2, 2);
f2(2, 1); f2(2, 2);
f3(2, 1); f3(2, 2);
f4(2, 1); f4(2, 2);
f5(2, 1); f5(2, 2);
f6(2, 1); f6(2, 2);
f7(2, 1); f7(2, 2);
f8(2, 1); f8(2, 2);
} }
