package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Locks that are held, and classes that are initialised, by files without any construct: a loop or
 * async that is reached from there runs on the thread that has the lock. Programs whose bodies take
 * that lock waited for ever.
 */
@ExtendWith(TwoWorkers.class)
@Timeout(120)
class LocksOfOtherFilesTest {
  /** The only file with constructs. Each says on how many threads it ran. */
  private static final String WORK =
      """
      import java.util.Set;
      import java.util.concurrent.ConcurrentHashMap;
      import org.ajws.Async;
      import org.ajws.ParallelFor;

      public class Work implements Job {
        @Override
        public int run() {
          return loop();
        }

        public static int loop() {
          Set<Thread> threads = ConcurrentHashMap.newKeySet();
          for (@ParallelFor int i = 0; i < 100; i++) {
            step(threads);
          }
          return threads.size();
        }

        public static int asyncs() {
          Set<Thread> threads = ConcurrentHashMap.newKeySet();
          finish:
          for (int i = 0; i < 100; i++) {
            async: step(threads);
          }
          return threads.size();
        }

        public static int value() {
          Set<Thread> threads = ConcurrentHashMap.newKeySet();
          values(100, threads);
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
          long end = System.nanoTime() + 500_000;
          while (System.nanoTime() < end) {
            Thread.onSpinWait();
          }
          return 1;
        }
      }
      """;

