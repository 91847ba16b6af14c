import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Intervals;
import org.ajws.sync.Promise;

/**
 * Very many tasks that wait in nested finishes, each until a task behind all of its own has done
 * something: deep, in 1,023 nodes, and wide. Each method is a program, and gives how many have waited.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class Nested {
  static final int LEVELS = 10;
  static final int WIDTH = 511;

  static final AtomicInteger count = new AtomicInteger();

  static void promises(int level) {
    if (level == 0) {
      return;
    }
    Promise<Integer> p = new Promise<>();
    finish: {
      async: count.addAndGet(p.future().get());
      finish_inner: {
        async_left: promises(level - 1);
        async_right: promises(level - 1);
      }
      p.complete(1);
    }
  }

  /** All wait at the same time: who completes comes last. */
  static void promisesOfOthers(int level, Promise<Integer> all, Channel<Integer> waiting) {
    if (level == 0) {
      return;
    }
    finish: {
      async: promisesOfOthers(level - 1, all, waiting);
      async: promisesOfOthers(level - 1, all, waiting);
      waiting.put(1);
      count.addAndGet(all.future().get());
    }
  }

  static void promises() {
    promises(LEVELS);
  }

  static void promisesOfOthers() {
    Promise<Integer> all = new Promise<>();
    Channel<Integer> waiting = new Channel<>();
    finish: {
      async: promisesOfOthers(LEVELS, all, waiting);
      for (int i = 1; i < 1 << LEVELS; i++) {
        waiting.take();
      }
      all.complete(1);
    }
  }

  static int afterAll(Promise<Integer> all, Channel<Integer> waiting) {
    waiting.put(1);
    return all.future().get();
  }

  static void futures() {
    Promise<Integer> all = new Promise<>();
    Channel<Integer> waiting = new Channel<>();
    finish: {
      for (int i = 0; i < WIDTH; i++) {
        @Async Future<Integer> f = Future.of(afterAll(all, waiting));
        async: count.addAndGet(f.get());
      }
      for (int i = 0; i < WIDTH; i++) {
        waiting.take();
      }
      all.complete(1);
    }
  }

  static void channels(int level, Channel<Integer> c, Channel<Integer> waiting) {
    if (level == 0) {
      return;
    }
    finish: {
      async: channels(level - 1, c, waiting);
      async: channels(level - 1, c, waiting);
      waiting.put(1);
      for (int x : c) {
        count.addAndGet(x);
      }
      count.incrementAndGet();
    }
  }

  static void channels() {
    Channel<Integer> c = new Channel<>();
    Channel<Integer> waiting = new Channel<>();
    finish: {
      async: channels(LEVELS - 1, c, waiting);
      for (int i = 1; i < 1 << LEVELS - 1; i++) {
        waiting.take();
      }
      c.close();
    }
  }

  @AtomicSet("d")
  static class Door {
    private int waiting;
    private boolean open;

    void pass() {
      waiting++;
      await: while (!open);
    }

    void openFor(int many) {
      await: while (waiting < many);
      open = true;
    }
  }

  static void conditions() {
    Door door = new Door();
    finish: {
      for (int i = 0; i < WIDTH; i++) {
        async: {
          door.pass();
          count.incrementAndGet();
        }
      }
      door.openFor(WIDTH);
    }
  }

  static void loops(int level, Promise<Integer> all, Channel<Integer> waiting) {
    if (level == 0) {
      return;
    }
    for (@ParallelFor int i = 0; i < 3; i++) {
      if (i == 1) {
        waiting.put(1);
        count.addAndGet(all.future().get());
      } else {
        loops(level - 1, all, waiting);
      }
    }
  }

  static void loops() {
    Promise<Integer> all = new Promise<>();
    Channel<Integer> waiting = new Channel<>();
    finish: {
      async: loops(LEVELS - 1, all, waiting);
      for (int i = 1; i < 1 << LEVELS - 1; i++) {
        waiting.take();
      }
      all.complete(1);
    }
  }

  static void intervals() {
    Promise<Integer> all = new Promise<>();
    Channel<Integer> waiting = new Channel<>();
    Intervals.run(
        run -> {
          for (int i = 0; i < WIDTH; i++) {
            run.add(
                "waits",
                () -> {
                  waiting.put(1);
                  count.addAndGet(all.future().get());
                });
          }
          run.add(
              "completes",
              () -> {
                for (int i = 0; i < WIDTH; i++) {
                  waiting.take();
                }
                all.complete(1);
              });
        });
  }

  public static void main(String[] args) {
    switch (System.getProperty("waiting.program", args.length == 0 ? "" : args[0])) {
      case "promises": promises(); break;
      case "promisesOfOthers": promisesOfOthers(); break;
      case "futures": futures(); break;
      case "channels": channels(); break;
      case "conditions": conditions(); break;
      case "loops": loops(); break;
      default: intervals(); break;
    }
    System.out.println(count.getAndSet(0));
  }
}
