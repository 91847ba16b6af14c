import java.io.IOException;
import java.util.List;
import java.util.function.IntSupplier;
import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/** Async values: every place of the declaration, every kind of use. */
@org.ajws.runtime.Translated(digest = "4102e38af537ff0b6bde6513993e47d958a802e5d7b945b64c914eacf43b96b8", target = "forkjoin") class AsyncValues {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$1 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:14", () -> { int value$1 = fib(n - 1); return value$1; }); try {
    int b = fib(n - 2);
    return ((int) a$1.get()) + b;
   } catch (final java.lang.Throwable t$1) { a$1.failed(t$1); throw t$1; } finally { a$1.join(); } }

  static int several(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$2 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:20", () -> { int value$2 = n + 1; return value$2; }); try { final org.ajws.runtime.task.TaskValue<java.lang.Integer> b$3 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:20", () -> { int value$3 = n + 2; return value$3; }); try { a$2.await(); b$3.await(); final org.ajws.runtime.task.TaskValue<java.lang.Integer> c$4 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:20", () -> { int value$4 = ((int) a$2.get()) + ((int) b$3.get()); return value$4; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Long> wide$5 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:21", () -> { long value$5 = n; return value$5; }); try {
    return ((int) a$2.get()) * ((int) b$3.get()) * ((int) c$4.get()) + (int) ((long) wide$5.get());
   } catch (final java.lang.Throwable t$5) { wide$5.failed(t$5); throw t$5; } finally { wide$5.join(); }  } catch (final java.lang.Throwable t$4) { c$4.failed(t$4); throw t$4; } finally { c$4.join(); }  } catch (final java.lang.Throwable t$3) { b$3.failed(t$3); throw t$3; } finally { b$3.join(); }  } catch (final java.lang.Throwable t$2) { a$2.failed(t$2); throw t$2; } finally { a$2.join(); } }

  static String kinds(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Byte> small$6 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:26", () -> { byte value$6 = 5; return value$6; }); try {
    final var $list$7 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:27", () -> { var value$7 = List.of(n, n + 1); return value$7; }); try {
    final org.ajws.runtime.task.TaskValue<int[]> $array$8 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:28", () -> { int[] value$8 = {n, 2 * n}; return value$8; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.String> text$9 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:29", () -> { java.lang.String value$9 = "n" + n; return value$9; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Runnable> nothing$10 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:30", () -> { java.lang.Runnable value$10 = () -> {}; return value$10; }); try {
    $array$8.get()[0]++;
    nothing$10.get().run();
    String s = "";
    for (int i : $list$7.get()) {
      s += i;
    }
    text$9.await(); synchronized (text$9.get()) {
      s += text$9.get().length();
    }
    return s + ((byte) small$6.get()) + $array$8.get()[0] + $array$8.get()[$array$8.get().length - 1] + text$9.get();
   } catch (final java.lang.Throwable t$10) { nothing$10.failed(t$10); throw t$10; } finally { nothing$10.join(); }  } catch (final java.lang.Throwable t$9) { text$9.failed(t$9); throw t$9; } finally { text$9.join(); }  } catch (final java.lang.Throwable t$8) { $array$8.failed(t$8); throw t$8; } finally { $array$8.join(); }  } catch (final java.lang.Throwable t$7) { $list$7.failed(t$7); throw t$7; } finally { $list$7.join(); }  } catch (final java.lang.Throwable t$6) { small$6.failed(t$6); throw t$6; } finally { small$6.join(); } }

  static int middle(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$11 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:44", () -> { int value$11 = n * 2; return value$11; }); try {
    return n + (((int) a$11.get()) > 3 ? ((int) a$11.get()) * ((int) a$11.get()) : -((int) a$11.get())) - Math.max(((int) a$11.get()), n);
   } catch (final java.lang.Throwable t$11) { a$11.failed(t$11); throw t$11; } finally { a$11.join(); } }

  static int captured(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$12 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:49", () -> { int value$12 = n * 3; return value$12; }); try {
    a$12.await(); IntSupplier s = () -> ((int) a$12.get()) + 1;
    if (n > 0) { a$12.await(); run(() -> System.out.println("in lambda " + ((int) a$12.get()))); }
    a$12.await(); IntSupplier t =
        new IntSupplier() {
          @Override
          public int getAsInt() {
            return ((int) a$12.get()) + 2;
          }
        };
    return s.getAsInt() + t.getAsInt();
   } catch (final java.lang.Throwable t$12) { a$12.failed(t$12); throw t$12; } finally { a$12.join(); } }

  static void run(Runnable r) {
    r.run();
  }

  static int unused(int[] out) {
    {
      final org.ajws.runtime.task.TaskValue<java.lang.Integer> ignored$13 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:68", () -> { int value$13 = out[0] = 7; return value$13; }); try {
     } catch (final java.lang.Throwable t$13) { ignored$13.failed(t$13); throw t$13; } finally { ignored$13.join(); } }
    return out[0];
  }

  static int inSwitch(int n) {
    switch (n) {
      case 1:
        final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$14 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:76", () -> { int value$14 = n * 10; return value$14; }); try {
        int b = 1;
        return ((int) a$14.get()) + b; } catch (final java.lang.Throwable t$14) { a$14.failed(t$14); throw t$14; } finally { a$14.join(); } 
      case 2:
        final org.ajws.runtime.task.TaskValue<java.lang.Integer> c$15 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:80", () -> { int value$15 = n * 100; return value$15; }); try { } catch (final java.lang.Throwable t$15) { c$15.failed(t$15); throw t$15; } finally { c$15.join(); } 
      default:
        return 5;
    }
  }

  static long captures(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> base$16 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:87", () -> { int value$16 = n; return value$16; }); try {
    int[] out = new int[10];
    { base$16.await(); org.ajws.runtime.loop.ForkJoinLoops.ints("AsyncValues.java:89", 0, org.ajws.runtime.loop.Relation.LT, out.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$17, to$17, step$17, state$17) -> { for (int i$17 = from$17; i$17 < to$17; i$17++) { int i = i$17; {
      out[i] = ((int) base$16.get()) * i;
    } } }); }
    long sum;
    { final long[] sum$18 = {0}; final org.ajws.runtime.task.Finish finish$18 = org.ajws.runtime.task.ForkJoinTasks.finish("AsyncValues.java:93"); try { finish: {
      { base$16.await(); org.ajws.runtime.task.ForkJoinTasks.async("AsyncValues.java:94", () -> { async: sum$18[0] = ((int) base$16.get()) + out[9]; }); }
    } } catch (final java.lang.Throwable t$18) { finish$18.failed(t$18); throw t$18; } finally { try { finish$18.join(); } finally { sum = sum$18[0]; } } }
    for (int i = 0; i < ((int) base$16.get()); i++) {
      sum += i;
    }
    return sum;
   } catch (final java.lang.Throwable t$16) { base$16.failed(t$16); throw t$16; } finally { base$16.join(); } }

  static String read(String name) throws IOException {
    if (name.isEmpty()) {
      throw new IOException("no name");
    }
    return name;
  }

  static String thrown(String name) {
    try {
      final org.ajws.runtime.task.TaskValue<java.lang.String> text$20 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:111", () -> { java.lang.String value$20 = read(name); return value$20; }); try {
      String other = "other ";
      try {
        return other + text$20.get();
      } finally {
        other = "";
      }
     } catch (final java.lang.Throwable t$20) { text$20.failed(t$20); throw t$20; } finally { text$20.join(); } } catch (IOException e) {
      return e.getMessage();
    }
  }

  static String atTheEnd(String name) {
    StringBuilder log = new StringBuilder();
    try {
      final org.ajws.runtime.task.TaskValue<java.lang.String> text$21 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:126", () -> { java.lang.String value$21 = read(name); return value$21; }); try {
      log.append(name.length());
     } catch (final java.lang.Throwable t$21) { text$21.failed(t$21); throw t$21; } finally { text$21.join(); } } catch (IOException e) {
      return log + " " + e.getMessage();
    }
    return log + " fine";
  }

  @Finish
  static int inFinish(int n) { final org.ajws.runtime.task.Finish finish$22 = org.ajws.runtime.task.ForkJoinTasks.finish("AsyncValues.java:134"); try {
    int other; final int[] other$22 = {0};
    { org.ajws.runtime.task.ForkJoinTasks.async("AsyncValues.java:137", () -> { async: other$22[0] = n; }); }
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$24 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:138", () -> { int value$24 = n + 1; return value$24; }); try {
    { finish$22.await(); return ((int) a$24.get()) * 10 + other$22[0]; }
   } catch (final java.lang.Throwable t$24) { a$24.failed(t$24); throw t$24; } finally { a$24.join(); }  } catch (final java.lang.Throwable t$22) { finish$22.failed(t$22); throw t$22; } finally { finish$22.join(); } }

  static int loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      final int i$25 = i; final org.ajws.runtime.task.TaskValue<java.lang.Integer> square$25 = org.ajws.runtime.task.ForkJoinTasks.value("AsyncValues.java:145", () -> { int value$25 = i$25 * i$25; return value$25; }); try {
      if (i == 2) continue;
      if (i == 5) break;
      s += ((int) square$25.get());
     } catch (final java.lang.Throwable t$25) { square$25.failed(t$25); throw t$25; } finally { square$25.join(); } }
    return s;
  }

  public static void main(String[] args) {
    System.out.println(fib(15) + " " + several(3));
    System.out.println(kinds(4));
    System.out.println(middle(1) + " " + middle(5));
    System.out.println(captured(2));
    System.out.println(unused(new int[1]) + " " + inSwitch(1) + " " + inSwitch(2));
    System.out.println(captures(6));
    System.out.println(thrown("a") + ", " + thrown(""));
    System.out.println(atTheEnd("a"));
    System.out.println(inFinish(4) + " " + loop(9));
  }
}
