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

    void move(int dx, int dy) { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { move_internal(dx, dy); } finally { this.ajws$monitor_p().endWrite(); } } } private void move_internal(int dx, int dy) { x += dx; y += dy; }
     int sum() { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return sum_internal(); } finally { this.ajws$monitor_p().endWrite(); } } } private synchronized int sum_internal() { return x + y; }
    double distance() { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = distance_internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return distance_internal(); } } private double distance_internal() {
      // the names are this unit's own
      double dx = x, dy = this.y;
      return Math.sqrt(dx * dx + dy * dy);
    }
    private boolean isPositive() { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = isPositive_internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return isPositive_internal(); } } private boolean isPositive_internal() { return x > 0 && y > 0; }
    String describe() { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_p(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = describe_internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return describe_internal(); } } private String describe_internal() { return isPositive_internal() ? name + " at " + x + ", " + y : "negative"; }

    int ratio() { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return ratio_internal(); } finally { this.ajws$monitor_p().endWrite(); } } } private int ratio_internal() { return x / y; }
    int counted() { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return counted_internal(); } finally { this.ajws$monitor_p().endWrite(); } } } private int counted_internal() { moves++; return x + y + moves; }
    int length() { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return length_internal(); } finally { this.ajws$monitor_p().endWrite(); } } } private int length_internal() { return x + y + name.length(); }
    int steps() { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { return steps_internal(); } finally { this.ajws$monitor_p().endWrite(); } } } private int steps_internal() { int n = 0; for (int i = x; i != y; i++) { n++; } return n; }
    void rename(String s) { synchronized (this.ajws$monitor_p()) { this.ajws$monitor_p().beginWrite(); try { rename_internal(s); } finally { this.ajws$monitor_p().endWrite(); } } } private void rename_internal(String s) { name = s; move_internal(0, 0); }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_p; @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_p() { org.ajws.runtime.lock.VersionedLock lock = this.ajws$monitor_p; return lock != null && lock.isOwnedBy(this) ? lock : ajws$monitor_p_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_p_made() { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { org.ajws.runtime.lock.VersionedLock lock = this.ajws$monitor_p; if (lock == null || !lock.isOwnedBy(this)) { this.ajws$monitor_p = lock = new org.ajws.runtime.lock.VersionedLock(this); } return lock; } } }

  @AtomicSet("n")
  static final class Array {
    @Atomic("n") private int[] n = {1, 2};
    @Atomic("n") private int at;
    void set(int i) { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { set_internal(i); } finally { this.ajws$monitor_n().endWrite(); } } } private void set_internal(int i) { at = i; n = new int[i + 1]; }
    int get() { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { return get_internal(); } finally { this.ajws$monitor_n().endWrite(); } } } private int get_internal() { return n[at]; }
    int where() { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = where_internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return where_internal(); } } private int where_internal() { return at; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock lock = this.ajws$monitor_n; return lock != null && lock.isOwnedBy(this) ? lock : ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { org.ajws.runtime.lock.VersionedLock lock = this.ajws$monitor_n; if (lock == null || !lock.isOwnedBy(this)) { this.ajws$monitor_n = lock = new org.ajws.runtime.lock.VersionedLock(this); } return lock; } } }

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
