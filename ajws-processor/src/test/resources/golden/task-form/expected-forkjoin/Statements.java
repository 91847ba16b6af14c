import java.util.ArrayList;
import java.util.List;

/** Every kind of statement as an async; locals are read as they were when it was spawned. */
@org.ajws.runtime.Translated(digest = "6b958242f058b9bebda4137451f5589d6a393d22963f23d2ad4e8de09678ab1c", target = "forkjoin") class Statements {
  static final int[] slots = new int[64];

  static void put(int at, int value) {
    slots[at] = value;
  }

  static void kinds(int n, boolean yes) {
    int moving = 1;
    { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Statements.java:14"); try { finish:
    {
      { final int moving$2 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:16", () -> { async: put(0, moving$2); }); }
      moving++; // a copy was taken
      { final int moving$3 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:18", () -> { async: {
        int twice = moving$3 * 2;
        put(1, twice);
      } }); }
      moving++;
      { final int moving$4 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:23", () -> { async: if (yes) put(2, moving$4); else put(2, -moving$4); }); }
      if (yes) { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:24", () -> { async2: put(3, n); }); } else { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:24", () -> { async3: put(3, -n); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:25", () -> { async: for (int i = 0; i < 4; i++) put(4 + i, i * n); }); }
      { final int moving$8 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:26", () -> { async: while (true) {
        put(8, moving$8);
        break;
      } }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:30", () -> { async: {
        if (n > 0) {
          put(9, 1);
          break async;
        }
        put(9, 2);
      } }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:37", () -> { async: switch (n) {
        case 3:
          put(10, 30);
          break;
        default:
          put(10, 40);
      } }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:44", () -> { async: try {
        put(11, Integer.parseInt("x"));
      } catch (NumberFormatException e) {
        put(11, -1);
      } finally {
        put(12, 5);
      } }); }
      { final int moving$12 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:51", () -> { async: synchronized (slots) {
        slots[13] = moving$12;
      } }); }
      switch (n) {
        case 3:
          { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:56", () -> { async4: put(14, n); }); }
        case 4:
          { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:58", () -> { async5: put(15, n + 1); }); }
          break;
        default:
          put(14, -1);
      }
      for (int i = 0; i < 5; i++) { final int i$15 = i; final int moving$15 = moving; org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:63", () -> { async: put(16 + i$15, i$15 * moving$15); }); }
      for (int i : new int[] {1, 2, 3}) {
        { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:65", () -> { async: put(20 + i, i); }); }
      }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }
  }

  @SuppressWarnings("ajws-shared") static void nested(int from, int to) { final org.ajws.runtime.task.Finish entry$17 = org.ajws.runtime.task.ForkJoinTasks.enter("Statements.java:76"); try {
    if (to - from == 1) {
      put(from, from * from);
      return;
    }
    int middle = (from + to) / 2;
    { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:76", () -> { async: nested(from, middle); }); }
    { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:77", () -> { async: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:78", () -> { async_inner: put(63, 63); }); }
      nested(middle, to);
    } }); }
   } catch (final java.lang.Throwable t$17) { entry$17.failed(t$17); throw t$17; } finally { entry$17.join(); } }

  static void collect() {
    List<Integer> sizes = new ArrayList<>();
    { final org.ajws.runtime.task.Finish finish$21 = org.ajws.runtime.task.ForkJoinTasks.finish("Statements.java:85"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:86", () -> { async: {
        List<String> own = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
          own.add("x" + i);
        }
        synchronized (sizes) {
          sizes.add(own.size());
        }
      } }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:95", () -> { async: new Object() {
        void run(int k) {
          put(40, k);
        }
      }.run(7); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Statements.java:100", () -> { async: put(41, sum(1, 2, 3)); }); }
    } } catch (final java.lang.Throwable t$21) { finish$21.failed(t$21); throw t$21; } finally { finish$21.join(); } }
    System.out.println(sizes);
  }

  static int sum(int... values) {
    int s = 0;
    for (int v : values) {
      s += v;
    }
    return s;
  }

  static String show() {
    String text = java.util.Arrays.toString(slots);
    java.util.Arrays.fill(slots, 0);
    return text;
  }

  public static void main(String[] args) throws InterruptedException {
    kinds(3, true);
    System.out.println(show());
    kinds(0, false);
    System.out.println(show());
    Thread outside = new Thread(() -> nested(0, 50)); // escapes: the call is a finish of its own
    outside.start();
    outside.join();
    System.out.println(show());
    collect();
    System.out.println(show());
  }
}
