import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Units of work in parallel loops, critical sections, loops that spawn each iteration. */
@org.ajws.runtime.Translated(digest = "d7c691752424d28b68de56231dd5fd671d54145957d640b09b133215e7adaf8f", target = "jikesrvm") class Sections {
  @AtomicSet("a")
  static class Account {
    @Atomic("a") private int balance;

    void pay(int amount) { synchronized (this.ajws$monitor_a()) { org.ajws.runtime.lock.Critical.enter(); try { pay$internal(amount); } finally { org.ajws.runtime.lock.Critical.exit(); } } } private void pay$internal(int amount) {
      balance += amount;
    }

    int balance() { synchronized (this.ajws$monitor_a()) { org.ajws.runtime.lock.Critical.enter(); try { return balance$internal(); } finally { org.ajws.runtime.lock.Critical.exit(); } } } private int balance$internal() {
      return balance;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } return lock; } } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static final long table = org.ajws.runtime.lock.Critical.<java.lang.Long>call(new org.ajws.runtime.lock.Critical.Value<java.lang.Long>() { @java.lang.Override public java.lang.Long ajws$value() { return (sum(10)); } });

  static long sum(final int n) {
    @Reduce(ReduceOp.SUM)
    long s = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { long s; Locals$1(long s) { this.s = s; } @java.lang.Override protected Locals$1 fork() { return new Locals$1((long) (0)); } @java.lang.Override protected void join(Locals$1 right$1) { s += right$1.s; } } final Locals$1 locals$1 = new Locals$1(s); final int first$$1 = n; final long bound$$1 = 0; final long step$$1 = -(long) (3); final class Loop$$1 extends org.ajws.runtime.loop.SplitLoop<Locals$1> { @java.lang.Override protected void ajws$run(long from$$1, int count$$1, Locals$1 state$$1) { long s$1 = state$$1.s; try { int i$$1 = (int) (first$$1 + from$$1 * step$$1); java.lang.Throwable thrown$2 = null; try { try { for (int left$$1 = count$$1; left$$1 > 0; left$$1--, i$$1 -= 3) { final int i = i$$1; {
      s$1 += i;
      { java.lang.Throwable thrown$$3 = null; boolean own$$3 = true; long s$3 = (long) (0); try { org.jikesrvm.scheduler.WS.setFlag(); try { async: s$3 += 100; } catch (java.lang.Throwable t$$3) { thrown$$3 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$$3); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$3) { thrown$$3 = null; own$$3 = false; } catch (org.jikesrvm.scheduler.WS.Join j$$3) { j$$3.finish.addData(2, s$3); if (thrown$$3 != null) { j$$3.finish.addData(0, thrown$$3); } org.jikesrvm.scheduler.WS.completeJoin(); } if (own$$3) { s$1 += s$3; } if (thrown$$3 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$$3); } }
    } } } catch (java.lang.Throwable t$2) { thrown$2 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$2); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$2) { for (org.jikesrvm.scheduler.WS.FinishData d$2 : org.ajws.runtime.jikesrvm.StealHandlers.inOrder(f$2)) { switch (d$2.key) { case 0: if (thrown$2 == null) thrown$2 = (java.lang.Throwable) d$2.value; break; case 1: s$1 = (java.lang.Long) d$2.value; break; case 2: s$1 += ((java.lang.Long) d$2.value); break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$2) { if (thrown$2 != null) { f$2.finish.addData(0, thrown$2); } f$2.finish.addData(1, s$1); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$2 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$2); } } finally { state$$1.s = s$1; } } } try { new Loop$$1().ajws$split(org.ajws.runtime.loop.SplitLoop.ajws$ints("Sections.java:30", first$$1, ">", bound$$1, step$$1), locals$1); } finally { s = locals$1.s; } }
    return s;
  }

  static synchronized long locked(int n) { org.ajws.runtime.lock.Critical.enter(); try { 
    return sum(n);
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

  static int inOrder(List<Integer> list) {
    final Account account = new Account();
    @Reduce(ReduceOp.MAX)
    int greatest = 0;
    { java.lang.Throwable thrown$4 = null; try { try { for (@ParallelFor Iterator<Integer> it = list.iterator(); it.hasNext(); ) {
      int x = it.next(); { java.lang.Throwable thrown$$5 = null; boolean own$$5 = true; int greatest$5 = java.lang.Integer.MIN_VALUE; try { org.jikesrvm.scheduler.WS.setFlag(); try { do {
      if (x == 3) continue;
      account.pay(x);
      greatest$5 = Math.max(greatest$5, x);
    } while (false); } catch (java.lang.Throwable t$$5) { thrown$$5 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$$5); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$5) { thrown$$5 = null; own$$5 = false; } catch (org.jikesrvm.scheduler.WS.Join j$$5) { j$$5.finish.addData(2, greatest$5); if (thrown$$5 != null) { j$$5.finish.addData(0, thrown$$5); } org.jikesrvm.scheduler.WS.completeJoin(); } if (own$$5) { greatest = (int) java.lang.Math.max(greatest, greatest$5); } if (thrown$$5 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$$5); } } } } catch (java.lang.Throwable t$4) { thrown$4 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$4); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$4) { for (org.jikesrvm.scheduler.WS.FinishData d$4 : org.ajws.runtime.jikesrvm.StealHandlers.inOrder(f$4)) { switch (d$4.key) { case 0: if (thrown$4 == null) thrown$4 = (java.lang.Throwable) d$4.value; break; case 1: greatest = (java.lang.Integer) d$4.value; break; case 2: greatest = (int) java.lang.Math.max(greatest, ((java.lang.Integer) d$4.value)); break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$4) { if (thrown$4 != null) { f$4.finish.addData(0, thrown$4); } f$4.finish.addData(1, greatest); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$4 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$4); } }
    return account.balance() * 100 + greatest;
  }

  static int out(int n) {
    int rounds = 0;
    outer:
    for (int i = 0; i < n; i++) {
      { java.lang.Throwable thrown$6 = null; int jump$6 = 0; int value$6 = 0; try { body$6: try { finish: {
        { java.lang.Throwable thrown$$7 = null; try { org.jikesrvm.scheduler.WS.setFlag(); try { async: sum(i); } catch (java.lang.Throwable t$$7) { thrown$$7 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$$7); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$7) { thrown$$7 = null; } catch (org.jikesrvm.scheduler.WS.Join j$$7) { if (thrown$$7 != null) { j$$7.finish.addData(0, thrown$$7); } org.jikesrvm.scheduler.WS.completeJoin(); } if (thrown$$7 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$$7); } }
        for (int j = 0; ; j++) {
          rounds++;
          if (j == i) { jump$6 = 1; break body$6; }
          if (rounds > 20) { jump$6 = 2; break body$6; }
          if (rounds > 1000) { value$6 = -1; jump$6 = 3; break body$6; }
        }
      } } catch (java.lang.Throwable t$6) { thrown$6 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$6); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$6) { for (org.jikesrvm.scheduler.WS.FinishData d$6 : org.ajws.runtime.jikesrvm.StealHandlers.inOrder(f$6)) { switch (d$6.key) { case 0: if (thrown$6 == null) thrown$6 = (java.lang.Throwable) d$6.value; break; case 1: jump$6 = (java.lang.Integer) d$6.value; break; case 2: value$6 = (java.lang.Integer) d$6.value; break; case 3: rounds = (java.lang.Integer) d$6.value; break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$6) { if (thrown$6 != null) { f$6.finish.addData(0, thrown$6); } f$6.finish.addData(1, jump$6); f$6.finish.addData(2, value$6); f$6.finish.addData(3, rounds); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$6 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$6); } if (jump$6 == 1) continue outer; if (jump$6 == 2) break outer; return value$6; }
    }
    return rounds;
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<Integer>();
    for (int i = 0; i < 20; i++) {
      list.add(i * 7 % 20);
    }
    final Account account = new Account();
    { final Sections.Account account$8 = account; final java.util.List<? extends java.lang.Integer> list$$8 = org.ajws.runtime.loop.SplitLoop.ajws$list((list)); final class Loop$$8 extends org.ajws.runtime.loop.SplitLoop<org.ajws.runtime.generated.TaskLocals.None> { @java.lang.Override protected void ajws$run(long from$$8, int count$$8, org.ajws.runtime.generated.TaskLocals.None state$$8) { for (Integer x : list$$8.subList((int) from$$8, (int) from$$8 + count$$8)) { {
      account$8.pay(x);
    } } } } new Loop$$8().ajws$split(list$$8.size(), org.ajws.runtime.generated.TaskLocals.none()); }
    System.out.println(table + " " + locked(7) + " " + inOrder(list) + " " + account.balance());
    System.out.println(out(4) + " " + out(9));
  }
}
