import org.ajws.*;

/** Functions out of fields and captured parameters, handed to methods that call them. */
class FunctionsHandedOut {
  interface Op {
    int apply(int n);
  }

  interface Longs {
    long getAsLong();
  }

  interface Doubles {
    double getAsDouble();
  }

  interface Job {
    void run();
  }

  interface Boxed {
    Integer apply(int n);
  }

  interface Ints {
    void accept(int n);
  }

  interface Texts {
    void accept(String s);
  }

  interface Length {
    int applyAsInt(String s);
  }

  static int call(Op f) {
    return f.apply(2);
  }

  static int call(Longs f) {
    return (int) f.getAsLong();
  }

  static double call(Doubles f) {
    return f.getAsDouble();
  }

  static void call(Job f) {
    f.run();
  }

  static class OfField {
    Op f;
    int sum;

    void set() {
      f = x -> sum++;
    }

    void run(int[] out) {
      for (@ParallelFor int i = 0; i < out.length; i++) out[i] = call(f);
    }
  }

  static class ThroughAnother {
    Boxed f;
    Longs g;
    long sum;

    void set() {
      f = n -> call(g);
      g = () -> sum++;
    }

    void run(int[] out) {
      for (@ParallelFor int i = 0; i < out.length; i++) out[i] = f.apply(i);
    }
  }

  static class Captured {
    Ints f;
    Texts g;
    int sum;

    void direct(Job r) {
      f = n -> r.run();
      for (@ParallelFor int i = 0; i < 9; i++) f.accept(i);
    }

    void handed(Job r) {
      g = s -> call(r);
      for (@ParallelFor int i = 0; i < 9; i++) g.accept("");
    }

    void users() {
      direct(() -> sum++);
      handed(() -> sum++);
    }
  }

  static class OfOthers {
    static Doubles shared;
    static double total;
    Doubles own;

    static void set() {
      shared = () -> total++;
    }

    static void run(double[] out) {
      for (@ParallelFor int i = 0; i < out.length; i++) out[i] = call(shared);
    }

    static void elements(OfOthers[] all, double[] out) {
      for (@ParallelFor int i = 0; i < out.length; i++) out[i] = call(all[i].own);
    }
  }

  /** Nobody writes anything. */
  static class Right {
    Length f = String::length;

    static int length(Length f, String s) {
      return f.applyAsInt(s);
    }

    void run(int[] out, String[] names) {
      for (@ParallelFor int i = 0; i < out.length; i++) out[i] = length(f, names[i]);
    }
  }
}
