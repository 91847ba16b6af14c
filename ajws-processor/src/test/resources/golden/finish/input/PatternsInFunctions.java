import java.util.stream.IntStream;
/** Pattern variables in functions, behind a spawning call in the same expression. */
class PatternsInFunctions {
  static int made;
  static boolean of(boolean b) { finish: { async: { synchronized (PatternsInFunctions.class) { made++; } } } return b; }
  boolean a(Object o) { return o instanceof String s && of(s.isEmpty()) && s.chars().anyMatch(c -> c == 'x'); }
  boolean b(Object o) { return o instanceof String s && !of(s.isEmpty()) && s.chars().anyMatch(c -> s.length() > 2) || o instanceof Integer i && i > 3; }
  boolean c(Object o, Object q) { return o instanceof String s && !of(s.isEmpty()) && s.chars().anyMatch(c -> s.length() > 2) || q instanceof Integer k && IntStream.range(0, 3).anyMatch(i -> i > k); }
  boolean d(Object o, Object q) { return o instanceof String s && (!of(s.isEmpty()) || s.chars().anyMatch(c -> s.length() > 2)) && (of(s.length() < 4) || s.chars().anyMatch(c -> s.length() > 2)); }
  int e(Object o) { int n = 0; if (o instanceof String s && of(s.length() < 4)) { n += s.chars().map(c -> c + s.length()).sum(); while (of(n > 3)) { n -= 3; n -= s.chars().map(c -> s.length()).sum(); } } return n; }
  static boolean both(boolean a, boolean b) { return a ^ b; }
  boolean f(Object o, Object q) { return both(o instanceof String s && !of(s.isEmpty()) && s.chars().anyMatch(c -> s.length() > 2), q instanceof Integer s && IntStream.range(0, 3).anyMatch(i -> i > s)); }
  boolean g(Object o, Object q) { return both(q instanceof Integer s && of(s > 2) && IntStream.range(0, 3).anyMatch(i -> i > s), o instanceof String s && of(s.isEmpty()) && s.chars().anyMatch(c -> s.length() > 2)); }
  public static void main(String[] x) {
    Object[] all = {"", "a", "abc", "  ", "0123456789x", 1, 5, -2, null};
    for (Object o : all) { System.out.println(o + " " + new PatternsInFunctions().a(o) + new PatternsInFunctions().b(o) + new PatternsInFunctions().c(o, 1) + new PatternsInFunctions().c(o, 4)+ new PatternsInFunctions().d(o, 4) + new PatternsInFunctions().e(o) + new PatternsInFunctions().f(o, 1) + new PatternsInFunctions().g(o, 1) + new PatternsInFunctions().g(o, o) + new PatternsInFunctions().f(o, o)); }
    System.out.println(made > 0);
  }
}
