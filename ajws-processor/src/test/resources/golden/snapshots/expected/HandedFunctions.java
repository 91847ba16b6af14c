import static org.ajws.Reads.SNAPSHOT;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ajws.AtomicSet;

/** Functions that units are handed see the unit's snapshot, whoever else implements their types. */
@org.ajws.runtime.Translated(digest = "6e7bd0a921007de865bd40a5e304e011af830e72594bf183e2213c3aa074c5e7", target = "trycatch") public class HandedFunctions {
  @AtomicSet(value = "s", reads = SNAPSHOT)
  static class Range {
    private int low;
    private int high;

    int high() { try { return high$internal(this.ajws$snapshot_s()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int high$internal(final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4) {
      return ajws$seen4.high;
    }

    void move(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_s(); ajws$taken4.lock(); try { move$internal(n); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void move$internal(int n) {
      low += n;
      high += n;
    }

    int width(Supplier<Integer> end) { try { final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); org.ajws.runtime.lock.SnapshotLock.pin(this.ajws$lock_s(), ajws$seen4); try { return width$internal(ajws$seen4, end); } finally { org.ajws.runtime.lock.SnapshotLock.unpin(this.ajws$lock_s()); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int width$internal(final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4, Supplier<Integer> end) {
      return end.get() - ajws$seen4.low;
    }

    int last(List<Integer> some, Consumer<Integer> told) { try { final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); org.ajws.runtime.lock.SnapshotLock.pin(this.ajws$lock_s(), ajws$seen4); try { return last$internal(ajws$seen4, some, told); } finally { org.ajws.runtime.lock.SnapshotLock.unpin(this.ajws$lock_s()); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int last$internal(final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4, List<Integer> some, Consumer<Integer> told) {
      some.forEach(told);
      return ajws$seen4.low;
    }

    int of(Named named) { try { final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); org.ajws.runtime.lock.SnapshotLock.pin(this.ajws$lock_s(), ajws$seen4); try { return of$internal(ajws$seen4, named); } finally { org.ajws.runtime.lock.SnapshotLock.unpin(this.ajws$lock_s()); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int of$internal(final HandedFunctions.Range.ajws$Snapshot_s ajws$seen4, Named named) {
      return named.number() - ajws$seen4.low;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_s() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.SnapshotLock(this) { @java.lang.Override protected java.lang.Object copy(boolean whole) { return ajws$copy_s(whole); } }; if (ajws$lock_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Range.class, "ajws$lock_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static class ajws$Snapshot_s { private final int low; private final int high; protected ajws$Snapshot_s(Range of, boolean whole) { this.low = of.low; this.high = of.high; } } @org.ajws.runtime.Generated protected ajws$Snapshot_s ajws$copy_s(boolean whole) { return new ajws$Snapshot_s(this, whole); } @org.ajws.runtime.Generated public final ajws$Snapshot_s ajws$snapshot_s() { return (ajws$Snapshot_s) ((org.ajws.runtime.lock.SnapshotLock) this.ajws$lock_s()).snapshot(); } @org.ajws.runtime.Generated protected final void ajws$make_s(boolean begins) { ((org.ajws.runtime.lock.SnapshotLock) this.ajws$lock_s()).make(begins); } }

  interface Named {
    int number();
  }

  /** One of the functions that the module shows. */
  record Fixed(int number) implements Supplier<Integer>, Consumer<Integer>, Named {
    @Override
    public Integer get() {
      return number;
    }

    @Override
    public void accept(Integer n) {}
  }

  public static void main(String[] args) {
    Range r = new Range();
    r.move(3);
    int[] seen = new int[1];
    System.out.println(r.width(r::high) + " " + r.width(new Fixed(4)) + " " + r.of(r::high));
    System.out.println(r.last(List.of(1, 2), n -> seen[0] += n * r.high()) + " " + seen[0]);
  }
}
