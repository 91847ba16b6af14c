import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Monitors of objects that all have who name their value. */
@AtomicSet("s")
class InternedMonitors {
  static final String NAME = "interned";
  static final Object TEXT = "interned";
  static final Integer ONE = 1;
  static final Boolean YES = true;
  static final Class<?> KIND = InternedMonitors.class;
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  void text() { n++; synchronized ("interned") { m++; } }
  void box() { n++; synchronized (Integer.valueOf(1)) { m++; } }
  void yes() { n++; synchronized (Boolean.TRUE) { m++; } }
  void character() { n++; synchronized ((Character) 'x') { m++; } }
  void type() { n++; synchronized (InternedMonitors.class) { m++; } }
  void own() { n++; synchronized (getClass()) { m++; } }
  void key(String name) { n++; synchronized (name.intern()) { m++; } }

  static void back(InternedMonitors other, String some, int number) {
    synchronized (NAME) { other.text(); }
    synchronized (TEXT) { other.text(); }
    synchronized (some.intern()) { other.key("n"); }
    synchronized ("interned") { other.key("n"); }
    synchronized (ONE) { other.box(); }
    synchronized ((Integer) 1) { other.box(); }
    synchronized (Integer.valueOf(number)) { other.box(); }
    synchronized (YES) { other.yes(); }
    synchronized (Character.valueOf('x')) { other.character(); }
    synchronized (KIND) { other.type(); }
    synchronized (other.getClass()) { other.type(); other.own(); }
    synchronized (InternedMonitors.class) { other.own(); }
  }

  @NotAtomic
  static synchronized void whole(InternedMonitors other) { other.own(); }
}
