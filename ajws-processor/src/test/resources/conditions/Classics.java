import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsPool;

/** What the monitors of the textbook are used for. */
public class Classics {
  /** How many things each task does. */
  static int rounds = 300;

  interface Body {
    void run(int task) throws Exception;
  }

  /** Runs tasks on threads of their own, as asyncs, or as iterations of a loop. */
  static void drive(String how, int workers, int tasks, Body body) throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    IntConsumer safe =
        i -> {
          try {
            body.run(i);
          } catch (Throwable t) {
            failure.compareAndSet(null, t);
          }
        };
    if (how.equals("threads")) {
      Thread[] threads = new Thread[tasks];
      for (int i = 0; i < tasks; i++) {
        int task = i;
        threads[i] = new Thread(() -> safe.accept(task));
        threads[i].setDaemon(true);
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    } else {
      try (AjwsPool pool = AjwsPool.of(workers)) {
        pool.run(() -> spawn(how.equals("loop"), tasks, safe));
      }
    }
    if (failure.get() != null) {
      throw new AssertionError(failure.get());
    }
  }

  private static void spawn(boolean loop, int tasks, IntConsumer body) {
    if (loop) {
      for (@ParallelFor int i = 0; i < tasks; i++) {
        body.accept(i);
      }
      return;
    }
    finish: for (int i = 0; i < tasks; i++) {
      async: body.accept(i);
    }
  }

  static void check(boolean right, String what) {
    if (!right) {
      throw new AssertionError(what);
    }
  }

  /** Producers and consumers: every value arrives once, those of a producer in order. */
  static void buffers(String how, int workers, int pairs, boolean textbook) throws Exception {
    Buffer buffer = textbook ? new TextbookBuffer(3) : new UnitBuffer(3);
    AtomicLong sum = new AtomicLong();
    drive(
        how,
        workers,
        2 * pairs,
        task -> {
          int[] last = new int[pairs];
          for (int i = 1; i <= rounds; i++) {
            if (task < pairs) {
              buffer.put(task * rounds + i - 1);
            } else {
              int value = buffer.take();
              check(value % rounds >= last[value / rounds], "order");
              last[value / rounds] = value % rounds;
              sum.addAndGet(value);
            }
          }
        });
    long all = (long) pairs * rounds;
    check(sum.get() == all * (all - 1) / 2, "sum " + sum);
  }

  /** Writers are alone, readers beside readers. */
  static void readersAndWriters(String how, int workers, int tasks, boolean textbook)
      throws Exception {
    ReadWriteLock lock = textbook ? new TextbookReadWriteLock() : new UnitReadWriteLock();
    AtomicInteger inside = new AtomicInteger();
    @SuppressWarnings("ajws-shared") // the lock keeps them apart, which nobody can tell
    int[] written = new int[1];
    drive(
        how,
        workers,
        tasks,
        task -> {
          for (int i = 0; i < rounds; i++) {
            if (task % 3 == 0) {
              lock.beginWrite();
              check(inside.getAndAdd(1000) == 0, "a writer is alone");
              written[0]++;
              inside.addAndGet(-1000);
              lock.endWrite();
            } else {
              lock.beginRead();
              check(inside.getAndIncrement() < 1000, "no reader beside a writer");
              inside.decrementAndGet();
              lock.endRead();
            }
          }
        });
    check(written[0] == (tasks + 2) / 3 * rounds, "written " + written[0]);
  }

  /** No two neighbours eat at the same time, and nobody starves for ever. */
  static void philosophers(String how, int workers, int places, Table table) throws Exception {
    AtomicInteger[] forks = new AtomicInteger[places];
    for (int i = 0; i < places; i++) {
      forks[i] = new AtomicInteger();
    }
    drive(
        how,
        workers,
        places,
        place -> {
          for (int i = 0; i < rounds; i++) {
            table.begin(place);
            int next = (place + 1) % places;
            check(forks[place].incrementAndGet() == 1, "left fork");
            check(forks[next].incrementAndGet() == 1, "right fork");
            forks[place].decrementAndGet();
            forks[next].decrementAndGet();
            table.end(place);
          }
        });
  }

  /** All tasks are run before the pool ends, and no worker waits for ever. */
  static void pools(String how, int workers, int poolSize, boolean textbook) throws Exception {
    Pool pool = textbook ? new TextbookPool() : new UnitPool();
    AtomicInteger ran = new AtomicInteger();
    drive(
        how,
        workers,
        poolSize + 1,
        task -> {
          if (task < poolSize) {
            for (Runnable r = pool.next(); r != null; r = pool.next()) {
              r.run();
            }
            pool.ended();
          } else {
            for (int i = 0; i < rounds; i++) {
              pool.submit(ran::incrementAndGet);
            }
            pool.shutdown();
            pool.awaitEnd(poolSize);
            check(ran.get() == rounds, "ran " + ran);
          }
        });
  }

  /** Nobody is a phase ahead. */
  static void barriers(String how, int workers, int parties, boolean textbook) throws Exception {
    Barrier barrier = textbook ? new TextbookBarrier(parties) : new UnitBarrier(parties);
    AtomicInteger[] at = new AtomicInteger[parties];
    for (int i = 0; i < parties; i++) {
      at[i] = new AtomicInteger();
    }
    drive(
        how,
        workers,
        parties,
        me -> {
          for (int i = 1; i <= rounds; i++) {
            at[me].set(i);
            barrier.arrive();
            for (AtomicInteger other : at) {
              check(other.get() >= i && other.get() <= i + 1, "phase");
            }
          }
        });
  }

  /** All of them; throws if one goes wrong. */
  public static void run(String how, int workers, int tasks, int rounds, boolean textbook)
      throws Exception {
    Classics.rounds = rounds;
    buffers(how, workers, (tasks + 1) / 2, textbook);
    readersAndWriters(how, workers, tasks, textbook);
    int places = Math.max(2, tasks);
    philosophers(
        how, workers, places, textbook ? new TextbookTable(places) : new UnitTable(places));
    if (!textbook) {
      philosophers(how, workers, places, new TableOfForks(places));
    }
    pools(how, workers, tasks, textbook);
    barriers(how, workers, tasks, textbook);
  }
}
