package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.generated.TaskLocals;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs random headers and compares the values of the variable with the loop of Java. */
class HeadersTest {
  private static final long SEED = 42;
  private static final int MAX_TRIPS = 300;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void intHeaders(Setup setup) {
    setup.install();
    Random random = new Random(SEED);
    for (int i = 0; i < 40; i++) {
      int extreme = random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
      int first = random.nextInt(3) == 0 ? extreme + random.nextInt(400) - 200 : random.nextInt();
      int step =
          (1 + random.nextInt(random.nextBoolean() ? 4 : 1 << 24)) * (random.nextInt(2) * 2 - 1);
      int bound =
          first + step * random.nextInt(MAX_TRIPS) + (step > 0 ? 1 : -1) * random.nextInt(2);
      for (Relation rel : Relation.values()) {
        List<Long> expected = javaLoop(first, rel, bound, step);
        if (expected != null) {
          String header = first + " " + rel + " " + bound + " step " + step + ", seed " + SEED;
          assertEquals(expected, ints(setup.engine(), first, rel, bound, step), header);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void longHeaders(Setup setup) {
    setup.install();
    Random random = new Random(SEED);
    for (int i = 0; i < 40; i++) {
      long extreme = random.nextBoolean() ? Long.MAX_VALUE : Long.MIN_VALUE;
      long first = random.nextInt(3) == 0 ? extreme + random.nextInt(400) - 200 : random.nextLong();
      long step =
          (1 + (random.nextLong() >>> (random.nextBoolean() ? 62 : 10)))
              * (random.nextInt(2) * 2 - 1);
      long bound = first + step * random.nextInt(MAX_TRIPS);
      for (Relation rel : Relation.values()) {
        List<Long> expected = javaLongLoop(first, rel, bound, step);
        if (expected != null) {
          String header = first + " " + rel + " " + bound + " step " + step + ", seed " + SEED;
          assertEquals(expected, longs(setup.engine(), first, rel, bound, step), header);
        }
      }
    }
  }

  /** What Java does; null if it takes long or overflows where the contract refuses the header. */
  private static List<Long> javaLoop(int first, Relation rel, int bound, int step) {
    List<Long> values = new ArrayList<>();
    for (int i = first; holds(i, rel, bound); i += step) {
      values.add((long) i);
      boolean overflows = (long) i + step != i + step;
      if (values.size() > MAX_TRIPS || (overflows && rel != Relation.NE)) {
        return null;
      }
    }
    return values;
  }

  private static List<Long> javaLongLoop(long first, Relation rel, long bound, long step) {
    List<Long> values = new ArrayList<>();
    for (long i = first; holds(i, rel, bound); i += step) {
      values.add(i);
      boolean overflows = ((i ^ (i + step)) & (step ^ (i + step))) < 0;
      if (values.size() > MAX_TRIPS || (overflows && rel != Relation.NE)) {
        return null;
      }
    }
    return values;
  }

  private static boolean holds(long i, Relation rel, long bound) {
    switch (rel) {
      case LT:
        return i < bound;
      case LE:
        return i <= bound;
      case GT:
        return i > bound;
      case GE:
        return i >= bound;
      default:
        return i != bound;
    }
  }

  /** The values in the order of the iterations, by the loops that the translator emits. */
  private static List<Long> ints(Engine engine, int first, Relation rel, int bound, int step) {
    Values values = new Values();
    engine.ints(
        first,
        rel,
        bound,
        step,
        values,
        (from, to, by, l) -> {
          if (rel == Relation.NE) {
            for (int n = to, i = from; n > 0; n--, i += by) {
              l.list.add((long) i);
            }
          } else if (rel == Relation.LT || rel == Relation.LE) {
            for (int i = from; i < to; i += by) {
              l.list.add((long) i);
            }
          } else {
            for (int i = from; i > to; i += by) {
              l.list.add((long) i);
            }
          }
        });
    return values.list;
  }

  private static List<Long> longs(Engine engine, long first, Relation rel, long bound, long step) {
    Values values = new Values();
    engine.longs(
        first,
        rel,
        bound,
        step,
        values,
        (from, to, by, l) -> {
          if (rel == Relation.NE) {
            for (long n = to, i = from; n > 0; n--, i += by) {
              l.list.add(i);
            }
          } else if (rel == Relation.LT || rel == Relation.LE) {
            for (long i = from; i < to; i += by) {
              l.list.add(i);
            }
          } else {
            for (long i = from; i > to; i += by) {
              l.list.add(i);
            }
          }
        });
    return values.list;
  }

  private static final class Values extends TaskLocals<Values> {
    final List<Long> list = Collections.synchronizedList(new ArrayList<>());

    @Override
    protected Values fork() {
      return new Values();
    }

    @Override
    protected void join(Values right) {
      list.addAll(right.list);
    }
  }
}
