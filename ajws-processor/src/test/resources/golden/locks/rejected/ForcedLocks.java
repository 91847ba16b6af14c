// locks: auto, Counter.n=varhandle, Written.n=striped, Changing.n=none, Both.a=reentrant, Plain.n=optimistic, Gone.n=none, Two.n=none
import org.ajws.AtomicSet;
import org.ajws.Atomic;

class ForcedLocks {
  @AtomicSet("n")
  static class Counter { // a subclass may add units
    @Atomic("n") private int n;
    void add() { n++; }
  }

  @AtomicSet("n")
  static final class Written implements java.io.Serializable {
    @Atomic("n") private int n;
    void add() { n++; }
  }

  @AtomicSet("n")
  static final class Changing {
    @Atomic("n") private int n;
    void add() { n++; }
  }

  @AtomicSet("a")
  @AtomicSet("b")
  static final class Both {
    @Atomic("a") private int[] a = {0};
    @Atomic("b") private int[] b = {0};
    void add() { a[0]++; b[0]++; }
  }

  @AtomicSet("n")
  static final class Plain {
    @Atomic("n") private int[] n = {0};
    void add() { n[0]++; }
  }

  static class First {
    @AtomicSet("n") static final class Two { @Atomic("n") private int n; }
  }

  static class Second {
    @AtomicSet("n") static final class Two { @Atomic("n") private int n; }
  }
}
