import org.ajws.ParallelFor;

/** Text blocks hold what looks like code. */
@SuppressWarnings("ajws-shared") class TextBlocks {
  public static void main(String[] args) {
    String[] a = new String[2];
    for (@ParallelFor int i = 0; i < """
        two""".length() - 1; i++) {
      a[i] = """
          for (@ParallelFor int i = 0; i < n; i++) { // "quotes" \""" \
          joined
            }
          """ + i;
    }
    for (@ParallelFor String s : new String[] {"""
        x""", "y"}) {
      a[s.equals("x") ? 0 : 1] += s;
    }
    System.out.println(a[0] + a[1]);
  }
}
