import org.ajws.Finish;

/** Returns of a finish method whose loop has a variable of its own: only their values matter. */
@org.ajws.runtime.Translated(digest = "83dd72b9da57af2917a72251467469eb24bd9ee8bc3b002c9322af59fcdb2b43", target = "jikesrvm") class LoopReturns {
  static void add(int[] sums, int k) {
    sums[k] += k;
  }

  @Finish
  static int first(int[] sums, boolean early) {
    java.lang.Throwable thrown$1 = null; int jump$1 = 0; try { body$1: try { for (int k = 0; k < sums.length; k++) {
      { java.lang.Throwable thrown$$2 = null; try { org.jikesrvm.scheduler.WS.setFlag(); try { async: add(sums, k); } catch (java.lang.Throwable t$$2) { thrown$$2 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$$2); } org.jikesrvm.scheduler.WS.join(); } catch (org.jikesrvm.scheduler.WS.Continuation c$$2) { thrown$$2 = null; } catch (org.jikesrvm.scheduler.WS.Join j$$2) { if (thrown$$2 != null) { j$$2.finish.addData(0, thrown$$2); } org.jikesrvm.scheduler.WS.completeJoin(); } if (thrown$$2 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$$2); } }
    }
    if (early) {
      { jump$1 = 1; break body$1; }
    } } catch (java.lang.Throwable t$1) { thrown$1 = org.ajws.runtime.jikesrvm.StealHandlers.caught(t$1); } org.jikesrvm.scheduler.WS.finish(); } catch (org.jikesrvm.scheduler.WS.Finish f$1) { for (org.jikesrvm.scheduler.WS.FinishData d$1 : org.ajws.runtime.jikesrvm.StealHandlers.inOrder(f$1)) { switch (d$1.key) { case 0: if (thrown$1 == null) thrown$1 = (java.lang.Throwable) d$1.value; break; case 1: jump$1 = (java.lang.Integer) d$1.value; break; default: throw new java.lang.IllegalStateException(); } } } catch (org.jikesrvm.scheduler.WS.FinishFirst f$1) { if (thrown$1 != null) { f$1.finish.addData(0, thrown$1); } f$1.finish.addData(1, jump$1); org.jikesrvm.scheduler.WS.completeFinishFirst(); } if (thrown$1 != null) { throw org.ajws.runtime.jikesrvm.StealHandlers.again(thrown$1); } if (jump$1 == 1) return sums[0]; 
    return sums[sums.length - 1];
  }

  public static void main(String[] args) {
    System.out.println(first(new int[5], false) + " " + first(new int[5], true));
  }
}
