import java.util.List;
import org.ajws.Finish;

/** Locals that asyncs assign: on branches, with earlier values, of every type. */
@org.ajws.runtime.Translated(digest = "ad5544fabc7e96a5eacb6b71dbf1891fab92fc5d4cc1dfe93bd43cedd9514d19", target = "forkjoin") class Results {
  static int branches(int n) {
    int a;
    { final int[] a$1 = {0}; final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:8"); try { finish: {
      if (n > 2) { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:9", () -> { async: a$1[0] = n * 2; }); }
      else a$1[0] = -1;
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { try { finish$1.join(); } finally { a = a$1[0]; } } }
    return a;
  }

  static String types(int n) {
    byte b = 1;
    char c;
    long l;
    double d = 0.5;
    String s = null;
    List<String> list;
    int[] array;
    final boolean even;
    { final byte[] b$3 = {b}; final char[] c$3 = {0}; final long[] l$3 = {0}; final double[] d$3 = {d}; final org.ajws.runtime.task.Cell<java.lang.String> s$3 = new org.ajws.runtime.task.Cell<>(s); final org.ajws.runtime.task.Cell<java.util.List<java.lang.String>> $list$3 = new org.ajws.runtime.task.Cell<>(null); final org.ajws.runtime.task.Cell<int[]> $array$3 = new org.ajws.runtime.task.Cell<>(null); final boolean[] even$3 = {false}; final org.ajws.runtime.task.Finish finish$3 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:24"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:25", () -> { async: b$3[0] += n; }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:26", () -> { async2: c$3[0] = (char) ('a' + n); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:27", () -> { async3: {
        l$3[0] = 1L << n;
        l$3[0]++;
      } }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:31", () -> { async4: d$3[0] *= n; }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:32", () -> { async5: s$3.value = "n" + n; }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:33", () -> { async6: $list$3.value = List.of("x", "y" + n); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:34", () -> { async7: $array$3.value = new int[] {n, n}; }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:35", () -> { async8: even$3[0] = n % 2 == 0; }); }
    } } catch (final java.lang.Throwable t$3) { finish$3.failed(t$3); throw t$3; } finally { try { finish$3.join(); } finally { b = b$3[0]; c = c$3[0]; l = l$3[0]; d = d$3[0]; s = s$3.value; list = $list$3.value; array = $array$3.value; even = even$3[0]; } } }
    Runnable r = () -> System.out.println(even + " " + c);
    r.run();
    return b + " " + l + " " + d + " " + s + " " + list + " " + array.length;
  }

  static <T> T pick(boolean first, T a, T b) {
    T chosen;
    { final org.ajws.runtime.task.Cell<T> chosen$12 = new org.ajws.runtime.task.Cell<>(null); final org.ajws.runtime.task.Finish finish$12 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:44"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:45", () -> { async: chosen$12.value = first ? a : b; }); }
    } } catch (final java.lang.Throwable t$12) { finish$12.failed(t$12); throw t$12; } finally { try { finish$12.join(); } finally { chosen = chosen$12.value; } } }
    return chosen;
  }

  @Finish
  static int method(int n) { final org.ajws.runtime.task.Finish finish$14 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:50"); try {
    int a; final int[] a$14 = {0};
    int b = 3, c; final int[] b$14 = {b};
    { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:54", () -> { async: a$14[0] = n; }); }
    { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:55", () -> { async2: b$14[0] += n; }); }
    c = 1;
    if (n > 100) {
      { finish$14.await(); return -1; }
    }
    { finish$14.await(); return a$14[0] * 100 + b$14[0] * 10 + c; }
   } catch (final java.lang.Throwable t$14) { finish$14.failed(t$14); throw t$14; } finally { finish$14.join(); } }

  @Finish
  static int parameter(int n) { final int[] n$17 = {n}; final org.ajws.runtime.task.Finish finish$17 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:63"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Results.java:65", () -> { async: n$17[0] = n$17[0] * 2; }); }
    { finish$17.await(); return n$17[0]; }
   } catch (final java.lang.Throwable t$17) { finish$17.failed(t$17); throw t$17; } finally { try { finish$17.join(); } finally { n = n$17[0]; } } }

  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      int x, y;
      { final int[] x$19 = {0}; final int[] y$19 = {0}; final org.ajws.runtime.task.Finish finish$19 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:73"); try { finish: {
        { final int i$20 = i; org.ajws.runtime.task.ForkJoinTasks.async("Results.java:74", () -> { async: {
          int z;
          { final int[] z$21 = {0}; final org.ajws.runtime.task.Finish finish$21 = org.ajws.runtime.task.ForkJoinTasks.finish("Results.java:76"); try { finish_inner: {
            { final int i$22 = i$20; org.ajws.runtime.task.ForkJoinTasks.async("Results.java:77", () -> { async_inner: z$21[0] = i$22 * n; }); }
          } } catch (final java.lang.Throwable t$21) { finish$21.failed(t$21); throw t$21; } finally { try { finish$21.join(); } finally { z = z$21[0]; } } }
          x$19[0] = z + 1;
        } }); }
        { final int i$23 = i; org.ajws.runtime.task.ForkJoinTasks.async("Results.java:81", () -> { async2: y$19[0] = i$23; }); }
      } } catch (final java.lang.Throwable t$19) { finish$19.failed(t$19); throw t$19; } finally { try { finish$19.join(); } finally { x = x$19[0]; y = y$19[0]; } } }
      sum += x * 10 + y;
    }
    return sum;
  }

  public static void main(String[] args) {
    System.out.println(branches(5) + " " + branches(1));
    System.out.println(types(6));
    System.out.println(pick(true, "left", "right") + pick(false, 1, 2));
    System.out.println(method(7) + " " + method(101) + " " + parameter(21));
    System.out.println(nested(4));
  }
}
