package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs with structure events, in JVMs of their own. A line that ends with {@code // A} races
 * with every line that ends with {@code // A}; lines with {@code // 2A} also with themselves.
 */
class AgentTest {
  @TempDir Path folder;

  private WatchedProgram check(String members, String... options) throws Exception {
    return MarkedProgram.check(folder, members, options);
  }

  @Test
  void fieldsSlotsAndStaticsOfIterations() throws Exception {
    WatchedProgram run =
        check(
            """
              public static void main(String[] a) {
                Main m = new Main();
                loop(4, i -> m.slots[i] = i);
                loop(4, i -> {
                  m.field = i; // 2
                  m.wide++; // 2W
                  m.slots[0] += i; // 2S
                  count++; // 2C
                  m.flag++;
                });
                loop(4, i -> { double x = m.slots[i] + m.field + count; });
              }
            """
                .replace("// 2\n", "// 2F\n"));
    assertTrue(run.result.contains("slot 0 of double[8] @"), run.toString());
    assertTrue(run.result.contains("field Main.wide of Main @"), run.toString());
    assertTrue(run.result.contains("static field Main.count"), run.toString());
    assertTrue(
        run.result.contains("\"kind\": \"iteration\", \"site\": \"Main.java:1\""), run.result);
  }

  /** A library's constructs, run by the runtime, are not seen: never a wrong "no race". */
  @Test
  void aClassForAnotherTargetIsALimit() throws Exception {
    String main =
        "  @org.ajws.runtime.Translated(digest = \"\", target = \"%s\") static class In {}\n"
            + "  public static void main(String[] a) { new In(); }\n";
    String limit = "class Main$In was translated for target trycatch: its constructs were not";
    assertTrue(check(main.formatted("trycatch")).result.contains(limit));
    assertTrue(check(main.formatted("traced")).result.contains("\"limits\": {}"));
  }

  /** Watching goes on, with one result, and the run says so. */
  @Test
  void anAgentThatIsGivenTwiceWatchesOnce() throws Exception {
    String jar = folder.resolve("agent.jar").toString();
    WatchedProgram run =
        check(
            """
              public static void main(String[] a) {
                Main m = new Main();
                loop(4, i -> {
                  m.field = i; // 2D
                });
              }
            """,
            "-javaagent:" + jar + "=" + folder.resolve("second.json"));
    assertTrue(run.result.contains("the agent was given twice"), run.toString());
    assertTrue(java.nio.file.Files.notExists(folder.resolve("second.json")), run.toString());
  }

  /** Such a read is part of the write, unless something is thrown in between. */
  @Test
  void aSlotIsReadWithoutBeingWritten() throws Exception {
    check(
        """
          public static void main(String[] a) {
            int zero = a.length;
            int[] divided = new int[1], added = new int[1];
            Trace.finishBegin("Main.java:1");
            Trace.asyncBegin("Main.java:2");
            try {
              divided[0] /= zero; // R
            } catch (ArithmeticException e) {
            }
            added[0] += Math.max(zero, 3) * 2 - zero; // S
            Trace.asyncEnd();
            divided[0] = 1; // R
            int n = added[0]; // S
            Trace.finishEnd();
          }
        """);
  }

  /** Lucene clones its streams: a copy's shadow was that of the original, and all copies raced. */
  @Test
  void aCopyHasLocationsOfItsOwn() throws Exception {
    check(
        """
          static class Part implements Cloneable {
            int own;
            Part copy() {
              try {
                return (Part) super.clone();
              } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
              }
            }
          }
          static class Whole extends Part {
            int more;
          }
          public static void main(String[] a) {
            Whole original = new Whole();
            original.own = 1;
            original.more = 2;
            loop(3, i -> {
              Whole copy = (Whole) original.copy();
              copy.own = i;
              copy.more = i;
            });
          }
        """);
  }

  @Test
  void neighboursRace() throws Exception {
    check(
        """
          public static void main(String[] a) {
            int[] x = new int[10];
            loop(9, i -> {
              int y = x[i + 1]; // N
              x[i] = y; // N
            });
          }
        """);
  }

  @Test
  void locksAndMonitors() throws Exception {
    check(
        """
          static synchronized void inc() { count++; }
          synchronized void own() { field++; }
          static int mixed;
          static int read; static int shared;
          public static void main(String[] a) {
            Main m = new Main();
            ReentrantLock lock = new ReentrantLock();
            ReadWriteLock rw = new ReentrantReadWriteLock();
            loop(4, i -> {
              inc();
              m.own();
              synchronized (m) { m.field--; }
              synchronized (Main.class) { count--; }
              lock.lock();
              try { m.wide++; } finally { lock.unlock(); }
              if (lock.tryLock()) { m.wide++; lock.unlock(); }
              synchronized (lock) { mixed++; } // M
              lock.lock(); mixed++; lock.unlock(); // M
              rw.readLock().lock(); int r = read; rw.readLock().unlock();
              rw.writeLock().lock(); read = r; rw.writeLock().unlock();
              rw.readLock().lock(); shared++; rw.readLock().unlock(); // 2S
            });
          }
        """);
  }

  @Test
  void collectionsAndBuilders() throws Exception {
    check(
        """
          static class Words extends ArrayList<String> { }
          static class Safe extends ArrayList<String> {
            @Override public boolean add(String s) { synchronized (this) { return super.add(s); } }
          }
          public static void main(String[] a) {
            List<Integer> list = new ArrayList<>();
            Map<Integer, Integer> map = new HashMap<>();
            Map<Integer, Integer> safe = new java.util.concurrent.ConcurrentHashMap<>();
            List<Integer> locked = Collections.synchronizedList(new ArrayList<>());
            StringBuilder text = new StringBuilder();
            Words words = new Words();
            Words referred = new Words();
            java.util.function.Predicate<String> add = referred::add; // 2R
            List<String> own = new Safe();
            List<Integer> fixed = new ArrayList<>(List.of(1, 2, 3));
            int[] from = new int[4]; int[] to = new int[40];
            loop(4, i -> {
              list.add(i); // 2L
              map.merge(i, 1, Integer::sum); // 2M
              text.append(i); // 2T
              words.add("x"); // 2W
              own.add("y");
              safe.put(i, i);
              locked.add(i);
              for (int x : fixed) { to[i] += x; }
              int[] copy = from.clone();
              System.arraycopy(from, 0, to, 4 + 4 * i, 4);
              Arrays.fill(to, 20 + 4 * i, 24 + 4 * i, i);
              String s = "a" + i;
              add.test(s);
            });
            loop(2, i -> {
              Arrays.fill(from, i); // 2F
            });
            loop(2, i -> {
              if (i == 0) for (int x : fixed) { } // I
              if (i == 1) fixed.add(7); // I
            });
            loop(2, i -> {
              if (i == 0) map.put(1, 2); // K
              if (i == 1) map.keySet().contains(1); // K
            });
          }
        """);
  }

  @Test
  void constructorsInitialisersAndOldObjects() throws Exception {
    check(
        """
          static Main last;
          static class Node {
            int value; Node next;
            Node(int v) { value = v; }
          }
          static class Leaky {
            int x;
            Leaky() {
              Trace.asyncBegin("Main.java:9");
              x = 1; // L
              Trace.asyncEnd();
              x = 2; // L
            }
          }
          static class Lazy { static int[] TABLE = new int[4]; static { TABLE[1] = 5; count = 7; } }
          public static void main(String[] a) {
            loop(4, i -> {
              Node n = new Node(i);
              n.next = new Node(2);
              int x = n.value + n.next.value + Lazy.TABLE[1];
            });
            Trace.finishBegin("Main.java:20");
            new Leaky();
            Trace.finishEnd();
          }
        """);
  }

  @Test
  void criticalSectionsOfTheProgramItselfAreLocksOnly() throws Exception {
    WatchedProgram run =
        check(
            """
              public static void main(String[] a) throws Exception {
                Thread t = new Thread(() -> count++);
                t.start();
                t.join();
                loop(2, i -> { });
              }
            """);
    assertTrue(run.result.contains("\"thread\": [\"thread Thread-0\"]"), run.toString());
  }

  @Test
  void exceptionsAndExitAreLimits() throws Exception {
    String program =
        MarkedProgram.HEAD
            + """
              public static void main(String[] a) {
                loop(2, i -> count++);
                if (count > 0) END;
              }
            }
            """;
    WatchedProgram thrown =
        WatchedProgram.run(folder, program.replace("END", "throw new RuntimeException(\"why\")"));
    assertEquals(1, thrown.status, thrown.toString());
    assertTrue(thrown.output.contains("why"), thrown.toString());
    assertTrue(
        thrown.result.contains(
            "the program ended with an exception: java.lang.RuntimeException: why"),
        thrown.toString());
    WatchedProgram exited = WatchedProgram.run(folder, program.replace("END", "System.exit(3)"));
    assertEquals(3, exited.status, exited.toString());
    assertTrue(exited.result.contains("\"limits\": {}"), exited.toString());
    WatchedProgram inside =
        WatchedProgram.run(
            folder,
            program
                .replace("END", "count++")
                .replace("loop(2, i -> count++);", "loop(2, i -> System.exit(5));"));
    assertTrue(inside.result.contains("the program called System.exit"), inside.toString());
    WatchedProgram halted =
        WatchedProgram.run(folder, program.replace("END", "Runtime.getRuntime().halt(4)"));
    assertEquals(4, halted.status, halted.toString());
    assertEquals(1, halted.races().size(), halted.toString());
  }

  /** Shadows of dead arrays are given up before memory ends, however large the table has become. */
  @Test
  void arraysThatLiveForOneCallDoNotFillTheMemory() throws Exception {
    WatchedProgram run =
        WatchedProgram.run(
            folder,
            MarkedProgram.HEAD
                + """
                  static volatile long[] last;
                  static long local(int i) {
                    long[] one = new long[i % 16 + 1], other = null;
                    for (int k = 0; k < 20; k++) {
                      other = k == 0 ? one : new long[1];
                      other[0]++;
                    }
                    return one[0] + other[0];
                  }
                  public static void main(String[] a) {
                    for (int i = 0; i < 4_000_000; i++) {
                      long[] one = new long[i % 16 + 1];
                      one[0]++;
                      last = one;
                    }
                    for (int i = 0; i < 100_000; i++) {
                      long[] one = new long[i % 16 + 1];
                      one[0] += local(i);
                    }
                  }
                }
                """,
            "-Xmx64m",
            "-XX:+UseParallelGC");
    assertEquals(0, run.status, run.toString());
    assertTrue(run.result.contains("\"limits\": {}"), run.result);
  }

  @Test
  void outOfMemory() throws Exception {
    WatchedProgram run =
        WatchedProgram.run(
            folder,
            MarkedProgram.HEAD
                + """
                  public static void main(String[] a) {
                    byte[] big = new byte[40_000_000];
                    synchronized (big) { // so that words are needed
                      big[1] = 1;
                    }
                  }
                }
                """,
            "-Xmx128m");
    assertEquals(1, run.status, run.toString());
    assertTrue(run.result.contains("the detector stopped: java.lang.OutOfMemoryError"), run.result);
  }

  /**
   * One object for each thread is one for all tasks that run in it, in this run and in others. What
   * a task makes for itself is not.
   */
  @Test
  void whatIsReachedThroughAThreadLocalIsSharedByTheTasksOfAThread() throws Exception {
    WatchedProgram run =
        check(
            """
              static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);
              static final ThreadLocal<Main> MADE = new ThreadLocal<>();
              static final ThreadLocal<int[]> SET = new ThreadLocal<>();
              public static void main(String[] a) {
                loop(3, i -> OWN.get()[0] = i); // 2O
                loop(3, i -> {
                  if (MADE.get() == null) {
                    Main m = new Main();
                    m.field = 7; // M
                    MADE.set(m);
                  }
                  int x = MADE.get().field; // M
                });
                loop(3, i -> {
                  SET.set(new int[1]);
                  SET.get()[0]++;
                });
              }
            """);
    assertTrue(run.result.contains("slot 0 of int[1] @"), run.toString());
  }
}