  private static final String[] PROGRAM = {
    "Work.java",
    WORK,
    "Job.java",
    "public interface Job { int run(); }\n",
    "Between.java",
    """
    public class Between {
      static int loop() { return Work.loop(); }
      static int asyncs() { return Work.asyncs(); }
    }
    """,
    "Unnamed.java", // reached only by way of Job, and from Main
    """
    public class Unnamed implements Job {
      public int run() { return Between.asyncs(); }
    }
    """,
    "Locks.java",
    """
    import java.util.concurrent.locks.ReentrantLock;

    public class Locks {
      private static final ReentrantLock lock = new ReentrantLock();
      private static final ThreadLocal<Job> next = new ThreadLocal<>();

      static synchronized int method() { return Work.loop(); }

      static int block() {
        synchronized (lock) { return Between.loop(); }
      }

      static int lock() {
        lock.lock();
        try {
          return Work.value();
        } finally {
          lock.unlock();
        }
      }

      static synchronized int through(Job job) { return job.run(); }

      static int anonymous() {
        return new Job() {
          @Override
          public synchronized int run() { return Work.asyncs(); }
        }.run();
      }

      static synchronized int reference() { return through(Work::value); }
    }
    """,
    "Initialised.java",
    """
    public class Initialised {
      static final int VALUE = Between.loop();
      static final int BLOCK;

      static {
        BLOCK = Work.value();
      }
    }
    """,
    "Constants.java",
    """
    public interface Constants {
      Integer VALUE = Between.asyncs();
      int[] ARRAY = {Work.loop()};
    }
    """,
    "Kind.java",
    """
    public enum Kind {
      ONE(Work.loop(), "one") {
        final int own = Work.loop();

        @Override
        int own() { return own; }
      },
      TWO;

      final double field = Between.asyncs();
      final int argument;
      final int body;
      final int block;

      { block = Work.value(); }

      Kind() { this(Work.loop(), "none"); }

      Kind(int argument, String name) {
        this.argument = argument;
        body = Work.loop();
      }

      int own() { return 1; }

      int most() {
        return Math.max(Math.max(argument, own()), Math.max(body, Math.max(block, (int) field)));
      }
    }
    """,
    "Harmless.java",
    """
    public class Harmless {
      // nothing synchronized, nothing to unlock
      static int loop() { return Work.loop(); }
      static synchronized int none() { return 1; }
    }
    """,
    "Main.java",
    """
    public class Main {
      public static int method() { return Locks.method(); }
      public static int block() { return Locks.block(); }
      public static int lock() { return Locks.lock(); }
      public static int anonymous() { return Locks.anonymous(); }
      public static int reference() { return Locks.reference(); }
      public static int lambda() { return Locks.through(() -> Between.loop()); }
      public static int unnamed() { return Locks.through(new Unnamed()); }
      public static int object() { return Locks.through(new Work()); }
      public static int field() { return Initialised.VALUE; }
      public static int initialiser() { return Initialised.BLOCK; }
      public static int constant() { return Constants.VALUE; }
      public static int array() { return Constants.ARRAY[0]; }
      public static int enumeration() { return Math.max(Kind.ONE.most(), Kind.TWO.most()); }
      public static int harmless() { return Harmless.loop(); }
    }
    """
  };

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void whatIsReachedFromThemRunsOnTheirThread(Target target) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(folder, PROGRAM).translate(LockKind.MONITOR, target);
    assertEquals("", String.join("\n", program.messages()));
    Map<String, Object> threads = new LinkedHashMap<>();
    Map<String, Object> expected = new LinkedHashMap<>();
    for (String way :
        "method block lock anonymous reference lambda unnamed object field initialiser constant"
            .concat(" array enumeration")
            .split(" ")) {
      expected.put(way, 1);
      threads.put(way, program.call("Main", way));
    }
    assertEquals(expected, threads);
    assertTrue(isEverParallel(program), "a loop without a lock is parallel");
  }

  /** A busy machine may let no other thread come within the time of one loop. */
  private static boolean isEverParallel(TranslatedProgram program) throws Exception {
    for (int attempt = 0; attempt < 200; attempt++) {
      if ((int) program.call("Main", "harmless") > 1) {
        return true;
      }
    }
    return false;
  }

  @Test
  void filesWithoutThemStayAsTheyAre() throws IOException {
    TranslatedProgram program =
        TranslatedProgram.of(folder, PROGRAM).translate(LockKind.MONITOR, Target.TRYCATCH);
    for (String name : new String[] {"Job", "Between", "Unnamed", "Harmless", "Main"}) {
      String file = name + ".java";
      assertEquals(Files.readString(folder.resolve("src").resolve(file)), program.output(file));
    }
  }

  @Test
  void theResearchVmIsToldToo() {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "Work.java",
                "import org.ajws.ParallelFor;\n"
                    + "class Work { static int loop() {"
                    + " for (@ParallelFor int i = 0; i < 9; i++) { System.gc(); } return 1; } }\n",
                "Locks.java",
                "class Locks { synchronized int method() { return Work.loop(); } }\n",
                "Kind.java",
                "enum Kind { ONE(Work.loop()); Kind(int n) {} }\n")
            .translate(LockKind.MONITOR, Target.JIKESRVM);
    assertEquals("", String.join("\n", program.messages()));
    assertTrue(program.output("Locks.java").contains("Critical.enter();"));
    assertTrue(program.output("Kind.java").contains("Critical.<java.lang.Integer>call(new "));
  }

  @ParameterizedTest
  @EnumSource(names = {"SERIAL", "TRACED"})
  void whereNothingRunsInParallelNothingIsMarked(Target target) {
    TranslatedProgram program =
        TranslatedProgram.of(folder, PROGRAM).translate(LockKind.MONITOR, target);
    for (String name : new String[] {"Locks", "Initialised", "Constants", "Kind"}) {
      assertFalse(program.output(name + ".java").contains("org.ajws"), name);
    }
  }

  /** The compiler has the last word about a file that AJWS does not translate. */
  @Test
  void anErrorInAnotherFileIsLeftToTheCompiler() {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "Work.java",
                WORK,
                "Job.java",
                "public interface Job { int run(); }\n",
                "Syntax.java",
                "class Syntax { synchronized int f( { return Work.loop(); } }\n",
                "Name.java",
                "class Name { synchronized int f() { return Work.loop() + none(); } }\n")
            .translate(LockKind.MONITOR, Target.TRYCATCH);
    assertEquals("", String.join("\n", program.messages()));
    assertTrue(program.output("Work.java").contains("@org.ajws.runtime.Translated"));
  }
}
