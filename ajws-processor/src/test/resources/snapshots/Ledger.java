import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Reads;

/** Members that agree at the end of each unit: readers find out when they do not. */
@AtomicSet(value = "s", reads = Reads.SNAPSHOT)
public class Ledger implements Cloneable, Serializable {
  private static final long serialVersionUID = 1;

  private long debit, credit, version;
  private int[] slots = new int[8];
  private int[][] rows = new int[2][2];
  private HashMap<Integer, Integer> named = new HashMap<>();
  private TreeSet<Integer> order = new TreeSet<>();
  private boolean open = true;

  void move(int by) {
    debit -= by;
    version++;
    for (int i = 0; i < slots.length; i++) {
      slots[i] += by;
    }
    rows[1][1] = slots[0];
    named.put(1, slots[0]);
    order.add(by);
    if (order.size() > 3) {
      order.remove(order.first());
    }
    credit += by;
  }

  void moveTwice(int by) {
    move(by);
    move(by);
  }

  void fail(int by) {
    debit -= by;
    credit += by;
    version++;
    throw new IllegalStateException("moved");
  }

  void moveThenWait(int by) {
    move(by);
    await: while (open);
    move(by);
  }

  void close() {
    open = false;
  }

  int moveThenGoOn(int by, Supplier<Integer> rest) {
    become: { move(by); }
    return rest.get();
  }

  @SuppressWarnings("ajws-atomic") // it stops under its lock, on purpose
  long stopIn(int by, CountDownLatch in, CountDownLatch out) {
    debit -= by;
    in.countDown();
    stop(out);
    credit += by;
    return balance();
  }

