import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.Reducer;

/** Reductions across asyncs: in the order of spawning, deterministic ones. */
@org.ajws.runtime.Translated(digest = "137bdfa70f06ee18ffe5cd1a61711fc9a4070960da444226b4f1a09fd06442fa", target = "forkjoin") class Reducing {
  static final class Concat implements Reducer<String> {
    @Override
    public String identity() {
      return "";
    }

    @Override
    public String combine(String a, String b) {
      return a + b;
    }
  }

  static String words(int n) {
    Concat concat = new Concat();
    @Reduce(by = Concat.class)
    String s = "<";
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { java.lang.String s; Locals$1(java.lang.String s) { this.s = s; } @java.lang.Override protected Locals$1 fork() { return new Locals$1(new Concat().identity()); } @java.lang.Override protected void join(Locals$1 right$1) { s = new Concat().combine(s, right$1.s); } } final Locals$1 locals$1 = new Locals$1(s); final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Reducing.java:23"); final var partials$1 = finish$1.partials(locals$1); try { finish: {
      for (int i = 0; i < n; i++) {
        { final var partials$2 = partials$1.fork(); final int i$2 = i; org.ajws.runtime.task.ForkJoinTasks.async("Reducing.java:25", () -> { async: {
          partials$2.now.s = concat.combine(partials$2.now.s, "a" + i$2);
          { final var partials$3 = partials$2.fork(); final int i$3 = i$2; org.ajws.runtime.task.ForkJoinTasks.async("Reducing.java:27", () -> { async_inner: partials$3.now.s = concat.combine(partials$3.now.s, "b" + i$3); }, partials$3); }
          partials$2.now.s = concat.combine(partials$2.now.s, "c" + i$2);
        } }, partials$2); }
        partials$1.now.s = concat.combine(partials$1.now.s, "-");
      }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { try { finish$1.join(); } finally { s = locals$1.s; } } }
    return s;
  }

  static double deterministic(int n) {
    @Reduce(value = ReduceOp.SUM, deterministic = true)
    double s = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$4 extends org.ajws.runtime.generated.TaskLocals<Locals$4> { double s; Locals$4(double s) { this.s = s; } @java.lang.Override protected Locals$4 fork() { return new Locals$4(-0.0); } @java.lang.Override protected void join(Locals$4 right$4) { s += right$4.s; } @java.lang.Override protected boolean deterministic() { return true; } } final Locals$4 locals$4 = new Locals$4(s); final org.ajws.runtime.task.Finish finish$4 = org.ajws.runtime.task.ForkJoinTasks.finish("Reducing.java:39"); final var partials$4 = finish$4.partials(locals$4); try { finish: {
      for (int i = 1; i <= n; i++) {
        { final var partials$5 = partials$4.fork(); final int i$5 = i; org.ajws.runtime.task.ForkJoinTasks.async("Reducing.java:41", () -> { async: {
          partials$5.now.s += 1.0 / i$5;
          partials$5.now.s += 1e-9 * i$5;
        } }, partials$5); }
      }
    } } catch (final java.lang.Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { try { finish$4.join(); } finally { s = locals$4.s; } } }
    return s;
  }

  static long count(int n) {
    @Reduce(ReduceOp.SUM)
    long found = 0;
    @Reduce(ReduceOp.MAX)
    int largest = Integer.MIN_VALUE;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$6 extends org.ajws.runtime.generated.TaskLocals<Locals$6> { long found; int largest; Locals$6(long found, int largest) { this.found = found; this.largest = largest; } @java.lang.Override protected Locals$6 fork() { return new Locals$6((long) (0), java.lang.Integer.MIN_VALUE); } @java.lang.Override protected void join(Locals$6 right$6) { found += right$6.found; largest = (int) java.lang.Math.max(largest, right$6.largest); } } final Locals$6 locals$6 = new Locals$6(found, largest); final org.ajws.runtime.task.Finish finish$6 = org.ajws.runtime.task.ForkJoinTasks.finish("Reducing.java:55"); final var partials$6 = finish$6.partials(locals$6); try { finish:
    for (int i = 0; i < n; i++) {
      { final var partials$7 = partials$6.fork(); final int i$7 = i; org.ajws.runtime.task.ForkJoinTasks.async("Reducing.java:57", () -> { async: {
        partials$7.now.found++;
        partials$7.now.largest = Math.max(partials$7.now.largest, i$7 % 17);
      } }, partials$7); }
    } } catch (final java.lang.Throwable t$6) { finish$6.failed(t$6); throw t$6; } finally { try { finish$6.join(); } finally { found = locals$6.found; largest = locals$6.largest; } } }
    return found * 100 + largest;
  }

  static String all(int n) {
    @Reduce(ReduceOp.PRODUCT)
    long product = 2;
    @Reduce(ReduceOp.AND)
    boolean small = true;
    @Reduce(ReduceOp.XOR)
    int bits = 1;
    @Reduce(ReduceOp.MIN)
    int least = 99;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$8 extends org.ajws.runtime.generated.TaskLocals<Locals$8> { long product; boolean small; int bits; int least; Locals$8(long product, boolean small, int bits, int least) { this.product = product; this.small = small; this.bits = bits; this.least = least; } @java.lang.Override protected Locals$8 fork() { return new Locals$8((long) (1), true, 0, java.lang.Integer.MAX_VALUE); } @java.lang.Override protected void join(Locals$8 right$8) { product *= right$8.product; small &= right$8.small; bits ^= right$8.bits; least = (int) java.lang.Math.min(least, right$8.least); } } final Locals$8 locals$8 = new Locals$8(product, small, bits, least); final org.ajws.runtime.task.Finish finish$8 = org.ajws.runtime.task.ForkJoinTasks.finish("Reducing.java:74"); final var partials$8 = finish$8.partials(locals$8); try { finish: {
      for (int i = 1; i < n; i++) {
        { final var partials$9 = partials$8.fork(); final int i$9 = i; org.ajws.runtime.task.ForkJoinTasks.async("Reducing.java:76", () -> { async: {
          partials$9.now.product *= i$9 % 3 + 1;
          partials$9.now.small = partials$9.now.small && i$9 < 100;
          partials$9.now.bits ^= i$9;
          if (i$9 * 7 % 13 < partials$9.now.least) partials$9.now.least = i$9 * 7 % 13;
        } }, partials$9); }
      }
    } } catch (final java.lang.Throwable t$8) { finish$8.failed(t$8); throw t$8; } finally { try { finish$8.join(); } finally { product = locals$8.product; small = locals$8.small; bits = locals$8.bits; least = locals$8.least; } } }
    return product + " " + small + " " + bits + " " + least;
  }

  public static void main(String[] args) {
    System.out.println(words(12));
    System.out.println(Math.abs(deterministic(500) - 6.7928) < 0.01);
    System.out.println(count(1000));
    System.out.println(all(20));
  }
}
