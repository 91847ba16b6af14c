import org.ajws.*;
@org.ajws.runtime.Translated(digest = "da5f5f7c2d810994c6492f26b21c5f0671d92a0d6d783cf788d9c678b6090f88", target = "jikesrvm") class First {
  static int fib(int n) {
    if (n < 2) return n;
    int a = 0; int b = 0; java.lang.Throwable thrown$1 = null; try { try { { java.lang.Throwable thrown$$2 = null; try { org.jikesrvm.scheduler.WS.setFlag(); try { a = fib(n - 1); } catch (java.lang.Throwable t$$2) { thrown$$2 = org.ajws.runtime.StealHandlers.caught(t$$2); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$2) { thrown$$2 = null; } catch (org.jikesrvm.scheduler.WS.Join j$$2) { j$$2.finish.addData(3, a); if (thrown$$2 != null) { j$$2.finish.addData(0, thrown$$2); } org.jikesrvm.scheduler.WS.completeJoin(); } if (thrown$$2 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$$2); } };
    b = fib(n - 2); } catch (java.lang.Throwable t$1) { thrown$1 = org.ajws.runtime.StealHandlers.caught(t$1); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$1) { for (org.jikesrvm.scheduler.WS.FinishData d$1 : org.ajws.runtime.StealHandlers.inOrder(f$1)) { switch (d$1.key) { case 0: if (thrown$1 == null) thrown$1 = (java.lang.Throwable) d$1.value; break; case 1: a = (java.lang.Integer) d$1.value; break; case 2: b = (java.lang.Integer) d$1.value; break; case 3: a = (java.lang.Integer) d$1.value; break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$1) { if (thrown$1 != null) { f$1.finish.addData(0, thrown$1); } f$1.finish.addData(1, a); f$1.finish.addData(2, b); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$1 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$1); } 
    return a + b;
  }
  static int two(int n) {
    int a = 0, b = 0;
    { java.lang.Throwable thrown$3 = null; int jump$3 = 0; int value$3 = 0; try { body$3: try { finish: {
      { java.lang.Throwable thrown$$4 = null; try { org.jikesrvm.scheduler.WS.setFlag(); try { async: a = fib(n); } catch (java.lang.Throwable t$$4) { thrown$$4 = org.ajws.runtime.StealHandlers.caught(t$$4); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$4) { thrown$$4 = null; } catch (org.jikesrvm.scheduler.WS.Join j$$4) { j$$4.finish.addData(5, a); if (thrown$$4 != null) { j$$4.finish.addData(0, thrown$$4); } org.jikesrvm.scheduler.WS.completeJoin(); } if (thrown$$4 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$$4); } }
      b = fib(n - 1);
      if (n > 100) { value$3 = 7; jump$3 = 1; break body$3; }
    } } catch (java.lang.Throwable t$3) { thrown$3 = org.ajws.runtime.StealHandlers.caught(t$3); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$3) { for (org.jikesrvm.scheduler.WS.FinishData d$3 : org.ajws.runtime.StealHandlers.inOrder(f$3)) { switch (d$3.key) { case 0: if (thrown$3 == null) thrown$3 = (java.lang.Throwable) d$3.value; break; case 1: jump$3 = (java.lang.Integer) d$3.value; break; case 2: value$3 = (java.lang.Integer) d$3.value; break; case 3: a = (java.lang.Integer) d$3.value; break; case 4: b = (java.lang.Integer) d$3.value; break; case 5: a = (java.lang.Integer) d$3.value; break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$3) { if (thrown$3 != null) { f$3.finish.addData(0, thrown$3); } f$3.finish.addData(1, jump$3); f$3.finish.addData(2, value$3); f$3.finish.addData(3, a); f$3.finish.addData(4, b); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$3 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$3); } if (jump$3 == 1) return value$3; }
    return a + b;
  }
  @Finish static int three(int n) {
    if (n < 2) return n;
    int a = 0;
    int b = 0; java.lang.Throwable thrown$5 = null; int jump$5 = 0; try { body$5: try { { java.lang.Throwable thrown$$6 = null; try { org.jikesrvm.scheduler.WS.setFlag(); try { async: a = three(n - 1); } catch (java.lang.Throwable t$$6) { thrown$$6 = org.ajws.runtime.StealHandlers.caught(t$$6); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$6) { thrown$$6 = null; } catch (org.jikesrvm.scheduler.WS.Join j$$6) { j$$6.finish.addData(4, a); if (thrown$$6 != null) { j$$6.finish.addData(0, thrown$$6); } org.jikesrvm.scheduler.WS.completeJoin(); } if (thrown$$6 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$$6); } }
    b = three(n - 2);
    if (n == 77) { jump$5 = 1; break body$5; } } catch (java.lang.Throwable t$5) { thrown$5 = org.ajws.runtime.StealHandlers.caught(t$5); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$5) { for (org.jikesrvm.scheduler.WS.FinishData d$5 : org.ajws.runtime.StealHandlers.inOrder(f$5)) { switch (d$5.key) { case 0: if (thrown$5 == null) thrown$5 = (java.lang.Throwable) d$5.value; break; case 1: jump$5 = (java.lang.Integer) d$5.value; break; case 2: a = (java.lang.Integer) d$5.value; break; case 3: b = (java.lang.Integer) d$5.value; break; case 4: a = (java.lang.Integer) d$5.value; break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$5) { if (thrown$5 != null) { f$5.finish.addData(0, thrown$5); } f$5.finish.addData(1, jump$5); f$5.finish.addData(2, a); f$5.finish.addData(3, b); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$5 != null) { throw org.ajws.runtime.StealHandlers.again(thrown$5); } if (jump$5 == 1) return a; 
    return a + b;
  }
  int x = 3;
  double sum(int n, final int[] v) {
    @Reduce(ReduceOp.SUM) double s = 0;
    @Private double[] temp = new double[4];
    { final class Locals$7 extends org.ajws.runtime.TaskLocals<Locals$7> { double[] temp; final double[] temp$0; double s; Locals$7(double[] temp, double[] temp$0, double s) { this.temp = temp; this.temp$0 = temp$0; this.s = s; } @Override protected Locals$7 fork() { return new Locals$7(org.ajws.runtime.Loops.privateCopy(temp$0), temp$0, (double) (-0.0)); } @Override protected void join(Locals$7 right$7) { s += right$7.s; } } final Locals$7 locals$7 = new Locals$7(org.ajws.runtime.Loops.privateCopy(temp), temp, s); final int first$$7 = 0; final long bound$$7 = n; final class Loop$$7 extends org.ajws.runtime.SplitLoop<Locals$7> { @Override protected void ajws$run(long from$$7, int count$$7, Locals$7 state$$7) { double[] temp$7 = state$$7.temp; double s$7 = state$$7.s; try { int i$$7 = (int) (first$$7 + from$$7 * 1); for (int left$$7 = count$$7; left$$7 > 0; left$$7--, i$$7++) { final int i = i$$7; {
      temp$7[0] = i * First.this.x + First.this.hashCode() * 0;
      s$7 += temp$7[0] + x;
    } } } finally { state$$7.temp = temp$7; state$$7.s = s$7; } } } try { new Loop$$7().ajws$split(org.ajws.runtime.SplitLoop.ajws$ints("First.java:30", first$$7, "<", bound$$7, 1), locals$7); } finally { s = locals$7.s; } }
    { final class Locals$8 extends org.ajws.runtime.TaskLocals<Locals$8> { double s; Locals$8(double s) { this.s = s; } @Override protected Locals$8 fork() { return new Locals$8((double) (-0.0)); } @Override protected void join(Locals$8 right$8) { s += right$8.s; } } final Locals$8 locals$8 = new Locals$8(s); final int[] array$$8 = v; final class Loop$$8 extends org.ajws.runtime.SplitLoop<Locals$8> { @Override protected void ajws$run(long from$$8, int count$$8, Locals$8 state$$8) { double s$8 = state$$8.s; try { int i$$8 = (int) from$$8; for (int left$$8 = count$$8; left$$8 > 0; left$$8--, i$$8++) { int e = array$$8[i$$8]; { s$8 += e; } } } finally { state$$8.s = s$8; } } } try { new Loop$$8().ajws$split(array$$8.length, locals$8); } finally { s = locals$8.s; } }
    return s;
  }
  public static void main(String[] args) {
    System.out.println(fib(20) + " " + two(10) + " " + three(15) + " " + new First().sum(1000, new int[]{1,2,3}));
  }
}
