package org.ajws.processor.plan.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The locks under which constructs run in order, in files with constructs and without. */
class CriticalDecisionsTest {
  private static final String CONSTRUCTS =
      """
      import org.ajws.Atomic;
      import org.ajws.AtomicSet;
      import org.ajws.Finish;
      import org.ajws.ParallelFor;

      class Work {
        static int filled(int[] data) {
          for (@ParallelFor int i = 0; i < data.length; i++) {
            data[i] = i;
          }
          return data.length;
        }

        @Finish
        static void tasks(int[] data) {
          async: {
            data[0]++;
          }
          filled(new int[2]);
        }
      }

      @AtomicSet("s")
      class Index {
        @Atomic("s") private int size;
        @Atomic("s") private int uses;

        void refresh() {
          size = Work.filled(new int[size]);
          uses++;
        }

        void used() {
          uses++;
        }
      }
      """;

  private static final String LOCKS =
      """
      import java.util.Map;
      import java.util.concurrent.ConcurrentHashMap;
      import java.util.concurrent.locks.Lock;
      import java.util.concurrent.locks.ReentrantLock;

      class Locks {
        static final int FIRST = Work.filled(new int[3]);
        final Lock lock = new ReentrantLock();
        int count;

        static {
          System.out.println(Work.filled(new int[4]));
        }

        synchronized void far() {
          step();
        }

        void step() {
          Work.tasks(new int[5]);
        }

        void block() {
          synchronized (this) {
            step();
          }
          step();
        }

        void tried() {
          lock.lock();
          try {
            step();
          } finally {
            lock.unlock();
          }
        }

        int function(ConcurrentHashMap<String, Integer> map) {
          return map.computeIfAbsent("a", k -> Work.filled(new int[6]));
        }

        synchronized void none() {
          count++;
        }

        enum Kind {
          A(Work.filled(new int[7]));

          final int number;

          Kind(int number) {
            this.number = number;
          }
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void everyLockIsListedWithWhatIsReachedUnderIt() throws IOException {
    String loop = "parallel loop Work.java:8";
    String both = "async Work.java:16, " + loop;
    assertEquals(
        List.of(
            "Locks.java 7 initialisation of class Locks: " + loop,
            "Locks.java 11 initialisation of class Locks: " + loop,
            "Locks.java 15 synchronized method far: " + both,
            "Locks.java 24 synchronized block: " + both,
            "Locks.java 32 lock that a try gives back: " + both,
            "Locks.java 40 lock of the collection that runs a function: " + loop,
            "Locks.java 48 initialisation of class Kind: " + loop,
            "Work.java 28 unit of work: " + loop),
        critical(Target.TRYCATCH));
  }

  @Test
  void whereNothingRunsInParallelThereAreNone() throws IOException {
    Path file = Files.writeString(folder.resolve("Locks.java"), LOCKS.replace("Work.", "Other."));
    Path other =
        Files.writeString(
            folder.resolve("Other.java"),
            """
            class Other {
              static int filled(int[] data) {
                return data.length;
              }

              static void tasks(int[] data) {}
            }
            """);
    assertEquals(List.of(), critical(Target.TRYCATCH, List.of(file, other)));
  }

  @Test
  void aMethodOrLineIsExplained() throws IOException {
    assertEquals(
        List.of(
            "  parallel loop Work.java:8 runs in order under"
                + " initialisation of class Kind Locks.java:48,"
                + " initialisation of class Locks Locks.java:11,"
                + " initialisation of class Locks Locks.java:7,"
                + " lock of the collection that runs a function Locks.java:40,"
                + " lock that a try gives back Locks.java:32,"
                + " synchronized block Locks.java:24, synchronized method far Locks.java:15,"
                + " unit of work Work.java:28"),
        explained("Work.filled"));
    List<String> far =
        List.of(
            "  under synchronized method far Locks.java:15 run in order:"
                + " async Work.java:16, parallel loop Work.java:8");
    assertEquals(far, explained("Locks.far"));
    assertEquals(far, explained("Locks.java:15"));
    assertEquals(explained("Work.filled"), explained("Work.java:8"));
    assertEquals(List.of(), explained("Locks.none"));
    assertEquals(List.of(), explained("Work.java:9"));
  }

  /** What is said of locks. */
  private List<String> explained(String name) throws IOException {
    Path work = Files.writeString(folder.resolve("Work.java"), CONSTRUCTS);
    Path locks = Files.writeString(folder.resolve("Locks.java"), LOCKS);
    TranslationRequest request =
        TranslationRequest.of(List.of(work, locks), Sources.CLASS_PATH, null);
    return Translator.explain(request, name).lines().stream()
        .filter(l -> l.contains("in order"))
        .toList();
  }

  private List<String> critical(Target target) throws IOException {
    Path work = Files.writeString(folder.resolve("Work.java"), CONSTRUCTS);
    Path locks = Files.writeString(folder.resolve("Locks.java"), LOCKS);
    return critical(target, List.of(work, locks));
  }

  private List<String> critical(Target target, List<Path> files) {
    TranslationRequest request =
        TranslationRequest.of(files, Sources.CLASS_PATH, null).withTarget(target);
    TranslationResult result = Translator.translate(request);
    assertEquals(
        List.of(),
        result.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList());
    return result.decisions().critical().stream()
        .map(
            (Decisions.Critical c) ->
                "%s %d %s: %s"
                    .formatted(
                        c.file().getFileName(),
                        c.line(),
                        c.lock(),
                        String.join(", ", c.constructs())))
        .toList();
  }
}
