package golden.overlay;

import java.util.function.IntConsumer;

/** Every selector and every action once. */
@org.ajws.runtime.Translated(digest = "cb04ec711eeb58a8998a04ed2cf592e730b1b7def9c9e75864ab3efea59f6626", target = "trycatch") class Everything {
  private double[] scratch = new double[8];
  static final int[] TABLE = new int[4];

  double sum(double[] a) {
    @org.ajws.Reduce(org.ajws.ReduceOp.SUM) double s = 0, unused = 1;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { double s; Locals$1(double s) { this.s = s; } @java.lang.Override protected Locals$1 fork() { return new Locals$1(-0.0); } @java.lang.Override protected void join(Locals$1 right$1) { s += right$1.s; } } final Locals$1 locals$1 = new Locals$1(s); try { org.ajws.runtime.loop.Loops.ints("Everything.java:12", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, locals$1, (from$1, to$1, step$1, state$1) -> { double s$1 = state$1.s; try { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; s$1 += a[i]; } } finally { state$1.s = s$1; } }); } finally { s = locals$1.s; } }
    return s + unused;
  }

  void rows(double[][] a) {
    { @org.ajws.Private double[] scratch = this.scratch; { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$2 extends org.ajws.runtime.generated.TaskLocals<Locals$2> { double[] scratch; final double[] scratch$0; Locals$2(double[] scratch, double[] scratch$0) { this.scratch = scratch; this.scratch$0 = scratch$0; } @java.lang.Override protected Locals$2 fork() { return new Locals$2(org.ajws.runtime.loop.Loops.privateCopy(scratch$0), scratch$0); } @java.lang.Override protected void join(Locals$2 right$2) { } } final Locals$2 locals$2 = new Locals$2(org.ajws.runtime.loop.Loops.privateCopy(scratch), scratch); 
final var array$2 = a; org.ajws.runtime.loop.Loops.ints("Everything.java:18", 0, org.ajws.runtime.loop.Relation.LT, array$2.length, 1, locals$2, (from$2, to$2, step$2, state$2) -> { double[] scratch$2 = state$2.scratch; try { outer: for (int index$2 = from$2; index$2 < to$2; index$2++) { double[] row = array$2[index$2]; {
      for (int i = 0; i < row.length; i++) {
        scratch$2[0] = row[i];
        if (scratch$2[0] < 0) continue outer;
        row[i] = 2 * scratch$2[0];
      }
    } } } finally { state$2.scratch = scratch$2; } }); } }
  }

  void rows(float[][] a, int from) {
    { org.ajws.runtime.loop.Loops.ints("Everything.java:28", from, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      for (int j = 0; j < a[i].length; j++) a[i][j] *= 2;
    } } }); }
  }

  void nested(int[][] a) {
    for (int i = 0; i < a.length; i++) {
      @org.ajws.Private int[] temp = new int[8];
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$4 extends org.ajws.runtime.generated.TaskLocals<Locals$4> { int[] temp; final int[] temp$0; Locals$4(int[] temp, int[] temp$0) { this.temp = temp; this.temp$0 = temp$0; } @java.lang.Override protected Locals$4 fork() { return new Locals$4(org.ajws.runtime.loop.Loops.privateCopy(temp$0), temp$0); } @java.lang.Override protected void join(Locals$4 right$4) { } } final Locals$4 locals$4 = new Locals$4(org.ajws.runtime.loop.Loops.privateCopy(temp), temp); final int i$4 = i; org.ajws.runtime.loop.Loops.ints("Everything.java:36", 0, org.ajws.runtime.loop.Relation.LT, 8, 1, locals$4, (from$4, to$4, step$4, state$4) -> { int[] temp$4 = state$4.temp; try { for (int j$4 = from$4; j$4 < to$4; j$4++) { int j = j$4; { temp$4[0] = j; a[i$4][j] = temp$4[0]; } } } finally { state$4.temp = temp$4; } }); }
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$5 extends org.ajws.runtime.generated.TaskLocals<Locals$5> { int[] temp; final int[] temp$0; Locals$5(int[] temp, int[] temp$0) { this.temp = temp; this.temp$0 = temp$0; } @java.lang.Override protected Locals$5 fork() { return new Locals$5(org.ajws.runtime.loop.Loops.privateCopy(temp$0), temp$0); } @java.lang.Override protected void join(Locals$5 right$5) { } } final Locals$5 locals$5 = new Locals$5(org.ajws.runtime.loop.Loops.privateCopy(temp), temp); final int i$5 = i; org.ajws.runtime.loop.Loops.ints("Everything.java:37", 8, org.ajws.runtime.loop.Relation.LT, 16, 1, locals$5, (from$5, to$5, step$5, state$5) -> { int[] temp$5 = state$5.temp; try { for (int j$5 = from$5; j$5 < to$5; j$5++) { int j = j$5; { temp$5[0] = j; a[i$5][j] = temp$5[0]; } } } finally { state$5.temp = temp$5; } }); }
    }
  }

  void off(int[] a) {
    for (                      int i = 1; i < a.length; i++) a[i] += a[i - 1];
    { org.ajws.runtime.loop.Loops.ints("Everything.java:43", 1, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$6, to$6, step$6, state$6) -> { for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; a[i] = i; } }); }
  }

  Runnable anonymous(int[] a) {
    IntConsumer lambda = n -> { { org.ajws.runtime.loop.Loops.ints("Everything.java:47", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { for (int k$7 = from$7; k$7 < to$7; k$7++) { int k = k$7; a[k] = k; } }); } };
    return new Runnable() {
      public void run() {
        { org.ajws.runtime.loop.Loops.ints("Everything.java:50", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$8, to$8, step$8, state$8) -> { for (int k$8 = from$8; k$8 < to$8; k$8++) { int k = k$8; a[k] = TABLE[k % 4]; } }); }
        lambda.accept(a.length);
      }
    };
  }

  @SuppressWarnings("synchronized")
  private /* not synchronized */              // synchronized
      int locked(int[] a) {
                         { a[0]++; }
    return new Object() { synchronized int kept() { return a[0]; } }.kept();
  }

  void partly(int[] a) {
    if (a.length > 0) {
                  
              {
        a[0] = 1;
      }
    }
    synchronized (this) { scratch[0] = 1; }
  }

  @org.ajws.AtomicSet("one") @org.ajws.AtomicSet("two") @SuppressWarnings("ajws-unlocked") static class Locks {
    @org.ajws.Atomic("one") private int n, k;
    @org.ajws.Atomic("one") @org.ajws.Atomic("two") private int m;
    static {                      { TABLE[0] = 1; } }
                 void a() { try { synchronized (this.ajws$monitor_one()) { a$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void a$internal() {                      { TABLE[1]++; } n++; }
    class Nested { synchronized void kept() { a(); } }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_one; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_one() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_one; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_one_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_one_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_one; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_one_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_one_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Locks.class, "ajws$monitor_one", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_one_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_one = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_one, lock); }  private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_two; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_two() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_two; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_two_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_two_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_two; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$monitor_one()); if (ajws$monitor_two_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_two_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Locks.class, "ajws$monitor_two", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_two_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_two = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_two, lock); } }

  static class Inner<T> {
    @SuppressWarnings("ajws-shared") void each(java.util.List<? extends T> all, IntConsumer use) {
      { org.ajws.runtime.loop.Loops.elements("Everything.java:83", (all), org.ajws.runtime.generated.TaskLocals.none(), (part$9, state$9) -> { for (var one : part$9) { {
        use.accept(one.hashCode());
      } } }); }
    }
  }
}
