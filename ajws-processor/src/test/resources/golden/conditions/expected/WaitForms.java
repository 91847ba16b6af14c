import static org.ajws.runtime.AjwsRuntime.awaitNanos;

import java.util.HashMap;
import java.util.Map;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;

/** All kinds of units that wait; in order every condition holds at once. */
@org.ajws.runtime.Translated(digest = "4baba35dfbe3cb64a38df7f2092f98860bb5092ddafebf8432624b3d0b378754", target = "trycatch") @AtomicSet("a")
@AtomicSet("b")
public class WaitForms {
  @Atomic("a") private int count;
  @Atomic("a") private final Map<String, Integer> named = new HashMap<>();
  @Atomic("b") private boolean open = true;

  /** Two sets, of which the condition reads one; the other one is given back, too. */
  void readsOne() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3a = this.ajws$lock_a(), ajws$taken3b = this.ajws$lock_b(); org.ajws.runtime.lock.TwoLocks.lock(ajws$taken3a, ajws$taken3b); try { readsOne$internal(); } finally { org.ajws.runtime.lock.TwoLocks.unlock(ajws$taken3a, ajws$taken3b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void readsOne$internal() {
    open = true;
    await: for (org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.open(); ajws$await1.mustWait(() -> (count < 0)); ajws$await1 = org.ajws.runtime.lock.Await.pause(ajws$await1, true, 1, this.ajws$lock_a(), this.ajws$lock_b()));
    count++;
  }

  int readsBoth(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3a = this.ajws$lock_a(), ajws$taken3b = this.ajws$lock_b(); org.ajws.runtime.lock.TwoLocks.lock(ajws$taken3a, ajws$taken3b); try { return readsBoth$internal(n); } finally { org.ajws.runtime.lock.TwoLocks.unlockUnchanged(ajws$taken3a, ajws$taken3b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int readsBoth$internal(int n) {
    await_both: for (org.ajws.runtime.lock.Await ajws$await2 = org.ajws.runtime.lock.Await.open(); ajws$await2.mustWait(() -> (!open || count > n)); ajws$await2 = org.ajws.runtime.lock.Await.pause(ajws$await2, false, 2, this.ajws$lock_b(), this.ajws$lock_a())) {}
    return count;
  }

  int countNow() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { return countNow$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int countNow$internal() {
    return count;
  }

  // ---- with a limit

  boolean within(long nanos) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { return within$internal(nanos); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean within$internal(long nanos) {
    org.ajws.runtime.lock.Await ajws$await3 = org.ajws.runtime.lock.Await.within(nanos * 1_000);
    await: for (; ajws$await3.mustWait(() -> (count == 0)); ajws$await3 = org.ajws.runtime.lock.Await.pause(ajws$await3, false, 1, this.ajws$lock_a()));
    if (count == 0) {
      return false;
    }
    org.ajws.runtime.lock.Await ajws$await4 = org.ajws.runtime.lock.Await.within(nanos);
    await: for (; ajws$await4.mustWait(() -> (
        count == 0 || named.isEmpty())); ajws$await4 = org.ajws.runtime.lock.Await.pause(ajws$await4, false, 1, this.ajws$lock_a()));
    return true;
  }

  int inASwitch(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3a = this.ajws$lock_a(), ajws$taken3b = this.ajws$lock_b(); org.ajws.runtime.lock.TwoLocks.lock(ajws$taken3a, ajws$taken3b); try { return inASwitch$internal(n); } finally { org.ajws.runtime.lock.TwoLocks.unlockUnchanged(ajws$taken3a, ajws$taken3b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int inASwitch$internal(int n) {
    switch (n) {
      case 0:
        org.ajws.runtime.lock.Await ajws$await5 = org.ajws.runtime.lock.Await.within(1);
        await: for (; ajws$await5.mustWait(() -> (count == 0)); ajws$await5 = org.ajws.runtime.lock.Await.pause(ajws$await5, false, 1, this.ajws$lock_a(), this.ajws$lock_b()));
      case 1:
        org.ajws.runtime.lock.Await ajws$await6 = org.ajws.runtime.lock.Await.within(1);
        await: for (; ajws$await6.mustWait(() -> (open && count == 0)); ajws$await6 = org.ajws.runtime.lock.Await.pause(ajws$await6, false, 2, this.ajws$lock_b(), this.ajws$lock_a()));
        break;
      default:
        await: for (org.ajws.runtime.lock.Await ajws$await7 = org.ajws.runtime.lock.Await.open(); ajws$await7.mustWait(() -> (count == 0)); ajws$await7 = org.ajws.runtime.lock.Await.pause(ajws$await7, false, 1, this.ajws$lock_a(), this.ajws$lock_b()));
    }
    return count;
  }

  // ---- conditions

  void set(String name, int value) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { set$internal(name, value); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void set$internal(String name, int value) {
    named.put(name, value);
  }

  int get(String name) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { return get$internal(name); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal(String name) {
    await: for (org.ajws.runtime.lock.Await ajws$await8 = null; !named.containsKey(name); ajws$await8 = org.ajws.runtime.lock.Await.pause(ajws$await8, false, 1, this.ajws$lock_a()));
    return named.get(name);
  }

  void byMethods() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { byMethods$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void byMethods$internal() {
    count++;
    await: for (org.ajws.runtime.lock.Await ajws$await9 = org.ajws.runtime.lock.Await.open(); ajws$await9.mustWait(() -> (!isLarge$internal(0) && smaller$internal().equals("x"))); ajws$await9 = org.ajws.runtime.lock.Await.pause(ajws$await9, true, 1, this.ajws$lock_a()));
  }

  private boolean isLarge(int limit) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { return isLarge$internal(limit); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isLarge$internal(int limit) {
    int limited = Math.max(limit, 0);
    limited++;
    return count >= limited;
  }

  private String smaller() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { return smaller$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String smaller$internal() {
    return count == 0 ? "none" : "some";
  }

  // ---- where they stand

  void inALoop(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_a(); ajws$taken3.lock(); try { inALoop$internal(n); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void inALoop$internal(int n) {
    for (int i = 0; i < n; i++) {
      if (i % 2 == 0) await: for (org.ajws.runtime.lock.Await ajws$await10 = org.ajws.runtime.lock.Await.open(); ajws$await10.mustWait(() -> (count < 0)); ajws$await10 = org.ajws.runtime.lock.Await.pause(ajws$await10, true, 1, this.ajws$lock_a()));
      count++;
    }
  }

  static void both(@Atomic("a") WaitForms one, @Atomic("a") WaitForms two) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3a = (one == null ? null : one.ajws$lock_a()), ajws$taken3b = (two == null ? null : two.ajws$lock_a()); org.ajws.runtime.lock.TwoLocks.lock(ajws$taken3a, ajws$taken3b); try { both$internal(one, two); } finally { org.ajws.runtime.lock.TwoLocks.unlock(ajws$taken3a, ajws$taken3b); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void both$internal(@Atomic("a") WaitForms one, @Atomic("a") WaitForms two) {
    await: for (org.ajws.runtime.lock.Await ajws$await11 = org.ajws.runtime.lock.Await.open(); ajws$await11.mustWait(() -> (one.count + (two == null ? 0 : two.count) < 0)); ajws$await11 = org.ajws.runtime.lock.Await.pause(ajws$await11, false, 2, (one == null ? null : one.ajws$lock_a()), (two == null ? null : two.ajws$lock_a())));
    one.count++;
  }

  Thread later() {
    return new Thread(
        () -> { final org.ajws.runtime.lock.OrderedLock ajws$taken7 = this.ajws$lock_a(); ajws$taken7.lock(); try { 
          await: for (org.ajws.runtime.lock.Await ajws$await12 = org.ajws.runtime.lock.Await.open(); ajws$await12.mustWait(() -> (count == 0)); ajws$await12 = org.ajws.runtime.lock.Await.pause(ajws$await12, false, 1, this.ajws$lock_a()));
          count += 100;
         } finally { ajws$taken7.unlock(); } });
  }

  @AtomicSet(value = "s", isStatic = true)
  static class Shared {
    @Atomic("s") private static int opened;

    static void open() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = WaitForms.Shared.ajws$lock_s(); ajws$taken4.lock(); try { open$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void open$internal() {
      opened++;
    }

    static int awaitOpen() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = WaitForms.Shared.ajws$lock_s(); ajws$taken4.lock(); try { return awaitOpen$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int awaitOpen$internal() {
      await: for (org.ajws.runtime.lock.Await ajws$await13 = org.ajws.runtime.lock.Await.open(); ajws$await13.mustWait(() -> (opened == 0)); ajws$await13 = org.ajws.runtime.lock.Await.pause(ajws$await13, false, 1, WaitForms.Shared.ajws$lock_s()));
      return opened;
    }
   @org.ajws.runtime.Generated private static final class ajws$lock_s_holder { static final org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.OrderedLock.ofClass(Shared.class); } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.OrderedLock ajws$lock_s() { return ajws$lock_s_holder.lock; } }

  @AtomicSet("own")
  static class Pair {
    private int sum;
    private final @AliasAtomic("c=this.own") Cell cell = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("c=this.own") Cell(), this.ajws$lock_own(), (ajws$object, ajws$lock) -> ajws$object.ajws$lock_c_alias(ajws$lock));

    void add(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_own(); ajws$taken4.lock(); try { add$internal(n); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int n) {
      cell.set(n);
      sum += n;
    }

    int sum() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_own(); ajws$taken4.lock(); try { return sum$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() {
      await: for (org.ajws.runtime.lock.Await ajws$await14 = org.ajws.runtime.lock.Await.open(); ajws$await14.mustWait(() -> (cell.value == 0 || sum == 0)); ajws$await14 = org.ajws.runtime.lock.Await.pause(ajws$await14, false, 1, this.ajws$lock_own()));
      return sum;
    }

    Cell cell() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_own(); ajws$taken4.lock(); try { return cell$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Cell cell$internal() {
      return cell;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_own; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_own() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_own; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_own_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_own_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_own; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_own_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_own_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Pair.class, "ajws$lock_own", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_own_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_own = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_own, lock); } }

  @AtomicSet("c")
  static class Cell {
    int value;

    void set(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_c(); ajws$taken4.lock(); try { set$internal(n); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void set$internal(int n) {
      value = n;
    }

    int awaitValue() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_c(); ajws$taken4.lock(); try { return awaitValue$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int awaitValue$internal() {
      await: for (org.ajws.runtime.lock.Await ajws$await15 = org.ajws.runtime.lock.Await.open(); ajws$await15.mustWait(() -> (value == 0)); ajws$await15 = org.ajws.runtime.lock.Await.pause(ajws$await15, false, 1, this.ajws$lock_c()));
      return value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_c; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_c() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_c; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_c_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_c_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_c; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_c_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_c_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Cell.class, "ajws$lock_c", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_c_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_c = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_c, lock); } }

  /** A subclass waits for what its superclass has. */
  static class Sub extends WaitForms {
    int countOfSub() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_a(); ajws$taken4.lock(); try { return countOfSub$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int countOfSub$internal() {
      await: for (org.ajws.runtime.lock.Await ajws$await16 = null; isLower$internal(-1); ajws$await16 = org.ajws.runtime.lock.Await.pause(ajws$await16, false, 1, this.ajws$lock_a()));
      return 1;
    }

    private boolean isLower(int n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_a(); ajws$taken4.lock(); try { return isLower$internal(n); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isLower$internal(int n) {
      return countNow() < n;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitForms forms = new WaitForms();
    forms.readsOne();
    System.out.println(forms.readsBoth(5));
    forms.set("x", 3);
    System.out.println(forms.within(1_000) + " " + forms.get("x"));
    System.out.println(forms.inASwitch(0) + forms.inASwitch(1) + forms.inASwitch(2));
    forms.byMethods();
    forms.inALoop(4);
    both(forms, null);
    both(forms, new WaitForms());
    Thread later = forms.later();
    later.start();
    later.join();
    System.out.println(forms.readsBoth(1000));
    Shared.open();
    System.out.println(Shared.awaitOpen());
    Pair pair = new Pair();
    pair.add(7);
    System.out.println(pair.sum() + pair.cell().awaitValue());
    System.out.println(new Sub().countOfSub());
    Cell[] cells = new Cell[20];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new Cell();
    }
    cells[0].set(1);
    { org.ajws.runtime.loop.Loops.ints("WaitForms.java:198", 1, org.ajws.runtime.loop.Relation.LT, cells.length, 1, org.ajws.runtime.generated.TaskLocals.apart$(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      cells[i].set(cells[i - 1].awaitValue() + 1); // each waits for the one before it
    } } }); }
    System.out.println(cells[19].awaitValue());
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_a() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), WaitForms.class, "ajws$lock_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_a, lock); }  private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_b() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$lock_a()); if (ajws$lock_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), WaitForms.class, "ajws$lock_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_b, lock); } }
