package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What asyncs have assigned and added before one of them throws: as in the serial elision, though
 * their stacks are saved. Each program throws where all of its asyncs have started.
 */
class ThrownResultsTest {
  private static final String PROGRAM =
      """
      import org.ajws.*;
      import org.ajws.sync.Future;

      public class ThrownResults {
        static int fib(int n) {
          if (n < 2) {
            return n;
          }
          @Async int a = fib(n - 1);
          int b = fib(n - 2);
          return a + b;
        }

        static int failing(int n) {
          if (fib(n) >= 0) {
            throw new IllegalStateException("failing");
          }
          return 7;
        }

        static String assigned(int n) {
          int a = 0;
          try {
            finish: {
              async: {
                a = 1;
                int f = fib(n);
                a = 2;
                if (f > 0) {
                  throw new IllegalStateException();
                }
                a = 3;
              }
              fib(n);
            }
          } catch (IllegalStateException e) {
            return "" + a;
          }
          return "no exception";
        }

        static int called(int n) {
          int a = 4;
          try {
            finish: {
              async: a = failing(n);
              fib(n);
            }
          } catch (IllegalStateException e) {
            return a;
          }
          return -1;
        }

        static int others(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          try {
            finish: {
              for (int i = 0; i < 3; i++) {
                int k = i;
                async: {
                  s += 1;
                  int f = fib(n);
                  s += f - f + 1;
                  if (k == 2) {
                    throw new IllegalStateException();
                  }
                  s += 10;
                }
              }
            }
          } catch (IllegalStateException e) {
            return s;
          }
          return -1;
        }

        static int body(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          int a = 0;
          try {
            finish: {
              async: {
                s += fib(n);
                a = fib(n);
              }
              failing(n);
            }
          } catch (IllegalStateException e) {
            return s * 100 + a;
          }
          return -1;
        }

        static String nested(int n) {
          String all = "";
          int a = 0;
          int b = 0;
          for (int r = 0; r < 4; r++) {
            try {
              finish: {
                async: {
                  b = r;
                  finish2: {
                    async2: {
                      a = 10 + r;
                      fib(n);
                      if (r % 2 == 0) {
                        throw new IllegalStateException();
                      }
                      a = 99;
                    }
                    fib(n);
                  }
                  b = 50 + r;
                }
                fib(n);
              }
            } catch (IllegalStateException e) {
              all += "caught ";
            }
            all += a + " " + b + ", ";
          }
          return all;
        }

        static String values(int n) {
          String all = "";
          int sum = 0;
          for (int r = 0; r < 4; r++) {
            try {
              @Async int v = r % 2 == 0 ? failing(n) : fib(n);
              int w = fib(n);
              sum += v + w;
            } catch (IllegalStateException e) {
              all += "caught ";
            }
            all += sum + ", ";
          }
          return all;
        }

        static int addedByValue(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          try {
            finish: {
              @Async int v =
                  switch (n & 1) {
                    case 0 -> {
                      s += 3;
                      int k = failing(n);
                      s += 2;
                      yield k;
                    }
                    default -> {
                      s += 1;
                      yield fib(n);
                    }
                  };
              fib(n);
              int w = v;
              s += w;
            }
          } catch (IllegalStateException e) {
            return -s;
          }
          return s;
        }

        static int addedByFuture(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          try {
            finish: {
              @Async Future<Integer> f =
                  Future.of(
                      switch (n & 1) {
                        case 0 -> {
                          s += fib(n);
                          s += failing(n);
                          yield 1;
                        }
                        default -> {
                          s += fib(n);
                          yield fib(3);
                        }
                      });
              fib(n);
              int got = f.get();
              s += got;
            }
          } catch (IllegalStateException e) {
            return -s;
          }
          return s;
        }

        static int two(int n) {
          @Async int a = fib(n - 1);
          int b = fib(n - 2);
          @Async int c = fib(n - 2);
          @Async int d = fib(n - 3);
          return a + 3 * b + 5 * c + 7 * d;
        }

        static int valuesOfOthers(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          int a = 0;
          try {
            finish: {
              async: {
                a = two(n);
                s += two(n + 1);
                a ^= two(n + 2);
              }
              failing(n);
            }
          } catch (IllegalStateException e) {
            return s * 1000 + a;
          }
          return -1;
        }

        static int addedInside(int n) {
          @Reduce(ReduceOp.SUM) int s = 0;
          finish: {
            for (int i = 0; i < 3; i++) {
              async: {
                s += 1;
                for (int j = 0; j < 3; j++) {
                  async2: {
                    s += fib(n);
                    s += 100;
                  }
                }
                @Async Future<Integer> f =
                    Future.of(
                        switch (n) {
                          default -> {
                            s += fib(n);
                            yield fib(3);
                          }
                        });
                s += 7;
                s += f.get();
              }
            }
            fib(n);
          }
          return s;
        }

        public static void main(String[] args) {
          for (int n = 3; n < 7; n++) {
            System.out.println(assigned(n) + "; " + called(n) + "; " + others(n) + "; " + body(n));
            System.out.println(nested(n) + "; " + values(n) + "; " + valuesOfOthers(n));
            System.out.println(addedByValue(n) + "; " + addedByFuture(n) + "; " + addedInside(n));
          }
        }
      }
      """;

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 3", "2, 1", "2, 0", "8, 1", "8, 4", "8, 0"})
  void whatAsyncsHaveDoneBeforeOneThrowsIsThere(int workers, double every) throws Exception {
    String expected = elision();
    Map<String, byte[]> classes = translated(Target.TRYCATCH);
    for (int seed = 1; seed <= 10; seed++) {
      SchedulerForTests.install(workers, 300, every, seed);
      assertEquals(expected, MainProgram.run(classes, "ThrownResults"), "seed " + seed);
    }
  }

  @Test
  void onOneWorkerWithEveryTarget() throws Exception {
    for (Target target : new Target[] {Target.FORKJOIN, Target.SERIAL}) {
      SchedulerForTests.install(1);
      assertEquals(elision(), MainProgram.run(translated(target), "ThrownResults"), target.id());
    }
  }

  private String elision() throws Exception {
    return MainProgram.run(compiled(PROGRAM), "ThrownResults");
  }

  private Map<String, byte[]> translated(Target target) throws Exception {
    Path file = Files.writeString(folder.resolve("ThrownResults.java"), PROGRAM);
    Path out = folder.resolve(target.id());
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(file), Sources.CLASS_PATH, out).withTarget(target));
    assertFalse(result.hasErrors(), Sources.messages(result));
    return compiled(Files.readString(out.resolve("ThrownResults.java")));
  }

  private static Map<String, byte[]> compiled(String text) throws Exception {
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      return compiler.compile(Map.of("ThrownResults.java", text));
    }
  }
}
