import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that only read, and near ones that must not do so without the lock. */
@org.ajws.runtime.Translated(digest = "fcf74764394968c30410997bbc58501cb6b62cfacc02d0a80c834b0bf413e7e4", target = "trycatch") class OptimisticReads {
  @AtomicSet("p")
  static final class Point {
    @Atomic("p") private int x;
    @Atomic("p") private int y;
    @Atomic("p") private String name = "p";
    private int moves;

    void move(int dx, int dy) { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { move$internal(dx, dy); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void move$internal(int dx, int dy) { x += dx; y += dy; }
     int sum() { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return sum$internal(); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private synchronized int sum$internal() { return x + y; }
    double distance() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = distance$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return distance$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private double distance$internal() {
      // the names are this unit's own
      double dx = x, dy = this.y;
      return Math.sqrt(dx * dx + dy * dy);
    }
    private boolean isPositive() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = isPositive$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return isPositive$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isPositive$internal() { return x > 0 && y > 0; }
    String describe() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = describe$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return describe$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String describe$internal() { return isPositive$internal() ? name + " at " + x + ", " + y : "negative"; }

    int ratio() { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return ratio$internal(); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int ratio$internal() { return x / y; }
    int counted() { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return counted$internal(); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int counted$internal() { moves++; return x + y + moves; }
    int length() { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return length$internal(); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int length$internal() { return x + y + name.length(); }
    int steps() { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return steps$internal(); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int steps$internal() { int n = 0; for (int i = x; i != y; i++) { n++; } return n; }
    void rename(String s) { try { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { rename$internal(s); } finally { this.ajws$monitor_p().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void rename$internal(String s) { name = s; move$internal(0, 0); }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_p; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_p() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_p; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_p_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_p_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_p; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_p_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_p_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Point.class, "ajws$monitor_p", org.ajws.runtime.lock.VersionedLock.class); } }

  @AtomicSet("n")
  static final class Array {
    @Atomic("n") private int[] n = {1, 2};
    @Atomic("n") private int at;
    void set(int i) { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { set$internal(i); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void set$internal(int i) { at = i; n = new int[i + 1]; }
    int get() { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { return get$internal(); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() { return n[at]; }
    int where() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = where$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return where$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int where$internal() { return at; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Array.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }

  public static void main(String[] args) {
    Point p = new Point();
    p.move(3, 4);
    System.out.println(p.sum() + " " + p.distance() + " " + p.describe() + " " + p.ratio());
    p.rename("q");
    System.out.println(p.counted() + " " + p.length() + " " + p.steps() + " " + p.describe());
    Array a = new Array();
    a.set(4);
    System.out.println(a.get() + a.where());
  }
}
