import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/** Asyncs in constructors, initialisers, lambdas, inner, local and anonymous classes. */
@org.ajws.runtime.Translated(digest = "dcb265e8e8798341d025a07983f46edf736e8fafa0aa3fedad4dc54402afb017", target = "forkjoin") class Places {
  static final int initial = org.ajws.runtime.lock.Critical.<java.lang.Integer>call(() -> (three()));

  static int three() {
    int one, two;
    { final int[] one$1 = {0}; final int[] two$1 = {0}; final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:10"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:11", () -> { async: one$1[0] = 1; }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:12", () -> { async2: two$1[0] = 2; }); }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { try { finish$1.join(); } finally { one = one$1[0]; two = two$1[0]; } } }
    return one + two;
  }

  final int[] field = new int[8];
  final int size;

  { final org.ajws.runtime.task.Finish entry$4 = org.ajws.runtime.task.ForkJoinTasks.enter("Places.java:21"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:21", () -> { async: field[0] = 1; }); }
    { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:22", () -> { async2: field[1] = 2; }); }
   } catch (final java.lang.Throwable t$4) { entry$4.failed(t$4); throw t$4; } finally { entry$4.join(); } }

  Places(int n) {
    this(n, "given"); final org.ajws.runtime.task.Finish entry$7 = org.ajws.runtime.task.ForkJoinTasks.enter("Places.java:27"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:27", () -> { async: field[4] = n; }); }
    field[5] = n;
   } catch (final java.lang.Throwable t$7) { entry$7.failed(t$7); throw t$7; } finally { entry$7.join(); } }

  Places(int n, String name) {
    super();
    { final org.ajws.runtime.task.Finish finish$9 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:33"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:34", () -> { async: field[2] = name.length(); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:35", () -> { async2: field[3] = n; }); }
      size = n;
    } } catch (final java.lang.Throwable t$9) { finish$9.failed(t$9); throw t$9; } finally { finish$9.join(); } }
  }

  class Inner {
    final int seen;

    Inner(int k) {
      int a;
      { final int[] a$12 = {0}; final org.ajws.runtime.task.Finish finish$12 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:45"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:46", () -> { async: a$12[0] = field[2] + k; }); }
        { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:47", () -> { async2: field[6] = k; }); }
      } } catch (final java.lang.Throwable t$12) { finish$12.failed(t$12); throw t$12; } finally { try { finish$12.join(); } finally { a = a$12[0]; } } }
      seen = a;
    }

    void go() { final org.ajws.runtime.task.Finish entry$15 = org.ajws.runtime.task.ForkJoinTasks.enter("Places.java:53"); try {
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:53", () -> { async: Places.this.field[7] = seen; }); }
     } catch (final java.lang.Throwable t$15) { entry$15.failed(t$15); throw t$15; } finally { entry$15.join(); } }
  }

  <T extends Comparable<T>> T max(T[] values, int from, int to) {
    if (to - from == 1) {
      return values[from];
    }
    int middle = (from + to) >>> 1;
    T left;
    T right;
    { final org.ajws.runtime.task.Cell<T> $left$17 = new org.ajws.runtime.task.Cell<>(null); final org.ajws.runtime.task.Finish finish$17 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:64"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:65", () -> { async: $left$17.value = max(values, from, middle); }); }
      right = max(values, middle, to);
    } } catch (final java.lang.Throwable t$17) { finish$17.failed(t$17); throw t$17; } finally { try { finish$17.join(); } finally { left = $left$17.value; } } }
    return left.compareTo(right) >= 0 ? left : right;
  }

  interface Shape {
    int area();

    default int twice() {
      int a, b;
      { final int[] a$19 = {0}; final org.ajws.runtime.task.Finish finish$19 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:76"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:77", () -> { async: a$19[0] = area(); }); }
        b = area();
      } } catch (final java.lang.Throwable t$19) { finish$19.failed(t$19); throw t$19; } finally { try { finish$19.join(); } finally { a = a$19[0]; } } }
      return a + b;
    }
  }

  enum Kind {
    ONE,
    TWO {
      @Override
      int weight() {
        int w;
        { final int[] w$21 = {0}; final org.ajws.runtime.task.Finish finish$21 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:90"); try { finish: {
          { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:91", () -> { async: w$21[0] = ordinal() * 20; }); }
        } } catch (final java.lang.Throwable t$21) { finish$21.failed(t$21); throw t$21; } finally { try { finish$21.join(); } finally { w = w$21[0]; } } }
        return w;
      }
    };

    int weight() {
      return ordinal() + 1;
    }
  }

  record Pair(int left, int right) {
    Pair {
      int[] checked = new int[2];
      { final org.ajws.runtime.task.Finish finish$23 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:105"); try { finish: {
        { final int $left$24 = left; org.ajws.runtime.task.ForkJoinTasks.async("Places.java:106", () -> { async: checked[0] = Math.abs($left$24); }); }
        checked[1] = Math.abs(right);
      } } catch (final java.lang.Throwable t$23) { finish$23.failed(t$23); throw t$23; } finally { finish$23.join(); } }
      left = checked[0];
      right = checked[1];
    }
  }

  static int lambda(int n) throws Exception {
    int[] out = new int[4];
    IntUnaryOperator square =
        k -> {
          int r;
          { final int[] r$25 = {0}; final org.ajws.runtime.task.Finish finish$25 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:119"); try { finish: {
            { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:120", () -> { async: r$25[0] = k * k; }); }
          } } catch (final java.lang.Throwable t$25) { finish$25.failed(t$25); throw t$25; } finally { try { finish$25.join(); } finally { r = r$25[0]; } } }
          return r;
        };
    Runnable escaping =
        () -> { final org.ajws.runtime.task.Finish entry$27 = org.ajws.runtime.task.ForkJoinTasks.enter("Places.java:126"); try {
          { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:126", () -> { async: out[0] = n; }); }
          { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:127", () -> { async2: out[1] = n + 1; }); }
         } catch (final java.lang.Throwable t$27) { entry$27.failed(t$27); throw t$27; } finally { entry$27.join(); } };
    escaping.run();
    Callable<Integer> call =
        new Callable<Integer>() {
          @Override
          public Integer call() {
            { final org.ajws.runtime.task.Finish finish$30 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:134"); try { finish: {
              { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:135", () -> { async: out[2] = square.applyAsInt(n); }); }
            } } catch (final java.lang.Throwable t$30) { finish$30.failed(t$30); throw t$30; } finally { finish$30.join(); } }
            return out[2];
          }
        };
    class Local {
      int twice(int k) {
        int a, b;
        { final int[] a$32 = {0}; final int[] b$32 = {0}; final org.ajws.runtime.task.Finish finish$32 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:143"); try { finish: {
          { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:144", () -> { async: a$32[0] = k; }); }
          { org.ajws.runtime.task.ForkJoinTasks.async("Places.java:145", () -> { async2: b$32[0] = k; }); }
        } } catch (final java.lang.Throwable t$32) { finish$32.failed(t$32); throw t$32; } finally { try { finish$32.join(); } finally { a = a$32[0]; b = b$32[0]; } } }
        return a + b;
      }
    }
    out[3] = new Local().twice(call.call());
    { final org.ajws.runtime.task.Finish finish$35 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:151"); try { finish: escaping.run(); } catch (final java.lang.Throwable t$35) { finish$35.failed(t$35); throw t$35; } finally { finish$35.join(); } }
    return out[0] + out[1] + out[2] + out[3];
  }

  public static void main(String[] args) throws Exception {
    Places p;
    { final org.ajws.runtime.task.Finish finish$36 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:157"); try { finish: p = new Places(9); } catch (final java.lang.Throwable t$36) { finish$36.failed(t$36); throw t$36; } finally { finish$36.join(); } }
    Inner inner = p.new Inner(5);
    { final org.ajws.runtime.task.Finish finish$37 = org.ajws.runtime.task.ForkJoinTasks.finish("Places.java:159"); try { finish: inner.go(); } catch (final java.lang.Throwable t$37) { finish$37.failed(t$37); throw t$37; } finally { finish$37.join(); } }
    System.out.println(initial + " " + p.size + " " + inner.seen + java.util.Arrays.toString(p.field));
    String[] words = {"pear", "apple", "plum", "quince", "fig"};
    System.out.println(p.max(words, 0, words.length));
    Shape shape = () -> 21;
    System.out.println(shape.twice() + " " + Kind.ONE.weight() + " " + Kind.TWO.weight());
    System.out.println(new Pair(-3, 4));
    System.out.println(lambda(6));
  }
}
