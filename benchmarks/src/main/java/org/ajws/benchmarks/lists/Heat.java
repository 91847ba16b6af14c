package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/** Steps of heat over rows of a thousand columns, two tasks a step; rows are at no page. */
public final class Heat extends ListProgram {
  private static final int COLUMNS = 1000;

  private final int rows;
  private final int steps;
  private final double[][] fields;
  private final Slots[] shared;

  /**
   * A field.
   *
   * @param rows how many rows
   * @param steps how many steps
   */
  public Heat(int rows, int steps) {
    this.rows = rows;
    this.steps = steps;
    fields = new double[2][rows * COLUMNS];
    shared = new Slots[] {memory.share(fields[0]), memory.share(fields[1])};
  }

  @Override
  public void reset() {
    for (int i = 0; i < fields[0].length; i++) {
      fields[0][i] = i % 1013;
    }
    Arrays.fill(fields[1], 0);
  }

  @Override
  public List<List<Task>> lists() {
    List<List<Task>> lists = new ArrayList<>();
    for (int s = 0; s < steps; s++) {
      lists.add(List.of(new Step(s, 1, rows / 2), new Step(s, rows / 2, rows - 1)));
    }
    return lists;
  }

  @Override
  public long digest() {
    return Digests.add(Digests.of(fields[0]), Digests.of(fields[1]));
  }

  private final class Step implements Task {
    private final double[] a;
    private final double[] b;
    private final Slots sharedA;
    private final Slots sharedB;
    private final int from;
    private final int to;

    Step(int number, int from, int to) {
      a = fields[number % 2];
      b = fields[1 - number % 2];
      sharedA = shared[number % 2];
      sharedB = shared[1 - number % 2];
      this.from = from;
      this.to = to;
    }

    @Override
    public void plain() {
      for (int i = from; i < to; i++) {
        for (int p = i * COLUMNS + 1; p < (i + 1) * COLUMNS - 1; p++) {
          b[p] = a[p] + 0.1 * (a[p - 1] + a[p + 1] + a[p - COLUMNS] + a[p + COLUMNS] - 4 * a[p]);
        }
      }
    }

    @Override
    public void tracked(View view) {
      for (int i = from; i < to; i++) {
        for (int p = i * COLUMNS + 1; p < (i + 1) * COLUMNS - 1; p++) {
          double around =
              view.getDouble(sharedA, p - 1)
                  + view.getDouble(sharedA, p + 1)
                  + view.getDouble(sharedA, p - COLUMNS)
                  + view.getDouble(sharedA, p + COLUMNS);
          double here = view.getDouble(sharedA, p);
          view.putDouble(sharedB, p, here + 0.1 * (around - 4 * here));
        }
        view.poll();
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.read(a, range((from - 1) * COLUMNS, (to + 1) * COLUMNS));
      claims.write(b, range(from * COLUMNS + 1, to * COLUMNS - 1));
    }
  }
}
