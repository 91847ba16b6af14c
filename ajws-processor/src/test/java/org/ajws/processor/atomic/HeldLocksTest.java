package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ways to hold a lock around a loop, and ways from a lock to a loop: the loop runs on the thread
 * that has the lock. Each method of the class is one way, and says on how many threads it ran.
 */
@ExtendWith(TwoWorkers.class)
@Timeout(180)
class HeldLocksTest {
  /** What runs in parallel, in several forms. */
  enum Form {
    LOOP("for (@ParallelFor int i = 0; i < 50; i++) { step(threads); }"),
    ASYNCS("finish: for (int i = 0; i < 50; i++) { async: step(threads); }"),
    VALUES("values(50, threads);"),
    FUTURES(
        "List<Future<Integer>> all = new ArrayList<>();"
            + " for (int i = 0; i < 50; i++) {"
            + " @Async Future<Integer> f = Future.of(step(threads)); all.add(f); }"
            + " int sum = 0; for (Future<Integer> f : all) { sum += f.get(); }"
            + " threads.remove(sum == 50 ? null : Thread.currentThread());");

    private final String text;

    Form(String text) {
      this.text = text;
    }
  }

  private static final String WORK =
      """
      import java.util.*;
      import java.util.concurrent.ConcurrentHashMap;
      import org.ajws.*;
      import org.ajws.sync.Future;

      public class Work {
        static final ThreadLocal<Integer> most = ThreadLocal.withInitial(() -> 0);

        /** Says on how many threads it ran, also to who asks later. */
        static int loop() {
          Set<Thread> threads = Collections.synchronizedSet(new HashSet<>());
          %s
          most.set(Math.max(most.get(), threads.size()));
          return threads.size();
        }

        private static int values(int n, Set<Thread> threads) {
          if (n < 2) {
            return step(threads);
          }
          @Async int half = values(n / 2, threads);
          return values(n - n / 2, threads) + half;
        }

        private static int step(Set<Thread> threads) {
          threads.add(Thread.currentThread());
          long end = System.nanoTime() + 200_000;
          while (System.nanoTime() < end) {
            Thread.onSpinWait();
          }
          return 1;
        }
      }
      """;

  private static final String HELPERS =
      """
      import java.util.Iterator;
      import java.util.List;
      import java.util.concurrent.locks.ReentrantLock;

      class Guard {
        private final ReentrantLock lock = new ReentrantLock();

        void begin() { lock.lock(); }

        void end() { lock.unlock(); }

        Held hold() {
          lock.lock();
          return new Held(lock);
        }
      }

      record Held(ReentrantLock lock) implements AutoCloseable {
        @Override
        public void close() { lock.unlock(); }
      }

      class Base {
        Base() { Work.loop(); }
      }

      class Derived extends Base {}

      class WithField {
        final int threads = Work.loop();
      }

      class Text {
        @Override
        public String toString() { return "" + Work.loop(); }
      }

      class Closing implements AutoCloseable {
        @Override
        public void close() { Work.loop(); }
      }

      class Elements implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
          Work.loop();
          return List.of(1).iterator();
        }
      }

      record Compact(int n) {
        Compact { Work.loop(); }
      }

      record Component(int n) {
        @Override
        public int n() { return Work.loop(); }
      }

      class Item implements Comparable<Item> {
        @Override
        public int compareTo(Item other) { return Work.loop() - 1; }

        @Override
        public int hashCode() { return Work.loop(); }

        @Override
        public boolean equals(Object o) { return o == this; }
      }

      abstract class Shape<T> {
        abstract int area(T of);
      }

      class Round extends Shape<String> {
        @Override
        int area(String of) { return Work.loop(); }
      }

      interface Greeting {
        default int greet() { return Work.loop(); }
      }
      """;

  private static final String WAYS =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;

      public class Ways {
        static final ReentrantLock lock = new ReentrantLock();
        static final ReadWriteLock rw = new ReentrantReadWriteLock();
        static final StampedLock stamped = new StampedLock();
        static final Semaphore semaphore = new Semaphore(1);
        static final Guard guard = new Guard();
        static final Map<String, Integer> table = new ConcurrentHashMap<>();
        static final ConcurrentHashMap<String, Integer> concurrent = new ConcurrentHashMap<>();
        static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        static final Vector<Integer> vector = new Vector<>(List.of(1, 2));

        // ---- locks

        static int readLock() {
          rw.readLock().lock();
          try { return Work.loop(); } finally { rw.readLock().unlock(); }
        }

        static int writeLock() {
          Lock write = rw.writeLock();
          write.lock();
          try { return Work.loop(); } finally { write.unlock(); }
        }

        static int stampedWrite() {
          long stamp = stamped.writeLock();
          try { return Work.loop(); } finally { stamped.unlockWrite(stamp); }
        }

        static int stampedRead() {
          long stamp = stamped.readLock();
          try { return Work.loop(); } finally { stamped.unlock(stamp); }
        }

        static int stampedView() {
          Lock view = stamped.asWriteLock();
          view.lock();
          try { return Work.loop(); } finally { view.unlock(); }
        }

        static int semaphore() throws Exception {
          semaphore.acquire();
          try { return Work.loop(); } finally { semaphore.release(); }
        }

        static int tryLock() {
          if (lock.tryLock()) {
            try { return Work.loop(); } finally { lock.unlock(); }
          }
          return 0;
        }

        static int helper() {
          guard.begin();
          try { return Work.loop(); } finally { guard.end(); }
        }

