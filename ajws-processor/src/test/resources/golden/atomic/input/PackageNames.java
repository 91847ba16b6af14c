package names.of.variables;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Variables with the first name of the package, beside static sets. */
public class PackageNames {
  @AtomicSet("a")
  @AtomicSet(value = "s", isStatic = true)
  static class Counter {
    @Atomic("s")
    private static int names;

    @Atomic("a")
    private int own;

    static int next() {
      return ++names;
    }

    int both(int of) {
      own += of;
      names += of;
      return own + names;
    }
  }

  public static void main(String[] args) {
    System.out.println(Counter.next() + new Counter().both(3));
  }
}
