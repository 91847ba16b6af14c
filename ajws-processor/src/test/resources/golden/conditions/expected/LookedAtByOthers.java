import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.runtime.AjwsRuntime;

/**
 * Which conditions a thread whose unit ends looks at for one that waits, and which only that itself
 * can. In order every condition holds at once.
 */
@org.ajws.runtime.Translated(digest = "677d8f6cac9df0e1a8839587c5f83f02d4f949a2396f09f52d28963ca089c342", target = "trycatch") @AtomicSet("s")
@AtomicSet("t")
public class LookedAtByOthers {
  private static final int MOST = 100;

  @Atomic("s") private int count = 1;
  @Atomic("s") private final Queue<Integer> queue = new ArrayDeque<>(List.of(1, 2));
  @Atomic("s") private final List<String> list = new ArrayList<>(List.of("a"));
  @Atomic("s") private final Map<Object, Number> map = new HashMap<>(Map.of("k", 1));
  @Atomic("s") private final int[] slots = {5, 6};
  @Atomic("t") private int other = 1;

  // ---- by others

  void byMembers(int least) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byMembers$internal(least); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byMembers$internal(int least) {
    await: for (org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.open(); ajws$await1.mustWait(() -> (count < least || count > MOST || queue.isEmpty() || list.get(0).isEmpty())); ajws$await1 = org.ajws.runtime.lock.Await.pause(ajws$await1, true, 1, this.ajws$lock_s()));
  }

  void byOwnMethods(long nanos) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byOwnMethods$internal(nanos); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byOwnMethods$internal(long nanos) {
    org.ajws.runtime.lock.Await ajws$await2 = org.ajws.runtime.lock.Await.within(nanos);
    await: for (; ajws$await2.mustWait(() -> (!isFilled$internal() || sum$internal() == 0 || this.doubled$internal() == 0)); ajws$await2 = org.ajws.runtime.lock.Await.pause(ajws$await2, true, 1, this.ajws$lock_s()));
  }

