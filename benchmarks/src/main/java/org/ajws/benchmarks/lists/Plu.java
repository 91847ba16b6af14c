package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.ajws.benchmarks.tracking.Slots;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/** Elimination with pivots, by panels of sixteen columns; a column is one piece of memory. */
public final class Plu extends ListProgram {
  private static final int PANEL = 16;
  private static final int STRIPS = 4;

  private final int n;
  private final Product.Matrix m;
  private final int[] pivots;
  private final Slots sharedPivots;

  /**
   * A random matrix.
   *
   * @param n its size, a multiple of 16
   */
  public Plu(int n) {
    this.n = n;
    m = new Product.Matrix(memory, n * n);
    pivots = new int[n];
    sharedPivots = memory.share(pivots);
  }

  @Override
  public void reset() {
    m.fill(1);
  }

  @Override
  public List<List<Task>> lists() {
    List<List<Task>> lists = new ArrayList<>();
    for (int from = 0; from < n; from += PANEL) {
      int past = from + PANEL;
      lists.add(List.of(new Columns(from, from, past, true)));
      if (past < n) {
        List<Task> strips = new ArrayList<>();
        for (int s = 0; s < STRIPS; s++) {
          int width = n - past;
          strips.add(
              new Columns(from, past + s * width / STRIPS, past + (s + 1) * width / STRIPS, false));
        }
        lists.add(strips);
      }
    }
    return lists;
  }

  @Override
  public long digest() {
    return Digests.of(m.values);
  }

  /** Eliminates the columns of a panel from its own, which finds the pivots, or from others. */
  private final class Columns implements Task {
    private final int panel;
    private final int from;
    private final int to;
    private final boolean isPanel;

    Columns(int panel, int from, int to, boolean isPanel) {
      this.panel = panel;
      this.from = from;
      this.to = to;
      this.isPanel = isPanel;
    }

    @Override
    public void plain() {
      double[] v = m.values;
      for (int j = from; j < to; j++) {
        int column = j * n;
        int past = isPanel ? j : panel + PANEL;
        for (int k = panel; k < past; k++) {
          double x = v[column + pivots[k]];
          v[column + pivots[k]] = v[column + k];
          v[column + k] = x;
        }
        for (int k = panel; k < past; k++) {
          double x = v[column + k];
          for (int i = k + 1; i < n; i++) {
            v[column + i] -= v[k * n + i] * x;
          }
        }
        if (isPanel) {
          int best = j;
          for (int i = j + 1; i < n; i++) {
            best = Math.abs(v[column + i]) > Math.abs(v[column + best]) ? i : best;
          }
          pivots[j] = best;
          double x = v[column + best];
          v[column + best] = v[column + j];
          v[column + j] = x;
          for (int i = j + 1; i < n; i++) {
            v[column + i] /= x;
          }
          for (int k = panel; k < j; k++) { // rows of the panel move together
            double y = v[k * n + best];
            v[k * n + best] = v[k * n + j];
            v[k * n + j] = y;
          }
        }
      }
    }

    @Override
    public void tracked(View view) {
      for (int j = from; j < to; j++) {
        int column = j * n;
        int past = isPanel ? j : panel + PANEL;
        for (int k = panel; k < past; k++) {
          swap(view, column, k, (int) view.get(sharedPivots, k));
        }
        for (int k = panel; k < past; k++) {
          double x = view.getDouble(m.shared, column + k);
          for (int i = k + 1; i < n; i++) {
            double y = view.getDouble(m.shared, k * n + i) * x;
            view.putDouble(m.shared, column + i, view.getDouble(m.shared, column + i) - y);
          }
          view.poll();
        }
        if (isPanel) {
          double greatest = Math.abs(view.getDouble(m.shared, column + j));
          int best = j;
          for (int i = j + 1; i < n; i++) {
            double y = Math.abs(view.getDouble(m.shared, column + i));
            if (y > greatest) {
              greatest = y;
              best = i;
            }
          }
          view.put(sharedPivots, j, best);
          double x = swap(view, column, j, best);
          for (int i = j + 1; i < n; i++) {
            view.putDouble(m.shared, column + i, view.getDouble(m.shared, column + i) / x);
          }
          for (int k = panel; k < j; k++) {
            swap(view, k * n, j, best);
          }
        }
      }
    }

    /** What is in the first row then. */
    private double swap(View view, int column, int row, int other) {
      double x = view.getDouble(m.shared, column + other);
      view.putDouble(m.shared, column + other, view.getDouble(m.shared, column + row));
      view.putDouble(m.shared, column + row, x);
      return x;
    }

    @Override
    public void claim(Claims claims) {
      claims.read(pivots, range(panel, panel + PANEL));
      claims.read(m.values, range(panel * n, (panel + PANEL) * n));
      claims.write(m.values, range(from * n, to * n));
      if (isPanel) {
        claims.write(pivots, range(from, to));
      }
    }
  }
}
