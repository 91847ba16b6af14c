import java.io.IOException;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two sets, units of one and of both, a subclass that adds members and a set. */
@org.ajws.runtime.Translated(digest = "549b204a81490e6ba0b7f5c8f6329726280f6838f857c252cde5ab2065b4a0ae", target = "trycatch") @AtomicSet("range")
@AtomicSet("count")
public class TwoSets {
  @Atomic("range") protected int low;
  @Atomic("range") protected int high;
  @Atomic("count") private long moves;
  int unprotected;

  /** A comment that stays. */
  public  int move(
      int by, // how far
      String... why)
      throws IOException { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_range(), this.ajws$monitor_count())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_range(), this.ajws$monitor_count())) { return move_internal(by, why); } } } private synchronized int move_internal(int by, String... why) throws IOException {
    if (why.length == 0) {
      throw new IOException("why?");
    }
    low += by;
    high += by;
    moves++;
    return width_internal();
  }

  public final int width() { synchronized (this.ajws$monitor_range()) { return width_internal(); } } private int width_internal() {
    return high - low;
  }

  int free() {
    return unprotected;
  }

  Runnable later() { synchronized (this.ajws$monitor_range()) { return later_internal(); } } private Runnable later_internal() {
    return () -> { synchronized (this.ajws$monitor_range()) { low--; } };
  }

  @AtomicSet("names")
  static class Named extends TwoSets {
    @Atomic("names") private String name = "";
    @Atomic("range") private int middle;

    private void rename(String to) { synchronized (this.ajws$monitor_names()) { rename_internal(to); } } private void rename_internal(String to) { name = to; }

    void recentre(String to) { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_range(), this.ajws$monitor_names())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_range(), this.ajws$monitor_names())) { recentre_internal(to); } } } private void recentre_internal(String to) { rename_internal(to); middle = low + width() / 2; }

    class Reader {
      String read() { synchronized (org.ajws.runtime.lock.OrderedLock.first(Named.this.ajws$monitor_range(), Named.this.ajws$monitor_names())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(Named.this.ajws$monitor_range(), Named.this.ajws$monitor_names())) {  return name + middle;  } } }
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_names; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_names() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_names; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_names; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_names = lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$monitor_count()); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_names_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_names = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_names, lock); } }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_range; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_range() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_range; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_range; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_range = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_range_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_range = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_range, lock); }  private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_count; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_count() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_count; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_count; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_count = lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$monitor_range()); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_count_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_count = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_count, lock); } }
