import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Monitors of texts, boxes and classes of which each is another one. */
@AtomicSet("s")
class InternedMonitors {
  static final String NAME = "other";
  static final Integer TWO = 2;
  static final Long ONE = 1L;
  static final Integer LARGE = 1000;
  static final Class<?> KIND = String.class;
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  void text() { n++; synchronized ("interned") { m++; } }
  void box() { n++; synchronized (Integer.valueOf(1)) { m++; } }
  void large() { n++; synchronized (Integer.valueOf(1000)) { m++; } }
  void type() { n++; synchronized (InternedMonitors.class) { m++; } }
  void own() { n++; synchronized (getClass()) { m++; } }

  static void back(InternedMonitors other, String some) {
    synchronized (NAME) { other.text(); }
    synchronized (TWO) { other.box(); }
    synchronized (ONE) { other.box(); }
    synchronized (LARGE) { other.large(); }
    synchronized (KIND) { other.type(); other.own(); }
    synchronized (some.getClass()) { other.type(); other.own(); }
    synchronized (Object.class) { other.own(); }
  }
}
