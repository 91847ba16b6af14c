import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Reads;

/**
 * Units that wait for conditions over members with snapshots: what they have done before the wait is
 * seen as a whole, readers never wait for them, and never see what is between.
 */
@AtomicSet(value = "s", reads = Reads.SNAPSHOT)
@AtomicSet("t")
public class Depot {
  @Atomic("s") private long in, out;
  @Atomic("s") private int count;
  @Atomic("s") private int[] slots = new int[3];
  @Atomic("t") private int permits;

  // ---- the wait is first, in the middle, last

  void put(int value) {
    await: while (count == slots.length);
    slots[count++] = value;
    in += value;
  }

  int take() {
    await: while (count == 0);
    int value = slots[--count];
    slots[count] = 0;
    out += value;
    return value;
  }

  /** Two puts in one unit, which a wait splits. */
  void putTwo(int value) {
    await: while (count == slots.length);
    slots[count++] = value;
    in += value;
    await_again: while (count == slots.length);
    slots[count++] = value;
    in += value;
  }

  /** The change is first, and others see it while this waits. */
  void takeAndAwaitRoom() {
    if (count > 0) {
      int value = slots[--count];
      slots[count] = 0;
      out += value;
    }
    await: while (count == slots.length);
  }

  // ---- both sets in one unit

  void release() {
    permits++;
  }

  /** Waits for a member without snapshots, and changes one with them. */
  int takeWithPermit() {
    await: while (permits == 0 || count == 0);
    permits--;
    int value = slots[--count];
    slots[count] = 0;
    out += value;
    return value;
  }

  /** Waits for a member without snapshots, and only reads those that have them. */
  boolean isWholeWithPermit() {
    boolean before = in - out == held();
    await: while (permits == 0);
    permits--;
    return before && in - out == held();
  }

  // ---- readers

  private long held() {
    long sum = 0;
    for (int slot : slots) {
      sum += slot;
    }
    return sum;
  }

  boolean isWhole() {
    return in - out == held() && count >= 0 && count <= slots.length;
  }

  long turnover() {
    return in + out;
  }

  /** The result must be empty. */
  public static String race(int rounds) throws Exception {
    Depot depot = new Depot();
    AtomicReference<String> wrong = new AtomicReference<>("");
    List<Thread> threads = new ArrayList<>();
    int[] stop = new int[1];
    Runnable[] code = {
      () -> {
        for (int i = 1; i <= rounds; i++) depot.put(i);
      },
      () -> {
        for (int i = 1; i <= rounds; i++) depot.putTwo(i);
      },
      () -> {
        for (int i = 1; i <= rounds; i++) {
          depot.release();
          depot.takeWithPermit();
        }
      },
      () -> {
        for (int i = 1; i <= rounds; i++) depot.take();
      },
      () -> {
        for (int i = 1; i <= rounds; i++) depot.take();
      },
      () -> {
        for (int i = 1; i <= rounds / 10; i++) {
          depot.release();
          if (!depot.isWholeWithPermit()) wrong.set("torn behind a wait");
        }
      },
      () -> {
        long last = 0;
        for (int i = 1; i <= 10 * rounds; i++) {
          if (!depot.isWhole()) wrong.set("torn");
          long now = depot.turnover();
          if (now < last) wrong.set("back in time");
          last = now;
        }
      },
      () -> {
        for (int i = 1; i <= 10 * rounds; i++) {
          if (!depot.isWhole()) wrong.set("torn");
        }
      },
    };
    for (Runnable r : code) {
      Thread thread = new Thread(() -> {
        try {
          r.run();
        } catch (Throwable t) {
          wrong.set(t.toString());
        }
      });
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join(60_000);
      if (thread.isAlive()) return "does not end";
    }
    if (depot.turnover() != 3L * rounds * (rounds + 1)) wrong.set("lost: " + depot.turnover());
    return wrong.get();
  }

  // ---- each order by itself

  private static void until(Thread waits) {
    while (waits.getState() == Thread.State.RUNNABLE || waits.getState() == Thread.State.NEW) {
      Thread.onSpinWait();
    }
  }

  public static String changesBeforeAWaitAreSeen() throws Exception {
    Depot depot = new Depot();
    depot.put(1);
    depot.put(1);
    Thread thread = new Thread(() -> depot.putTwo(5));
    thread.setDaemon(true);
    thread.start();
    until(thread);
    String seen = depot.isWhole() + " " + depot.turnover(); // does not wait
    depot.take();
    thread.join();
    return seen + " " + depot.isWhole() + " " + depot.turnover();
  }

  public static String readersBesideAWaitingUnit() throws Exception {
    Depot depot = new Depot();
    int[] taken = new int[1];
    Thread thread = new Thread(() -> taken[0] = depot.take());
    thread.setDaemon(true);
    thread.start();
    until(thread);
    String seen = depot.isWhole() + " " + depot.turnover();
    depot.put(7);
    thread.join();
    return seen + " " + taken[0] + " " + depot.turnover();
  }

  public static String aReaderOfOneSetWaitsForTheOther() throws Exception {
    Depot depot = new Depot();
    boolean[] whole = new boolean[1];
    Thread thread = new Thread(() -> whole[0] = depot.isWholeWithPermit());
    thread.setDaemon(true);
    thread.start();
    until(thread);
    depot.put(3);
    depot.release();
    thread.join();
    return whole[0] + " " + depot.turnover();
  }
}
