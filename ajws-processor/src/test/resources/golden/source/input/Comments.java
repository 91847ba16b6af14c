/* before */ import java.util.Arrays; // after
import /* in */ org.ajws.ParallelFor;

// @ParallelFor in a comment is none
/** Comments everywhere stay where they are. */
@SuppressWarnings("ajws-shared") class Comments {
  public static void main(String[] args) {
    int[] a = new int[4]; /* a ; */ int n = 4; // for (
    label /* 1 */ : // 2
    /* 3 */ for /* 4 */ ( /* 5 */
        @ParallelFor /* 6 */ // 7
            int /* 8 */ i /* 9 */ = /* 10 */ 0 /* 11 */; // 12
        /* 13 */ i /* 14 */ < /* 15 */ n /* 16 */; // 17 "
        /* 18 */ i /* 19 */ += /* 20 ' */ 1 /* 21 */) // 22
    /* 23 */ { // 24
      a[i /* 25 */] /* 26 */ = i; // 27
      /* 28 */ } // 29
    for (@ParallelFor int i = 0; i < n; /* ) */ i++ /* " */) // { one
      // two }
      a[i]++; // three
    for (
        // variable
        @ParallelFor /* x */ int x // name
        : /* source */ a // after
        ) { // body
      String s = "/* no comment */ // neither \" " + '"' + '\'' + x;
      a[x - 1] = s.length();
    }
    for (@ParallelFor Integer x // name
        : Arrays.asList(0, 1) /* list */ // end
        ) /* before */ { a[x]++; /* in */ } // after
    for (@ParallelFor int i = 1 /* a */; /* b */ i < n /* c */; /* d */ i *= 2 /* e */) /* f */ a[i]--; // g
    System.out.println(Arrays.toString(a)); }} // end