  private boolean isFilled() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { return isFilled$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isFilled$internal() {
    for (int slot : slots) {
      if (slot == 0) {
        return false;
      }
    }
    return true;
  }

  private int sum() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { return sum$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() {
    int sum = 0;
    for (int i = 0; i < slots.length; i++) {
      sum += slots[i];
    }
    return sum;
  }

  final int doubled() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { return doubled$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int doubled$internal() {
    return 2 * count;
  }

  Thread inALambda() {
    return new Thread(
        () -> { final org.ajws.runtime.lock.OrderedLock ajws$taken7 = this.ajws$lock_s(); ajws$taken7.lock(); try { 
          await: for (org.ajws.runtime.lock.Await ajws$await3 = org.ajws.runtime.lock.Await.open(); ajws$await3.mustWait(() -> (count == 0)); ajws$await3 = org.ajws.runtime.lock.Await.pause(ajws$await3, true, 1, this.ajws$lock_s()));
         } finally { ajws$taken7.unlock(); } });
  }

  /** Reads two sets: told at run time by the number of locks. */
  void byTwoSets() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3a = this.ajws$lock_s(), ajws$taken3b = this.ajws$lock_t(); org.ajws.runtime.lock.TwoLocks.lock(ajws$taken3a, ajws$taken3b); try { byTwoSets$internal(); } finally { org.ajws.runtime.lock.TwoLocks.unlock(ajws$taken3a, ajws$taken3b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byTwoSets$internal() {
    await: for (org.ajws.runtime.lock.Await ajws$await4 = org.ajws.runtime.lock.Await.open(); ajws$await4.mustWait(() -> (count + other == 0)); ajws$await4 = org.ajws.runtime.lock.Await.pause(ajws$await4, true, 2, this.ajws$lock_s(), this.ajws$lock_t()));
  }

  // ---- by itself

  void byAnAssignedLocal() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byAnAssignedLocal$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byAnAssignedLocal$internal() {
    int least = 0;
    least++;
    await: for (org.ajws.runtime.lock.Await ajws$await5 = null; count < least; ajws$await5 = org.ajws.runtime.lock.Await.pause(ajws$await5, true, 1, this.ajws$lock_s()));
  }

  Thread byALocalOfALambda(int n) {
    return new Thread(
        () -> { final org.ajws.runtime.lock.OrderedLock ajws$taken7 = this.ajws$lock_s(); ajws$taken7.lock(); try { 
          int least = n;
          await: for (org.ajws.runtime.lock.Await ajws$await6 = null; count < least; ajws$await6 = org.ajws.runtime.lock.Await.pause(ajws$await6, true, 1, this.ajws$lock_s()));
         } finally { ajws$taken7.unlock(); } });
  }

  /** A key's {@code hashCode} may be anything. */
  @SuppressWarnings("ajws-atomic")
  void byAKey(Object key) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byAKey$internal(key); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @SuppressWarnings("ajws-atomic") private void byAKey$internal(Object key) {
    await: for (org.ajws.runtime.lock.Await ajws$await7 = null; !map.containsKey(key); ajws$await7 = org.ajws.runtime.lock.Await.pause(ajws$await7, true, 1, this.ajws$lock_s()));
  }

  @SuppressWarnings("ajws-atomic")
  void byEquals(Object like) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byEquals$internal(like); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @SuppressWarnings("ajws-atomic") private void byEquals$internal(Object like) {
    await: for (org.ajws.runtime.lock.Await ajws$await8 = null; !list.get(0).equals(like); ajws$await8 = org.ajws.runtime.lock.Await.pause(ajws$await8, true, 1, this.ajws$lock_s()));
  }

  /** A subclass may do something else. */
  void byAnOverridableMethod() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byAnOverridableMethod$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byAnOverridableMethod$internal() {
    await: for (org.ajws.runtime.lock.Await ajws$await9 = null; isNone$exact(); ajws$await9 = org.ajws.runtime.lock.Await.pause(ajws$await9, true, 1, this.ajws$lock_s()));
  }

  boolean isNone() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { return isNone$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private boolean isNone$exact() { if (this.getClass() == LookedAtByOthers.class) { return isNone$internal(); } else { return isNone(); } } private boolean isNone$internal() {
    return count == 0;
  }

  void bySomethingThatThrows() throws InterruptedException { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { bySomethingThatThrows$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void bySomethingThatThrows$internal() throws InterruptedException {
    await: for (org.ajws.runtime.lock.Await ajws$await10 = null; isNoneOrThrows$internal(); ajws$await10 = org.ajws.runtime.lock.Await.pause(ajws$await10, true, 1, this.ajws$lock_s()));
  }

  private boolean isNoneOrThrows() throws InterruptedException { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { return isNoneOrThrows$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isNoneOrThrows$internal() throws InterruptedException {
    if (count < 0) {
      throw new InterruptedException();
    }
    return count == 0;
  }

  void byAPattern() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { byAPattern$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byAPattern$internal() {
    await: for (org.ajws.runtime.lock.Await ajws$await11 = null; map.get("k") instanceof Integer i && i == 0; ajws$await11 = org.ajws.runtime.lock.Await.pause(ajws$await11, true, 1, this.ajws$lock_s()));
  }

  void counts() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_s(); ajws$taken3.lock(); try { counts$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void counts$internal() {
    count++;
  }

  public static void main(String[] args) {
    LookedAtByOthers all = new LookedAtByOthers();
    all.byMembers(1);
    all.byOwnMethods(1_000_000_000L);
    all.inALambda().start();
    all.byTwoSets();
    all.byAnAssignedLocal();
    all.byALocalOfALambda(1).start();
    all.byAKey("k");
    all.byEquals("a");
    all.byAnOverridableMethod();
    try {
      all.bySomethingThatThrows();
    } catch (InterruptedException e) { org.ajws.runtime.frame.Traces.trace(e);
      throw new IllegalStateException(e);
    }
    all.byAPattern();
    System.out.println(all.doubled());
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_s() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), LookedAtByOthers.class, "ajws$lock_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_s, lock); }  private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_t() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$lock_s()); if (ajws$lock_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), LookedAtByOthers.class, "ajws$lock_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_t, lock); } }