  static void stop(CountDownLatch latch) {
    try {
      if (!latch.await(20, TimeUnit.SECONDS)) {
        throw new IllegalStateException("nobody came");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private long balance() {
    return debit + credit;
  }

  /** Of parts that nobody overrides: they are given the snapshot. */
  final long balanceOfHalves() {
    long half = half();
    Thread.yield();
    return half + otherHalf();
  }

  private long half() {
    return debit;
  }

  private long otherHalf() {
    return credit;
  }

  final long wholeBalance() {
    return balance();
  }

  final long version() {
    return version;
  }

  long debit() {
    return debit;
  }

  long credit() {
    return credit;
  }

  /** Of parts that subclasses may override: each is a unit that must see the same snapshot. */
  long balanceOfParts() {
    return debit() + credit();
  }

  long balanceByFunctions() {
    LongSupplier d = () -> debit, c = this::credit;
    return sum(d, c);
  }

  LongSupplier handedOut() {
    return () -> debit + 2 * credit;
  }

  /** A function that was made before sees what was written since. */
  public static String functionsSeeTheirOwnTime() {
    Ledger ledger = new Ledger();
    LongSupplier later = ledger.handedOut();
    ledger.move(4);
    return later.getAsLong() == 4 ? "" : "old";
  }

  static long sum(LongSupplier a, LongSupplier b) {
    return a.getAsLong() + b.getAsLong();
  }

  long balanceByRunnables() {
    long[] sum = new long[1];
    Runnable d = () -> sum[0] += debit, c = () -> sum[0] += credit;
    run(d);
    run(c);
    return sum[0];
  }

  static void run(Runnable task) {
    task.run();
  }

  class Part {
    long balance() {
      return debit + credit() + Ledger.this.balance();
    }
  }

  String check(Ledger same) {
    if (balance() != 0 || debit != -credit) {
      return "balance ";
    }
    if (same.debit() + credit != 0) {
      return "same object ";
    }
    for (int s : slots) {
      if (s != slots[0] || s != rows[1][1] || (s != 0 && s != named.get(1)) || s != (int) credit) {
        return "slots ";
      }
    }
    int last = Integer.MIN_VALUE;
    for (int o : order) {
      if (o <= last) {
        return "order ";
      }
      last = o;
    }
    return order.size() > 3 ? "size " : "";
  }

  static boolean agree(@Atomic("s") Ledger one, @Atomic("s") Ledger two) {
    return one.debit + two.credit == 0 || one != two;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ledger l && l.debit + credit == 0;
  }

  @Override
  public int hashCode() {
    return (int) (debit + credit);
  }

  @Override
  public Ledger clone() {
    try {
      Ledger copy = (Ledger) super.clone();
      copy.slots = slots.clone();
      copy.rows = new int[2][2];
      copy.rows[1][1] = slots[0];
      copy.named = new HashMap<>(named);
      copy.order = new TreeSet<>(order);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** What changes members must come between a snapshot and the end of the constructor. */
  @AtomicSet(value = "k", reads = Reads.SNAPSHOT)
  static class Made {
    private int first, second = early() + 1;
    protected int third;

    Made() {
      first = width();
      third = 5 + width();
    }

    int early() {
      return first + second + third;
    }

    final int width() {
      return second - first;
    }

    int all() {
      return 100 * first + 10 * second + third;
    }
  }

  static class More extends Made {
    @Atomic("k") private int fourth = all();

    More() {
      third = 1 + width();
      if (all() > 100000) {
        return;
      }
      fourth = 2;
    }

    @Override
    int all() {
      return 10 * super.all() + fourth;
    }

    int fourth() {
      return fourth;
    }
  }

  static final class Statics {
    @AtomicSet(value = "c", isStatic = true, reads = Reads.SNAPSHOT)
    static class Config {
      private static int a = 1;
      private static int b = sum() + 1;
      private static int[] c = {sum(), b};

      static int sum() {
        return a + b;
      }

      static String text() {
        return a + " " + b + " " + Arrays.toString(c);
      }

      static void set(int n) {
        a = n;
        c[0] = n;
      }
    }
  }

  static void nothing(Object lock, Object seen) {}

  private String checkAll(long[] seen) {
    long version = version();
    if (version < seen[0]) {
      return "older than before ";
    }
    seen[0] = version;
    String wrong = check(this);
    wrong += balanceOfParts() != 0 ? "parts " : "";
    wrong += balanceByFunctions() != 0 ? "functions " : "";
    wrong += balanceByRunnables() != 0 ? "runnables " : "";
    wrong += new Part().balance() != 0 ? "inner class " : "";
    wrong += !agree(this, this) ? "parameters " : "";
    wrong += !equals(this) ? "equals " : "";
    wrong += hashCode() != 0 ? "hashCode " : "";
    return wrong;
  }

  /** What readers found wrong while writers wrote. */
  public static String race(int threads, int rounds) throws Exception {
    Ledger ledger = new Ledger();
    Set<String> wrong = ConcurrentHashMap.newKeySet();
    AtomicInteger writing = new AtomicInteger(threads / 2);
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int task = t;
      all[t] =
          new Thread(
              () -> {
                try {
                  if (task % 2 == 0) {
                    for (int i = 0; i < rounds; i++) {
                      if (i % 3 == 0) {
                        ledger.moveTwice(task);
                      } else {
                        ledger.move(i % 7);
                      }
                    }
                  } else {
                    long[] seen = new long[1];
                    do {
                      String bad = ledger.mark(ledger.unit(seen));
                      if (!bad.isEmpty()) {
                        wrong.add(bad);
                      }
                    } while (writing.get() > 0);
                  }
                } catch (Throwable e) {
                  wrong.add(e.toString());
                } finally {
                  if (task % 2 == 0) {
                    writing.decrementAndGet();
                  }
                }
              });
      all[t].start();
    }
    for (Thread t : all) {
      t.join();
    }
    return String.join(", ", wrong);
  }

  /** No unit: what it calls sees a snapshot each. */
  @org.ajws.NotAtomic
  String unit(long[] seen) {
    Ledger copy = clone();
    String wrong = balanceOfHalves() != 0 ? "halves " : "";
    wrong += wholeBalance() != 0 ? "whole " : "";
    return wrong + checkAll(seen) + copy.check(copy);
  }

  @org.ajws.NotAtomic
  String mark(String wrong) {
    return wrong.trim();
  }

  // ---- on what is promised; an empty text says that it holds

  public static String readersDoNotWait() throws Exception {
    Ledger ledger = new Ledger();
    ledger.move(2);
    CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
    FutureTask<Long> writer = new FutureTask<>(() -> ledger.stopIn(3, in, out));
    new Thread(writer).start();
    in.await();
    String found = ledger.check(ledger) + (ledger.debit() == -2 ? "" : "unfinished ");
    out.countDown();
    return found + (writer.get() == 0 ? "" : "writer ") + (ledger.debit() == -5 ? "" : "after ");
  }

  public static String ownWritesAreSeen() {
    Ledger ledger = new Ledger();
    for (int i = 1; i <= 100; i++) {
      ledger.move(1);
      if (ledger.version() != i || ledger.credit() != i) {
        return "old";
      }
    }
    return "";
  }

  int grow() {
    int before = slots[0];
    debit -= 1;
    long between = balance() + debit() + credit();
    slots[0]++;
    credit += 1;
    return (int) between + slots[0] - before;
  }

  public static String writersSeeThemselves() {
    Ledger ledger = new Ledger();
    return ledger.grow() == -1 ? "" : "own state";
  }

  public static String whatAnExceptionLeaves() {
    Ledger ledger = new Ledger();
    try {
      ledger.fail(4);
      return "no exception";
    } catch (IllegalStateException e) {
      return ledger.version() == 1 && ledger.debit() == -4 ? "" : "not published";
    }
  }

  public static String beforeAWait() throws Exception {
    Ledger ledger = new Ledger();
    Thread waiting = new Thread(() -> ledger.moveThenWait(3));
    waiting.start();
    while (ledger.version() == 0) { // it does not come back before it is told
      Thread.onSpinWait();
    }
    String found = ledger.check(ledger) + (ledger.version() == 1 ? "" : "two ");
    ledger.close();
    waiting.join();
    return found + (ledger.version() == 2 ? "" : "end ");
  }

  public static String afterBecome() throws Exception {
    Ledger ledger = new Ledger();
    FutureTask<Long> other = new FutureTask<>(ledger::version);
    int seen =
        ledger.moveThenGoOn(
            1,
            () -> {
              new Thread(other).start();
              try {
                return other.get().intValue();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    return seen == 1 && ledger.version() == 1 ? "" : "not published";
  }

  public static String madeInConstructors() {
    String found = new Made().all() == 115 ? "" : "made " + new Made().all() + " ";
    found += new More().fourth() == 2 ? "" : "more ";
    Made made = new More();
    found += made.third == 0 + made.width() + 1 ? "" : "inherited ";
    found += Statics.Config.text().equals("1 2 [3, 2]") ? "" : Statics.Config.text() + " ";
    Statics.Config.set(7);
    return found + (Statics.Config.text().equals("7 2 [7, 2]") ? "" : Statics.Config.text());
  }

  @SuppressWarnings("ajws-atomic") // nobody else has what is serialised
  public static String copiesAreApart() throws Exception {
    Ledger ledger = new Ledger();
    ledger.move(2);
    Ledger copy = ledger.clone();
    copy.move(3);
    ledger.move(4);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(copy);
    Ledger read =
        (Ledger) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    String found = read.credit() == 5 && copy.credit() == 5 && ledger.credit() == 6 ? "" : "copies ";
    read.move(1);
    return found + read.check(read) + (read.credit() == 6 && copy.credit() == 5 ? "" : "read ");
  }

  /** A unit that reads, and lets a writer of another thread by in its middle. */
  long between(Runnable other) {
    long before = credit();
    other.run();
    return credit() - before + new Part().balance();
  }

  public static String oneSnapshotPerUnit() {
    Ledger ledger = new Ledger();
    long moved =
        ledger.between(
            () -> {
              Thread writer = new Thread(() -> ledger.move(1));
              writer.start();
              try {
                writer.join();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    return moved == 0 && ledger.credit() == 1 ? "" : "two moments";
  }
}
