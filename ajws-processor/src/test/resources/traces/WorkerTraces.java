import org.ajws.*;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.sync.Intervals;

/** What is thrown on whatever thread shows who waited for it. */
class WorkerTraces {
  static volatile Thread starter;

  /** Throws on another thread than the one that has begun, as soon as there is one. */
  static void work(int i) {
    long until = System.nanoTime() + 50_000;
    while (System.nanoTime() < until) Thread.onSpinWait();
    if (i % 7 == 6 && Thread.currentThread() != starter) throw new IllegalStateException("thrown");
  }
  static int value(int i) {
    work(i);
    return i;
  }
  static void loop() {
    for (@ParallelFor int i = 0; i < 100; i++) work(i);
  }
  static void nested() {
    for (@ParallelFor int j = 0; j < 4; j++) {
      inner(j);
    }
  }
  static void inner(int j) {
    for (@ParallelFor int i = 0; i < 100; i++) work(i);
  }
  static void finish() {
    finish: {
      for (int i = 0; i < 100; i++) {
        int k = i;
        async: work(k);
      }
    }
  }
  static void lambda() {
    Runnable r = () -> {
      finish: {
        for (int i = 0; i < 100; i++) {
          int k = i;
          async: work(k);
        }
      }
    };
    r.run();
  }
  static void values() {
    for (int i = 0; i < 100; i++) {
      @Async int a = value(6);
      int b = value(13);
      if (a + b != 19) throw new AssertionError();
    }
  }
  static void lambdaOfValues() {
    Runnable r = () -> {
      for (int i = 0; i < 100; i++) {
        @Async int a = value(6);
        int b = value(13);
        if (a + b != 19) throw new AssertionError();
      }
    };
    r.run();
  }
  static void intervals() {
    Intervals.run(g -> {
      for (int i = 0; i < 100; i++) {
        int k = i;
        g.add("x", () -> work(k));
      }
    });
  }
  /** Until it is thrown. */
  static void run(String name, Runnable code) {
    starter = Thread.currentThread();
    for (int attempt = 0; attempt < 500; attempt++) {
      try {
        code.run();
      } catch (IllegalStateException e) {
        System.out.println(name);
        e.printStackTrace(System.out);
        return;
      }
    }
    System.out.println(name + " has ended");
  }
  public static void main(String[] args) {
    run("loop", WorkerTraces::loop);
    run("nested", WorkerTraces::nested);
    run("finish", WorkerTraces::finish);
    run("lambda", WorkerTraces::lambda);
    run("values", WorkerTraces::values);
    run("lambdaOfValues", WorkerTraces::lambdaOfValues);
    run("intervals", WorkerTraces::intervals);
  }
}
