import org.jikesrvm.scheduler.WS;

class Handlers {
  static void join() {
    try {
      WS.setFlag();
      WS.join();
    } catch (WS.Continuation c) {
      WS.completeJoin();
    } catch (RuntimeException e) {
      WS.pauseStealOnThread();
    } finally {
      WS.finish();
    }
  }
}
