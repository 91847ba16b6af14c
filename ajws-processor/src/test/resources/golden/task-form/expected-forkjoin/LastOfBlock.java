import org.ajws.Async;

/** A value that is the last of its block is waited for at once. */
@org.ajws.runtime.Translated(digest = "b8965c89f055d8e247b1c063f0ea0f213c5e73a2502ed3404669e7db8a4abc11", target = "forkjoin") class LastOfBlock {
  static final int[] out = new int[4];

  static int set(int at, int value) {
    return out[at] = value;
  }

  static void last() {
    { final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$1 = org.ajws.runtime.task.ForkJoinTasks.value("LastOfBlock.java:12", () -> { int value$1 = set(0, 1); return value$1; }); try {  } catch (final java.lang.Throwable t$1) { a$1.failed(t$1); throw t$1; } finally { a$1.join(); } }
    {final org.ajws.runtime.task.TaskValue<java.lang.Integer> b$2 = org.ajws.runtime.task.ForkJoinTasks.value("LastOfBlock.java:13", () -> { int value$2 = set(1, 2); return value$2; }); try { final org.ajws.runtime.task.TaskValue<java.lang.Integer> c$3 = org.ajws.runtime.task.ForkJoinTasks.value("LastOfBlock.java:13", () -> { int value$3 = set(2, 3); return value$3; }); try { } catch (final java.lang.Throwable t$3) { c$3.failed(t$3); throw t$3; } finally { c$3.join(); } } catch (final java.lang.Throwable t$2) { b$2.failed(t$2); throw t$2; } finally { b$2.join(); } }
    final org.ajws.runtime.task.TaskValue<java.lang.Runnable> r$4 = org.ajws.runtime.task.ForkJoinTasks.value("LastOfBlock.java:14", () -> { java.lang.Runnable value$4 = () -> set(3, 4); return value$4; }); try {
    r$4.get().run();
    final org.ajws.runtime.task.TaskValue<java.lang.Object> end$5 = org.ajws.runtime.task.ForkJoinTasks.value("LastOfBlock.java:16", () -> { java.lang.Object value$5 = out; return value$5; }); try {
   } catch (final java.lang.Throwable t$5) { end$5.failed(t$5); throw t$5; } finally { end$5.join(); }  } catch (final java.lang.Throwable t$4) { r$4.failed(t$4); throw t$4; } finally { r$4.join(); } }

  public static void main(String[] args) {
    last();
    System.out.println(java.util.Arrays.toString(out));
  }
}