        @SuppressWarnings("try") static int resource() {
          try (Held held = guard.hold()) { return Work.loop(); }
        }

        @SuppressWarnings("try") static int resourceThatIsThere() {
          Held held = guard.hold();
          try (held) { return Work.loop(); }
        }

        static int conditional() {
          boolean locked = list.size() == 1;
          if (locked) lock.lock();
          try { return Work.loop(); } finally { if (locked) lock.unlock(); }
        }

        // ---- the library's

        static int synchronizedList() { list.forEach(x -> Work.loop()); return Work.most.get(); }

        static int vectorForEach() { vector.forEach(x -> Work.loop()); return Work.most.get(); }

        static int vectorSort() {
          vector.sort((a, b) -> Work.loop());
          return Work.most.get();
        }

        static int hashtable() { return new Hashtable<String, Integer>().computeIfAbsent("a", k -> Work.loop()); }

        static int synchronizedMap() {
          return Collections.synchronizedMap(new HashMap<String, Integer>()).computeIfAbsent("a", k -> Work.loop());
        }

        static int compute() { return concurrent.compute("a", (k, v) -> Work.loop()); }

        static int merge() {
          concurrent.put("b", 1);
          return concurrent.merge("b", 1, (a, b) -> { return Work.loop(); });
        }

        static int computeIfAbsent() { return concurrent.computeIfAbsent("c", Ways::loopOf); }

        static int throughInterface() { return table.computeIfAbsent("d", k -> { int n = Work.loop(); return n; }); }

        static int functionFromVariable() {
          Function<String, Integer> f = Ways::loopOf;
          return table.computeIfAbsent("e", f);
        }

        static int loopOf(String key) { return Work.loop(); }

        // ---- ways to the loop

        static synchronized int constructor() { new Derived(); return Work.most.get(); }

        static synchronized int field() { return new WithField().threads; }

        static synchronized int text() { return Integer.parseInt("" + new Text()); }

        static synchronized int appended() {
          String s = "";
          s += new Text();
          return Integer.parseInt(s);
        }

        static synchronized int closed() {
          try (Closing c = new Closing()) { c.hashCode(); }
          return Work.most.get();
        }

        static synchronized int iterated() {
          for (int i : new Elements()) { Work.most.set(Work.most.get() + 0 * i); }
          return Work.most.get();
        }

        static synchronized int compact() { new Compact(1); return Work.most.get(); }

        static synchronized int compared() {
          List<Item> items = new ArrayList<>(List.of(new Item(), new Item()));
          Collections.sort(items);
          return Work.most.get();
        }

        static synchronized int hashed() { Map<Object, Integer> m = new HashMap<>(); m.put(new Item(), 1); return Work.most.get(); }

        static synchronized int generic() { Shape<String> s = new Round(); return s.area(""); }

        static synchronized int defaultMethod() { return new Greeting() {}.greet(); }

        static synchronized int streamed() { return List.of(1).stream().mapToInt(x -> Work.loop()).sum(); }

        static int synchronizedInLambda() {
          IntSupplier s = () -> { synchronized (list) { return Work.loop(); } };
          return s.getAsInt();
        }

        static final Supplier<Integer> stored = () -> Work.loop();

        static synchronized int storedFunction() { return stored.get(); }

        static final ThreadLocal<Integer> initial = ThreadLocal.withInitial(() -> Work.loop());

        static synchronized int threadLocal() { return initial.get(); }

        static final TreeMap<String, Integer> tree = new TreeMap<>((a, b) -> Work.loop());

        static synchronized int comparator() { tree.put("a", 1); tree.put("b", 1); return Work.most.get(); }

        static final List<Runnable> jobs = new ArrayList<>(List.of(Work::loop));

        static synchronized int listed() { jobs.forEach(Runnable::run); return Work.most.get(); }

        static synchronized int listedLoop() { for (Runnable r : jobs) { r.run(); } return Work.most.get(); }
      }
      """;

  private static final Pattern WAY = Pattern.compile("static (?:synchronized )?int (\\w+)\\(\\)");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "LOOP,TRYCATCH", "ASYNCS,TRYCATCH", "VALUES,TRYCATCH", "FUTURES,TRYCATCH",
    "LOOP,FORKJOIN", "ASYNCS,FORKJOIN", "VALUES,FORKJOIN", "FUTURES,FORKJOIN"
  })
  void whatIsReachedUnderThemRunsOnTheirThread(Form form, Target target) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "Work.java",
                WORK.formatted(form.text),
                "Helpers.java",
                HELPERS,
                "Ways.java",
                WAYS)
            .translate(LockKind.MONITOR, target);
    Field most = program.load("Work").getDeclaredField("most");
    most.setAccessible(true);
    Map<String, Object> several = new LinkedHashMap<>();
    for (MatchResult way : WAY.matcher(WAYS).results().toList()) {
      ((ThreadLocal<?>) most.get(null)).remove();
      Object threads = program.call("Ways", way.group(1));
      if (!threads.equals(1)) {
        several.put(way.group(1), threads);
      }
    }
    assertEquals(Map.of(), several);
    // a small tree of values may be stolen as a whole, and run on one thread
    boolean parallel = form == Form.VALUES && target == Target.TRYCATCH;
    for (int i = 0; i < 200 && !parallel; i++) {
      parallel = (int) program.call("Work", "loop") > 1;
    }
    assertTrue(parallel, "without a lock it is parallel");
  }
}
