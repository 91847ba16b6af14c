import org.ajws.*;
import static org.ajws.processor.TraceLog.log;

/** Traces of what is not thrown, of the thread, and in methods of classes in methods. */
class MadeTraces {
  static int spawn(int n) {
    if (n <= 0) return n;
    @Async int a = spawn(n - 1);
    int b = spawn(n - 2);
    return a + b;
  }
  record Held(Exception exception) {}
  static Exception failure(int n) {
    int a = spawn(n);
    return new Exception("returned " + a);
  }
  static void bad(int n) {
    spawn(n);
    throw new IllegalArgumentException("bad " + n);
  }
  @SuppressWarnings("ajws-thread")
  int inner(int n) {
    int a = spawn(2);
    Object o = new Object() {
      int again(int m) {
        int b = spawn(m);
        try { bad(m); } catch (RuntimeException e) { log("inner", e); }
        return b;
      }
      @Override public String toString() {
        try { bad(1); } catch (RuntimeException e) { log("toString", e); }
        return "" + again(2);
      }
    };
    a += o.toString().length();
    new Exception("made here").printStackTrace(System.out);
    Throwable made = new Exception("made");
    a += spawn(2);
    made.printStackTrace(System.out);
    for (StackTraceElement e : Thread.currentThread().getStackTrace()) System.out.println(e);
    log("by another", new Exception(made));
    log("returned", failure(n));
    log("chosen", n > 0 ? new Exception("one") : (new Exception("two")));
    log("held", new Held(new Exception("three")).exception);
    return a;
  }
  public static void main(String[] args) {
    new MadeTraces().inner(1);
  }
}
