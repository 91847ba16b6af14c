import org.ajws.ParallelFor;

/** Text blocks hold what looks like code. */
@org.ajws.runtime.Translated(digest = "f69351725540a937fb1facda5f3751bb3517530a22d05c9ff8c7f46a41c5743a", target = "trycatch") @SuppressWarnings("ajws-shared") class TextBlocks {
  public static void main(String[] args) {
    String[] a = new String[2];
    { org.ajws.runtime.loop.Loops.ints("TextBlocks.java:7", 0, org.ajws.runtime.loop.Relation.LT, """
        two""".length() - 1, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[i] = """
          for (@ParallelFor int i = 0; i < n; i++) { // "quotes" \""" \
          joined
            }
          """ + i;
    } } }); }
    { final var array$2 = new String[] {"""
        x""", "y"}; org.ajws.runtime.loop.Loops.ints("TextBlocks.java:15", 0, org.ajws.runtime.loop.Relation.LT, array$2.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int index$2 = from$2; index$2 < to$2; index$2++) { String s = array$2[index$2]; {
      a[s.equals("x") ? 0 : 1] += s;
    } } }); }
    System.out.println(a[0] + a[1]);
  }
}
