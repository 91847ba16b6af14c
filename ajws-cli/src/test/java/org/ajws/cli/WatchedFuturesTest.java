package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with futures under {@code ajws race} and {@code ajws profile}. */
class WatchedFuturesTest {
  private static final String WAVEFRONT =
      """
      import org.ajws.*;
      import org.ajws.sync.Future;

      public class Wavefront {
        static int step(long[][] cell, Future<Integer>[][] f, int x, int y, boolean forget) {
          if (x > 0) f[x - 1][y].get();
          if (y > 0 && !(forget && x == 2 && y == 2)) f[x][y - 1].get();
          for (int i = 0; i < 20000; i++) Math.sqrt(i);
          cell[x][y] =
              (x == 0 ? 1 : cell[x - 1][y])
                  + (y == 0 ? 1 : cell[x][y - 1]);
          return 0;
        }

        @SuppressWarnings("unchecked")
        public static void main(String[] args) {
          int n = 5;
          long[][] cell = new long[n][n];
          Future<Integer>[][] f = new Future[n][n];
          finish: {
            for (int i = 0; i < n; i++) {
              for (int j = 0; j < n; j++) {
                final int x = i, y = j;
                @Async Future<Integer> c = Future.of(step(cell, f, x, y, args.length > 0));
                f[i][j] = c;
              }
            }
          }
          System.out.println(cell[n - 1][n - 1]);
        }
      }
      """;

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aWaitOrdersWhatTheFutureDid() throws Exception {
    ajws("race", write("Wavefront.java", WAVEFRONT))
        .exits(0)
        .complains("no race on this input, for any schedule");
  }

  @Test
  void aWaitThatIsMissingIsARace() throws Exception {
    CommandTester run = ajws("race", write("Wavefront.java", WAVEFRONT), "forget").exits(1);
    run.complains("Wavefront.java:11: race: a task writes and another task reads slot 1 of")
        .complains("by the future at Wavefront.java:24")
        .complains("Wavefront.java:11: + (y == 0 ? 1 : cell[x][y - 1]);")
        .complains("1 race");
  }

  @Test
  void whatDoesNotWaitIsARace() throws Exception {
    Path file =
        write(
            "Late.java",
            """
            import java.util.concurrent.*;
            import org.ajws.*;
            import org.ajws.sync.Future;

            public class Late {
              static int early, late, unordered;
              static final ConcurrentMap<String, Future<Integer>> MADE = new ConcurrentHashMap<>();

              static int make(int n) {
                early = n;
                return n;
              }

              public static void main(String[] args) {
                finish: {
                  async: {
                    @Async Future<Integer> f = Future.of(make(3));
                    MADE.put("f", f);
                    late = 4;
                  }
                  async: {
                    System.out.println(MADE.get("f").get() + early);
                    late++;
                  }
                }
              }
            }
            """);
    CommandTester run = ajws("race", file).exits(1).complains("static field Late.late");
    run.complains("1 race");
    assertFalse(run.err().contains("Late.early"), run.err());
  }

  @Test
  void whatAsksWithoutWaitingLimitsTheAnswer() throws Exception {
    for (String use : new String[] {"f.isDone()", "f.toCompletableFuture()", "Future.from(f.x)"}) {
      Path file =
          write(
              "Asks.java",
              """
              import org.ajws.*;
              import org.ajws.sync.Future;

              public class Asks {
                public static void main(String[] args) {
                  finish: {
                    @Async Future<Integer> f = Future.of(args.length);
                    System.out.println(USE);
                  }
                }
              }
              """
                  .replace(
                      "USE", use.replace("f.x", "new java.util.concurrent.CompletableFuture<>()")));
      ajws("race", file)
          .exits(3)
          .complains("was not followed")
          .complains("Future." + use.replaceAll(".*\\.(\\w+)\\(.*", "$1"));
    }
  }

  @Test
  void aProfileHasTheirSpan() throws Exception {
    Path program = write("Wavefront.java", WAVEFRONT);
    // 25 cells, of which 9 are on the longest path
    ProfileRun profile = ProfileRun.of(program, folder.resolve("profile.json"), 1.8, 3.4);
    profile.run().complains("future Wavefront.java:24");
    assertEquals(11, profile.found().getAsJsonArray("speedup").size());
  }
}
