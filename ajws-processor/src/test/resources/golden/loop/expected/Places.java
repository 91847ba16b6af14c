import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.ParallelFor;

/** Loops in every kind of body. */
@org.ajws.runtime.Translated(digest = "49be6344ca669a9dd7eaed1368f825c266e4f3b54c06db3c37c2d3408fda0f45", target = "trycatch") class Places {
  static final int[] FILLED = new int[3];
  final int[] own = new int[3];
  final int[] early;

  static { org.ajws.runtime.lock.Critical.enter(); try { 
    { org.ajws.runtime.loop.Loops.ints("Places.java:14", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; FILLED[i] = i + 1; } }); }
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

  {
    { org.ajws.runtime.loop.Loops.ints("Places.java:18", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; this.own[i] = 2 * i; } }); }
  }

  Places() {
    this(3);
    { org.ajws.runtime.loop.Loops.ints("Places.java:23", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; own[i]++; } }); }
  }

  Places(int n) {
    super();
    early = new int[n];
    { org.ajws.runtime.loop.Loops.ints("Places.java:29", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; early[i] = own[i] + n; } }); }
  }

  int[] instance(int by) {
    { org.ajws.runtime.loop.Loops.ints("Places.java:33", 0, org.ajws.runtime.loop.Relation.LT, own.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; own[i] += by; } }); }
    return own;
  }

  <T> List<T> generic(List<T> in, T[] out) {
    { org.ajws.runtime.loop.Loops.ints("Places.java:38", 0, org.ajws.runtime.loop.Relation.LT, out.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$6, to$6, step$6, state$6) -> { for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      T value = in.get(i);
      out[i] = value;
    } } }); }
    return new ArrayList<>(Arrays.asList(out));
  }

  final Supplier<int[]> lambda =
      () -> {
        int[] a = new int[2];
        { org.ajws.runtime.loop.Loops.ints("Places.java:48", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; a[i] = own[i]; } }); }
        return a;
      };

  class Inner {
    int[] read() {
      int[] a = new int[3];
      { org.ajws.runtime.loop.Loops.ints("Places.java:55", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$8, to$8, step$8, state$8) -> { for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; a[i] = own[i] + Places.this.early[i]; } }); }
      return a;
    }
  }

  enum Kind {
    ONE {
      @Override
      int[] sizes() {
        int[] a = new int[2];
        { org.ajws.runtime.loop.Loops.ints("Places.java:65", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$9, to$9, step$9, state$9) -> { for (int i$9 = from$9; i$9 < to$9; i$9++) { int i = i$9; a[i] = ordinal() + i; } }); }
        return a;
      }
    };

    abstract int[] sizes();
  }

  interface Filling {
    int base();

    default int[] fill() {
      int[] a = new int[2];
      { org.ajws.runtime.loop.Loops.ints("Places.java:78", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$10, to$10, step$10, state$10) -> { for (int i$10 = from$10; i$10 < to$10; i$10++) { int i = i$10; a[i] = base() + i; } }); }
      return a;
    }

    static int[] zeros() {
      int[] a = {1, 1};
      { org.ajws.runtime.loop.Loops.ints("Places.java:84", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$11, to$11, step$11, state$11) -> { for (int i$11 = from$11; i$11 < to$11; i$11++) { int i = i$11; a[i] = 0; } }); }
      return a;
    }
  }

  record Pair(int a, int b) {
    Pair {
      int[] t = new int[2];
      { org.ajws.runtime.loop.Loops.ints("Places.java:92", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$12, to$12, step$12, state$12) -> { for (int i$12 = from$12; i$12 < to$12; i$12++) { int i = i$12; t[i] = i; } }); }
      a += t[1];
    }

    int[] both() {
      int[] t = new int[2];
      { org.ajws.runtime.loop.Loops.ints("Places.java:98", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$13, to$13, step$13, state$13) -> { for (int i$13 = from$13; i$13 < to$13; i$13++) { int i = i$13; t[i] = i == 0 ? a : b; } }); }
      return t;
    }
  }

  static String inSwitches(int k) {
    int[] a = new int[2];
    switch (k) {
      case 0:
        { org.ajws.runtime.loop.Loops.ints("Places.java:107", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$14, to$14, step$14, state$14) -> { for (int i$14 = from$14; i$14 < to$14; i$14++) { int i = i$14; a[i] = 5; } }); }
      case 1:
        { org.ajws.runtime.loop.Loops.ints("Places.java:109", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$15, to$15, step$15, state$15) -> { for (int i$15 = from$15; i$15 < to$15; i$15++) { int i = i$15; a[i]++; } }); }
        break;
      default:
    }
    return switch (k) {
      case 0 -> {
        { org.ajws.runtime.loop.Loops.ints("Places.java:115", 0, org.ajws.runtime.loop.Relation.LT, 2, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$16, to$16, step$16, state$16) -> { for (int i$16 = from$16; i$16 < to$16; i$16++) { int i = i$16; a[i] *= 10; } }); }
        yield Arrays.toString(a);
      }
      default -> "other" + Arrays.toString(a);
    };
  }

  static void ifElse(boolean b, int[] a) {
    if (b) { org.ajws.runtime.loop.Loops.ints("Places.java:123", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$17, to$17, step$17, state$17) -> { for (int i$17 = from$17; i$17 < to$17; i$17++) { int i = i$17; a[i] = 1; } }); }
    else { org.ajws.runtime.loop.Loops.ints("Places.java:124", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$18, to$18, step$18, state$18) -> { for (int i$18 = from$18; i$18 < to$18; i$18++) { int i = i$18; a[i] = 2; } }); }
    do { org.ajws.runtime.loop.Loops.ints("Places.java:125", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$19, to$19, step$19, state$19) -> { for (int i$19 = from$19; i$19 < to$19; i$19++) { int i = i$19; a[i]++; } }); }
    while (a[0] < 5);
  }

  public static void main(String[] args) {
    Places p = new Places();
    System.out.println(Arrays.toString(FILLED) + Arrays.toString(p.instance(5)));
    System.out.println(p.generic(List.of("a", "b"), new String[2]));
    System.out.println(Arrays.toString(p.lambda.get()) + Arrays.toString(p.new Inner().read()));
    System.out.println(Arrays.toString(Kind.ONE.sizes()));
    Filling filling =
        new Filling() {
          @Override
          public int base() {
            int[] a = new int[1];
            { org.ajws.runtime.loop.Loops.ints("Places.java:140", 0, org.ajws.runtime.loop.Relation.LT, 1, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$20, to$20, step$20, state$20) -> { for (int i$20 = from$20; i$20 < to$20; i$20++) { int i = i$20; a[i] = 7; } }); }
            return a[0];
          }
        };
    System.out.println(Arrays.toString(filling.fill()) + Arrays.toString(Filling.zeros()));
    System.out.println(Arrays.toString(new Pair(1, 2).both()));
    System.out.println(inSwitches(0) + inSwitches(1));
    int[] a = new int[2];
    ifElse(true, a);
    ifElse(false, a);
    class Local {
      int sum(int[] of) {
        int[] s = new int[of.length];
        { org.ajws.runtime.loop.Loops.ints("Places.java:153", 0, org.ajws.runtime.loop.Relation.LT, of.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$21, to$21, step$21, state$21) -> { for (int i$21 = from$21; i$21 < to$21; i$21++) { int i = i$21; s[i] = of[i] + a[0]; } }); }
        return Arrays.stream(s).sum();
      }
    }
    System.out.println(new Local().sum(new int[] {1, 2}));
  }
}
