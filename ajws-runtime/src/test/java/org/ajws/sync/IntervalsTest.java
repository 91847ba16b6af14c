package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class IntervalsTest {
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());

  /** Runs a program on all engines, on one and on four workers. */
  private void everywhere(Consumer<Consumer<Consumer<Intervals>>> program) {
    for (int workers : new int[] {1, 4}) {
      Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
      log.clear();
      program.accept(body -> Tasks.intervals("T.java:1", body));
      log.clear();
      program.accept(body -> ForkJoinTasks.intervals("T.java:1", body));
    }
    log.clear();
    program.accept(Intervals::run);
  }

  @BeforeEach
  void install() {
    Scheduler.install(Setup.Pace.TINY.config(2));
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private Interval say(Intervals g, String name) {
    return g.add(name, () -> log.add(name));
  }

  /** Listing 1.2 of Weibel's thesis. */
  @Test
  void diamond() {
    everywhere(
        engine -> {
          engine.accept(
              g -> {
                Interval d = say(g, "d");
                Interval a = say(g, "a");
                Interval b = say(g, "b").after(a);
                Interval c = say(g, "c").after(a);
                d.after(b, c);
              });
          assertEquals("a", log.get(0));
          assertEquals("d", log.get(3));
          assertEquals(4, log.size());
        });
  }

  @Test
  void inOrderOfCreationAsFarAsTheEdgesAllow() {
    Intervals.run(
        g -> {
          Interval a =
              g.add(
                  "a",
                  () -> {
                    log.add("a");
                    say(g, "a1");
                    say(g, "a2");
                  });
          Interval b = say(g, "b");
          Interval c = say(g, "c").after(a);
          say(g, "d");
          b.after(c);
        });
    assertEquals(List.of("a", "d", "a1", "a2", "c", "b"), log);
  }

  @Test
  void childrenEndBeforeTheirParent() {
    everywhere(
        engine -> {
          engine.accept(
              g -> {
                Interval outer =
                    g.add(
                        "outer",
                        () -> {
                          Interval inner = g.add("inner", () -> say(g, "innermost"));
                          say(g, "second").after(inner);
                        });
                say(g, "last").after(outer);
              });
          assertEquals(List.of("innermost", "second", "last"), log);
        });
  }

  @Test
  void edgesAcrossLevels() {
    everywhere(
        engine -> {
          engine.accept(
              g -> {
                Interval before = say(g, "before");
                Interval p =
                    g.add(
                        "p",
                        () -> {
                          Interval q =
                              g.add(
                                  "q",
                                  () -> {
                                    Interval child = say(g, "child").after(before);
                                    say(g, "sibling").after(child);
                                  });
                          q.end().before(say(g, "next").start());
                        });
                p.end().before(say(g, "other").start());
              });
          assertEquals(List.of("before", "child", "sibling", "next", "other"), log);
        });
  }

  @Test
  void whatIsThrownCancelsWhatComesAfter() {
    everywhere(
        engine -> {
          IllegalArgumentException thrown = new IllegalArgumentException("b");
          Throwable t =
              assertThrows(
                  IllegalArgumentException.class,
                  () ->
                      engine.accept(
                          g -> {
                            Interval a = say(g, "a");
                            Interval b =
                                g.add(
                                    "b",
                                    () -> {
                                      say(g, "child");
                                      throw thrown;
                                    });
                            Interval c = say(g, "c").after(b);
                            say(g, "d").after(c, a);
                            say(g, "e").after(a);
                            Interval f =
                                g.add(
                                    "f",
                                    () -> {
                                      throw new IllegalStateException("f");
                                    });
                            f.end().before(a.end());
                          }));
          assertSame(thrown, t);
          assertEquals("f", t.getSuppressed()[0].getMessage());
          assertEquals(List.of("a"), log);
        });
  }

  @Test
  void whatTheBodyOfTheRunThrowsStartsNothing() {
    everywhere(
        engine -> {
          assertThrows(
              ArithmeticException.class,
              () ->
                  engine.accept(
                      g -> {
                        say(g, "a");
                        throw new ArithmeticException();
                      }));
          assertTrue(log.isEmpty());
        });
  }

  @Test
  void cyclesAreRefusedWithNamesAndLines() {
    everywhere(
        engine ->
            engine.accept(
                g -> {
                  Interval a = g.add$("A.java:1", "a", () -> log.add("a"));
                  Interval b = g.add$("A.java:2", "b", () -> log.add("b")).after(a);
                  Interval c = g.add$("A.java:3", "c", () -> log.add("c")).after(b);
                  CycleException e = assertThrows(CycleException.class, () -> a.after(c));
                  assertEquals(
                      "the end of \"c\" (A.java:3) cannot be put before the start of \"a\""
                          + " (A.java:1), which comes before it: the start of \"a\" (A.java:1),"
                          + " then the end of \"a\" (A.java:1), then the start of \"b\""
                          + " (A.java:2), then the end of \"b\" (A.java:2), then the start of"
                          + " \"c\" (A.java:3), then the end of \"c\" (A.java:3)",
                      e.getMessage());
                  assertThrows(CycleException.class, () -> a.after(a));
                  assertThrows(CycleException.class, () -> a.start().before(a.start()));
                }));
    assertEquals(List.of("a", "b", "c"), log); // the graph is as before
  }

  @Test
  void aChildCannotWaitForItsParentAcrossOthers() {
    everywhere(
        engine ->
            engine.accept(
                g -> {
                  Interval[] q = new Interval[1];
                  Interval p =
                      g.add(
                          "p",
                          () -> {
                            Interval child = say(g, "child");
                            CycleException e =
                                assertThrows(CycleException.class, () -> child.after(q[0]));
                            assertTrue(e.getMessage().contains("\"p\" (IntervalsTest.java:"));
                            say(g, "end");
                          });
                  q[0] = say(g, "q").after(p);
                }));
    assertEquals(List.of("child", "end", "q"), log);
  }

  @Test
  void edgesThatComeTooLate() {
    everywhere(
        engine ->
            engine.accept(
                g -> {
                  Interval a = say(g, "a");
                  g.add(
                          "b",
                          () -> {
                            assertThrows(
                                IllegalStateException.class,
                                () -> say(g, "c").end().before(a.start()));
                            assertThrows(
                                IllegalStateException.class,
                                () -> say(g, "d").end().before(a.end()));
                            a.end().before(say(g, "e").start()); // it has occurred: nothing to do
                          })
                      .after(a);
                }));
    assertEquals(List.of("a", "c", "d", "e"), log);
  }

  @Test
  void pointsOfAnotherRun() {
    Interval[] other = new Interval[1];
    Intervals[] over = new Intervals[1];
    Intervals.run(
        g -> {
          over[0] = g;
          other[0] = say(g, "a");
        });
    Intervals.run(
        g -> {
          Interval b = say(g, "b");
          assertThrows(IllegalArgumentException.class, () -> b.after(other[0]));
        });
    assertThrows(IllegalStateException.class, () -> say(over[0], "c"));
  }

  @Test
  void addedByAThreadOfTheProgram() {
    everywhere(
        engine ->
            engine.accept(
                g -> {
                  Thread thread =
                      new Thread(
                          () -> assertThrows(IllegalStateException.class, () -> say(g, "no")));
                  boolean[] wrong = new boolean[1];
                  thread.setUncaughtExceptionHandler((t, e) -> wrong[0] = true);
                  thread.start();
                  try {
                    thread.join();
                  } catch (InterruptedException e) {
                    throw new AssertionError(e);
                  }
                  assertTrue(!wrong[0]);
                }));
  }

  /** Who runs an async on behalf of an interval adds to that interval. */
  @Test
  void addedByAnAsyncOfTheBody() {
    everywhere(
        engine -> {
          engine.accept(
              g -> {
                Interval p =
                    g.add(
                        "p",
                        () -> {
                          Finish f = Tasks.finish("T.java:5");
                          try {
                            for (int i = 0; i < 20; i++) {
                              Tasks.async("T.java:6", () -> say(g, "child"));
                            }
                          } finally {
                            f.join();
                          }
                        });
                say(g, "last").after(p);
              });
          assertEquals(21, log.size());
          assertEquals("last", log.get(20));
        });
  }

  @Test
  void longChainsAndWideOnes() {
    int n = 20_000;
    everywhere(
        engine -> {
          AtomicInteger ran = new AtomicInteger();
          engine.accept(
              g -> {
                Interval before = null;
                for (int i = 0; i < n; i++) {
                  int k = i;
                  Interval next = g.add("c", () -> assertEquals(k, ran.getAndIncrement()));
                  if (before != null) {
                    next.after(before);
                  }
                  before = next;
                }
              });
          assertEquals(n, ran.get());
          assertThrows(
              ArithmeticException.class,
              () ->
                  engine.accept(
                      g -> {
                        Interval before =
                            g.add(
                                "fails",
                                () -> {
                                  throw new ArithmeticException();
                                });
                        for (int i = 0; i < n; i++) {
                          before = g.add("c", ran::incrementAndGet).after(before);
                        }
                      }));
          assertEquals(n, ran.get());
          engine.accept(
              g -> {
                for (int i = 0; i < n; i++) {
                  g.add("w", ran::incrementAndGet);
                }
              });
          assertEquals(2 * n, ran.get());
        });
  }

  @Test
  void wavefront() {
    int n = 60;
    everywhere(
        engine -> {
          long[][] paths = new long[n][n];
          Intervals.Cell cell =
              (i, j) -> paths[i][j] = i == 0 || j == 0 ? 1 : paths[i - 1][j] + paths[i][j - 1];
          Tasks.wavefront("T.java:1", n, n, cell);
          long expected = paths[n - 1][n - 1];
          paths[n - 1][n - 1] = 0;
          ForkJoinTasks.wavefront("T.java:1", n, n, cell);
          assertEquals(expected, paths[n - 1][n - 1]);
          paths[n - 1][n - 1] = 0;
          Intervals.wavefront(n, n, cell);
          assertEquals(expected, paths[n - 1][n - 1]);
        });
    Intervals.wavefront(0, 5, (i, j) -> log.add("x"));
    Intervals.wavefront(5, 0, (i, j) -> log.add("x"));
    assertTrue(log.isEmpty());
    assertThrows(IllegalArgumentException.class, () -> Intervals.wavefront(-1, 1, (i, j) -> {}));
  }

  @Test
  void runsWithinRuns() {
    everywhere(
        engine -> {
          AtomicInteger sum = new AtomicInteger();
          engine.accept(
              g -> {
                for (int i = 0; i < 5; i++) {
                  g.add(
                      "outer",
                      () ->
                          engine.accept(
                              h -> {
                                g.add("of the outer run", sum::incrementAndGet);
                                Interval a = h.add("a", sum::incrementAndGet);
                                h.add("b", sum::incrementAndGet).after(a);
                              }));
                }
              });
          assertEquals(15, sum.get());
        });
  }

  /** An interval waits for a promise that another one keeps; in either order, on one worker. */
  @Test
  void waitsInTheBody() {
    everywhere(
        engine -> {
          Promise<String> p = new Promise<>();
          Promise<String> q = new Promise<>();
          Consumer<Intervals> program =
              g -> {
                g.add("a", () -> log.add(p.future().get()));
                g.add(
                    "b",
                    () -> {
                      p.complete("p");
                      q.complete("q");
                    });
                g.add("c", () -> log.add(q.future().get()));
              };
          try {
            engine.accept(program);
          } catch (IllegalStateException inOrder) { // nobody can keep the promise
            assertTrue(AjwsRuntime.workers() > 0 && log.size() < 2);
            return;
          }
          log.sort(null);
          assertEquals(List.of("p", "q"), log);
        });
  }

  @Test
  void anIntervalThatWaitsForWhatComesAfterIt() {
    for (int workers : new int[] {1, 4}) {
      Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
      for (Consumer<Consumer<Intervals>> engine :
          List.<Consumer<Consumer<Intervals>>>of(
              b -> Tasks.intervals("T.java:1", b), b -> ForkJoinTasks.intervals("T.java:1", b))) {
        DeadlockException e =
            assertThrows(
                DeadlockException.class,
                () ->
                    engine.accept(
                        g -> {
                          Promise<Integer> p = new Promise<>();
                          Interval a = g.add("a", () -> p.future().get());
                          g.add("b", () -> p.complete(1)).after(a);
                        }));
        assertTrue(e.getMessage().contains("IntervalsTest.java"), e.getMessage());
      }
    }
  }

  @Test
  void cancelled() {
    everywhere(
        engine -> {
          engine.accept(
              g -> {
                Interval a = g.add("a", AjwsRuntime::cancel);
                say(g, "b").after(a);
              });
          assertTrue(log.isEmpty());
        });
  }

  /** A worker that holds a lock does not wait for others. */
  @Test
  void inACriticalSectionTheyRunInOrder() {
    Thread self = Thread.currentThread();
    Critical.enter();
    try {
      Tasks.intervals(
          "T.java:1",
          g -> {
            Interval b = g.add("b", () -> assertSame(self, Thread.currentThread()));
            g.add("a", () -> assertSame(self, Thread.currentThread())).before(b);
          });
    } finally {
      Critical.exit();
    }
    assertNull(org.ajws.runtime.scheduler.Worker.current().context.region());
  }
}
