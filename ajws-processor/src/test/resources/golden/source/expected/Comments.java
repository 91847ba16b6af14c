/* before */ import java.util.Arrays; // after
import /* in */ org.ajws.ParallelFor;

// @ParallelFor in a comment is none
/** Comments everywhere stay where they are. */
@org.ajws.runtime.Translated(digest = "fa13088cb2bf1d5a73fb12c8fc267ec4dc8bb1506e9638d598e4632e090e0346", target = "trycatch") @SuppressWarnings("ajws-shared") class Comments {
  public static void main(String[] args) {
    int[] a = new int[4]; /* a ; */ int n = 4; // for (
    {  /* 1 */ // 2
 /* 3 */org.ajws.runtime.loop.Loops.ints("Comments.java:10",  /* 4 */ /* 5 */
 /* 6 */ // 7
 /* 8 */ /* 9 */ /* 10 */0 /* 11 */ // 12
 /* 13 */ /* 14 */, org.ajws.runtime.loop.Relation.LT.itself(),  /* 15 */n, ( /* 16 */ // 17 "
 /* 18 */ /* 19 */ /* 20 ' */1), org.ajws.runtime.generated.TaskLocals.none(),  /* 21 */ // 22
 /* 23 */(from$1, to$1, step$1, state$1) -> { label: for (int i$1 = from$1; i$1 < to$1; i$1 += 1) { int i = i$1; { // 24
      a[i /* 25 */] /* 26 */ = i; // 27
      /* 28 */ } } }); } // 29
    { org.ajws.runtime.loop.Loops.ints("Comments.java:18", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(),  /* ) */ /* " */ // { one
 // two }
(from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; a[i]++; } }); } // three
    { final var array$3 = 
 // variable
 /* x */ // name
 /* source */a; org.ajws.runtime.loop.Loops.ints("Comments.java:21", 0, org.ajws.runtime.loop.Relation.LT, array$3.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int index$3 = from$3; index$3 < to$3; index$3++) { int x = array$3[index$3];  // after
{ // body
      String s = "/* no comment */ // neither \" " + '"' + '\'' + x;
      a[x - 1] = s.length();
    } } }); }
    { org.ajws.runtime.loop.Loops.elements("Comments.java:29", ( // name
Arrays.asList(0, 1)), org.ajws.runtime.generated.TaskLocals.none(), (part$4, state$4) -> { for (Integer x : part$4) {  /* list */ // end
 /* before */{ a[x]++; /* in */ } } }); } // after
    { final int n$5 = n; org.ajws.runtime.loop.Loops.inOrder("Comments.java:32", org.ajws.runtime.generated.TaskLocals.none(), (spawner$5) -> { for (@ParallelFor int i = 1 /* a */; /* b */ i < n$5 /* c */; /* d */ i *= 2 /* e */) /* f */ { if (spawner$5.stopped()) break; final int i$5 = i; spawner$5.spawn((state$5) -> { do a[i$5]--;  while (false); }); } }); } // g
    System.out.println(Arrays.toString(a)); }} // end
