import java.util.ArrayDeque;
import java.util.Queue;
import org.ajws.AtomicSet;

/** Producers wait while the buffer is full, consumers while it is empty. */
@org.ajws.runtime.Translated(digest = "0011e687b259539038e4f759d608cc8efaa9dd8a0f106f96b1a6575df9096ce5", target = "trycatch") @AtomicSet("b")
public class BoundedBuffer {
  private final Queue<Integer> values = new ArrayDeque<>();
  private final int capacity;
  private int closed;

  BoundedBuffer(int capacity) {
    this.capacity = capacity;
  }

  void put(int value) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { put$internal(value); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void put$internal(int value) {
    await: for (org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.open(); ajws$await1.mustWait(() -> (values.size() == capacity)); ajws$await1 = org.ajws.runtime.lock.Await.pause(ajws$await1, false, 1, this.ajws$lock_b()));
    values.add(value);
  }

  /** A value; -1 when there will be no more. */
  int take() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { return take$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int take$internal() {
    await: for (org.ajws.runtime.lock.Await ajws$await2 = org.ajws.runtime.lock.Await.open(); ajws$await2.mustWait(() -> (values.isEmpty() && closed == 0)); ajws$await2 = org.ajws.runtime.lock.Await.pause(ajws$await2, false, 1, this.ajws$lock_b()));
    return values.isEmpty() ? -1 : values.remove();
  }

  int takeOrElse(int none) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { return takeOrElse$internal(none); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int takeOrElse$internal(int none) {
    if (isEmpty$exact()) {
      return none;
    }
    return take();
  }

  boolean isEmpty() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { return isEmpty$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private boolean isEmpty$exact() { if (this.getClass() == BoundedBuffer.class) { return isEmpty$internal(); } else { return isEmpty(); } } private boolean isEmpty$internal() {
    return values.isEmpty();
  }

  int closings() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { return closings$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int closings$internal() {
    return closed;
  }

  void close() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_b(); ajws$taken3.lock(); try { close$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() {
    closed++;
  }

  public static void main(String[] args) {
    BoundedBuffer buffer = new BoundedBuffer(1000);
    long[] sums = new long[1];
    { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.Tasks.finishApart("BoundedBuffer.java:49"); try { finish: {
      { org.ajws.runtime.task.Tasks.asyncApart("BoundedBuffer.java:50", () -> { async: for (int i = 1; i <= 1000; i++) {
        buffer.put(i);
      } }); }
      { org.ajws.runtime.task.Tasks.asyncApart("BoundedBuffer.java:53", () -> { async: {
        for (int value = buffer.take(); value != 1000; value = buffer.take()) {
          sums[0] += value;
        }
      } }); }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }
    buffer.close();
    System.out.println(sums[0] + " " + buffer.take() + " " + buffer.takeOrElse(-2) + " " + buffer.closings());
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_b() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), BoundedBuffer.class, "ajws$lock_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_b, lock); } }
