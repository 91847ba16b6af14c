import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.sync.CycleException;
import org.ajws.sync.Future;
import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;
import org.ajws.sync.Promise;

/**
 * Graphs of intervals that grow, fail, are cancelled and wait. Each method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared", "ajws-async"})
public class Graphs {
  // ---- graphs that grow

  static int grows() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> grow(g, 3, sum));
    return sum.get() - 8;
  }

  static void grow(Intervals g, int depth, AtomicInteger sum) {
    sum.incrementAndGet();
    if (depth > 0) {
      g.add("left " + depth, () -> grow(g, depth - 1, sum));
      g.add("right " + depth, () -> grow(g, depth - 1, sum));
    }
  }

  static int edgeOutOfAChild() {
    StringBuffer log = new StringBuffer();
    Intervals.run(g -> {
      AtomicReference<Interval> last = new AtomicReference<>();
      Interval around = g.add("around", () -> {
        Interval child = g.add("child", () -> log.append("c"));
        child.end().before(last.get().start());
        g.add("other", () -> log.append(""));
      });
      last.set(g.add("last", () -> log.append("l")).after(around));
    });
    return log.toString().equals("cl") ? 7 : 0;
  }

  static int addedInALoop() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      g.add("loop", () -> {
        for (@ParallelFor int i = 0; i < 7; i++) {
          int own = i;
          g.add("of the loop " + own, () -> sum.incrementAndGet());
        }
      });
    });
    return sum.get();
  }

  static int addedByAsyncs() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      Interval first = g.add("first", () -> {
        for (int i = 0; i < 6; i++) {
          async: g.add("one", () -> sum.incrementAndGet());
        }
      });
      g.add("last", () -> sum.set(sum.get() + 1)).after(first);
    });
    return sum.get();
  }

  static int chainThatGrows() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> next(g, 500, sum));
    return sum.get() - 493;
  }

  static void next(Intervals g, int n, AtomicInteger sum) {
    if (n > 0) {
      sum.incrementAndGet();
      g.add("next", () -> next(g, n - 1, sum));
    }
  }

  // ---- refused

  static int cycleIsRefused() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      Interval a = g.add("a", () -> sum.addAndGet(1));
      Interval b = g.add("b", () -> sum.addAndGet(2)).after(a);
      Interval c = g.add("c", () -> sum.addAndGet(sum.get() == 3 ? 3 : 100)).after(b);
      try {
        a.after(c);
      } catch (CycleException e) {
        sum.addAndGet(e.getMessage().contains("Graphs.java:") ? 0 : 100);
        g.add("d", () -> sum.incrementAndGet()).after(c);
      }
    });
    return sum.get();
  }

  static int itself() {
    int[] told = new int[1];
    Intervals.run(g -> {
      Interval a = g.add("a", () -> told[0] += 3);
      try {
        a.end().before(a.start());
      } catch (CycleException e) {
        told[0] += 4;
      }
    });
    return told[0];
  }

  static int toWhatHasStarted() {
    AtomicInteger told = new AtomicInteger();
    Intervals.run(g -> {
      Interval a = g.add("a", () -> told.addAndGet(3));
      Interval b = g.add("b", () -> {
        Interval c = g.add("c", () -> told.addAndGet(0));
        try {
          c.before(a);
        } catch (IllegalStateException e) {
          told.addAndGet(4);
        }
      });
      b.after(a);
    });
    return told.get();
  }

  static int foreignThread() {
    AtomicInteger told = new AtomicInteger();
    Intervals.run(g -> {
      g.add("a", () -> {
        Thread t = new Thread(() -> {
          try {
            g.add("b", () -> told.addAndGet(100));
          } catch (IllegalStateException e) {
            told.addAndGet(7);
          }
        });
        t.start();
        try {
          t.join();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      });
    });
    return told.get();
  }

  static int afterTheEnd() {
    AtomicReference<Intervals> late = new AtomicReference<>();
    Intervals.run(late::set);
    try {
      late.get().add("late", () -> {});
    } catch (IllegalStateException e) {
      return 7;
    }
    return 0;
  }

  // ---- errors and cancellations

  static int errorCancels() {
    AtomicInteger sum = new AtomicInteger();
    try {
      Intervals.run(g -> {
        Interval bad = g.add("bad", () -> {
          g.add("child", () -> sum.addAndGet(100));
          throw new IllegalArgumentException("3");
        });
        Interval next = g.add("next", () -> sum.addAndGet(100)).after(bad);
        g.add("after next", () -> sum.addAndGet(100)).after(next);
        g.add("beside", () -> sum.addAndGet(4));
      });
    } catch (IllegalArgumentException e) {
      return sum.get() + Integer.parseInt(e.getMessage());
    }
    return 0;
  }

  static int leftmostError() {
    try {
      Intervals.run(g -> {
        g.add("left", () -> {
          g.add("inside", () -> {
            throw new IllegalArgumentException("5");
          });
        });
        g.add("right", () -> {
          throw new IllegalArgumentException("100");
        });
        g.add("more", () -> {
          throw new IllegalArgumentException("100");
        });
      });
    } catch (IllegalArgumentException e) {
      return Integer.parseInt(e.getMessage()) + e.getSuppressed().length;
    }
    return 0;
  }

  static int bodyThrows() {
    int[] ran = new int[1];
    try {
      Intervals.run(g -> {
        g.add("a", () -> ran[0] = 100);
        throw new IllegalArgumentException();
      });
    } catch (IllegalArgumentException e) {
      return 7 + ran[0];
    }
    return 0;
  }

  static int cancelled() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      Interval a = g.add("a", () -> {
        AjwsRuntime.cancel();
        g.add("child", () -> sum.addAndGet(100));
      });
      g.add("b", () -> sum.addAndGet(100)).after(a);
    });
    return sum.get() + 7;
  }

  static int errorOfAWait() {
    AtomicInteger sum = new AtomicInteger();
    Promise<Integer> p = new Promise<>();
    try {
      Intervals.run(g -> {
        Interval a = g.add("a", () -> sum.addAndGet(p.future().get()));
        g.add("b", () -> sum.addAndGet(100)).after(a);
        g.add("c", () -> p.fail(new IllegalArgumentException()));
      });
    } catch (IllegalArgumentException e) {
      return sum.get() + 7;
    }
    return 0;
  }

  // ---- waits

  static int waitsForASibling() {
    AtomicInteger sum = new AtomicInteger();
    Promise<Integer> p = new Promise<>();
    Intervals.run(g -> {
      for (int i = 0; i < 6; i++) {
        g.add("waits", () -> sum.addAndGet(p.future().get()));
      }
      g.add("completes", () -> {
        sum.incrementAndGet();
        p.complete(1);
      });
    });
    return sum.get();
  }

  static int futuresInside() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      List<Future<Integer>> all = new ArrayList<>();
      Interval a = g.add("a", () -> {
        for (int i = 0; i < 7; i++) {
          @Async Future<Integer> f = Future.of(one());
          all.add(f);
        }
      });
      g.add("b", () -> all.forEach(f -> sum.addAndGet(f.get()))).after(a);
    });
    return sum.get();
  }

  private static int one() {
    return 1;
  }

  static int runInside() {
    AtomicInteger sum = new AtomicInteger();
    Intervals.run(g -> {
      for (int i = 0; i < 7; i++) {
        g.add("outer", () -> Intervals.run(h -> {
          Interval a = h.add("a", () -> sum.addAndGet(3));
          h.add("b", () -> sum.addAndGet(-2)).after(a);
        }));
      }
    });
    return sum.get();
  }

  static int runInAsyncs() {
    AtomicInteger sum = new AtomicInteger();
    Promise<Integer> p = new Promise<>();
    finish: {
      async: Intervals.run(g -> {
        Interval a = g.add("a", () -> sum.addAndGet(p.future().get()));
        g.add("b", () -> sum.addAndGet(4)).after(a);
      });
      async: p.complete(3);
    }
    return sum.get();
  }

  static int inAPool() {
    ForkJoinPool pool = new ForkJoinPool(1);
    int got = pool.submit(() -> waitsForASibling()).join();
    pool.shutdown();
    return got;
  }

  static int wavefront() {
    long[][] paths = new long[5][3];
    Intervals.wavefront(5, 3, (i, j) ->
        paths[i][j] = i == 0 || j == 0 ? 1 : paths[i - 1][j] + paths[i][j - 1]);
    return (int) paths[4][2] - 8;
  }

  static int wavefrontThrows() {
    AtomicInteger ran = new AtomicInteger();
    try {
      Intervals.wavefront(3, 3, (i, j) -> {
        ran.incrementAndGet();
        if (i == 0 && j == 2) {
          throw new IllegalArgumentException();
        }
      });
    } catch (IllegalArgumentException e) {
      return ran.get() == 7 ? 7 : ran.get();
    }
    return 0;
  }

  // ---- held sets

  @AtomicSet("a")
  static class Account {
    private int money;

    Account(int money) {
      this.money = money;
    }

    void add(int n) {
      money += n;
    }

    int money() {
      return money;
    }
  }

  static int held() {
    Account a = new Account(7);
    Account b = new Account(0);
    AtomicInteger torn = new AtomicInteger();
    Intervals.run(g -> {
      for (int i = 0; i < 20; i++) {
        g.add("there", () -> {
          a.add(-1);
          g.add("in", () -> b.add(1));
        }).holding(a, b);
        g.add("looks", () -> torn.addAndGet(a.money() + b.money() - 7)).holding(b, a);
        g.add("back", () -> {
          b.add(-1);
          g.add("in", () -> a.add(1));
        }).holding(b, a);
      }
    });
    return a.money() + torn.get();
  }

  static int heldByOneThatThrows() {
    Account a = new Account(3);
    try {
      Intervals.run(g -> {
        g.add("bad", () -> {
          throw new IllegalArgumentException();
        }).holding(a);
        g.add("good", () -> a.add(4)).holding(a);
      });
    } catch (IllegalArgumentException e) {
      return a.money();
    }
    return 0;
  }

  static int cancelledBeforeItHolds() {
    Account a = new Account(7);
    int[] cancelled = new int[1];
    try {
      Intervals.run(g -> {
        Interval bad = g.add("bad", () -> {
          throw new CancellationException();
        });
        g.add("never", () -> a.add(100)).holding(a).after(bad);
      });
    } catch (CancellationException e) {
      cancelled[0] = 1;
    }
    a.add(cancelled[0] - 1);
    return a.money();
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(Graphs.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
