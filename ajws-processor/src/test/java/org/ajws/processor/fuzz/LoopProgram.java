package org.ajws.processor.fuzz;

/** Makes programs of parallel loops. */
final class LoopProgram {
  private LoopProgram() {}

  /** The program of a seed. */
  static Program of(long seed) {
    String name = "Fuzz" + Long.toString(seed).replace('-', '_');
    Dice names = new Dice(seed ^ 0x3C3C3C3C3CL);
    String plain = text(name, new Dice(seed), new Dice(seed ^ 0x69696969L));
    String text = OddNames.dollars(names, plain, "loops", "s", "a", "i", "x");
    return new Program(seed, name, OddNames.classes(names, text));
  }

  private static String text(String name, Dice dice, Dice objects) {
    StringBuilder methods = new StringBuilder();
    StringBuilder run = new StringBuilder();
    for (int i = dice.between(1, 3); i > 0; i--) {
      String method = "loops" + i;
      methods.append(new MethodGenerator(dice).generate(method));
      run.append("r += \" ").append(method).append("\" + ").append(method).append("();\n");
    }
    if (dice.oneIn(2)) {
      methods.append(Throwing.method(dice, "throwing"));
      run.append("r += throwing(exact);\n");
    }
    if (dice.oneIn(3)) {
      methods.append(CANCELLED.replace("AT", String.valueOf(dice.below(100))));
      run.append("r += cancelled();\n");
    }
    methods.append(TaskObjects.of(objects, false));
    run.append("r += objects(3, 4) + inherited(3, 5);\n");
    String counter = dice.oneIn(2) ? COUNTER : COUNTER.replace("\"c\"", "\"other\"");
    return HEAD.formatted(name, dice.of("\n", "\r\n", "\n\n"))
        + methods
        + "static String run(boolean exact) throws Exception {\nString r = \"\";\n"
        + run
        + "return r + \" \" + COUNTER.get() + \" \" + SUM.sum() + \" \" + ATOMIC + \" \" + MAP"
        + " + \" \" + locked[0];\n}\n"
        + HELPERS
        + counter
        + "}\n";
  }

  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.function.*;
      import org.ajws.*;
      import org.ajws.processor.fuzz.Support;
      import org.ajws.runtime.AjwsRuntime;
      import static org.ajws.processor.fuzz.Support.*;
      public class %s {
      static final Object LOCK = new Object();
      static final int[] locked = new int[1];
      static final Counter COUNTER = new Counter();
      static final LongAdder SUM = new LongAdder();
      static final AtomicLong ATOMIC = new AtomicLong();
      static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();%s
      """;

  private static final String HELPERS =
      """
      static int same(int n) { return n; }
      static long same(long n) { return n; }
      static int pure(int x) { return x * 17 + 3; }
      static int sumTo(int n) {
        @Reduce(ReduceOp.SUM) int s = 0;
        for (@ParallelFor int i = 0; i < n; i++) s += i;
        return s;
      }
      static int filled(int n) {
        int[] a = new int[n];
        for (@ParallelFor int i = n - 1; i >= 0; i--) a[i] = 3 * i;
        return Arrays.hashCode(a);
      }
      static int bits(int n) {
        @Reduce(value = ReduceOp.SUM, deterministic = true) double s = 0.5;
        for (@ParallelFor int i = 1; i <= n; i++) s += 1.0 / i;
        return Double.hashCode(s);
      }
      static class Own extends Exception {
        Own(String message) { super(message); }
      }
      """;

  private static final String COUNTER =
      """
      @AtomicSet("c")
      static final class Counter {
        @Atomic("c") private long value;
        @Atomic("c") private int calls;
        void add(int n) { value += n; calls++; }
        String get() { return value + "/" + calls; }
      }
      """;

  /** Iterations that ran did all their work; the one that cancelled did; the untranslated all. */
  private static final String CANCELLED =
      """
      static String cancelled() {
        int[] out = new int[100];
        for (@ParallelFor int i = 0; i < 100; i++) {
          if (i == AT) AjwsRuntime.cancel();
          out[i] = 5;
          for (@ParallelFor int j = 0; j < 3; j++) MAP.merge(-1, 0, Integer::sum);
          out[i] += 2;
        }
        for (int x : out) if (x != 0 && x != 7) return " half an iteration " + x;
        return out[AT] == 7 ? " cancelled" : " the cancelling iteration did not end";
      }
      """;
}
