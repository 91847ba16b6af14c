package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/** Elimination without pivots by tiles, each one piece of memory. */
public final class Lu extends ListProgram {
  private static final int TILE = 32;
  private static final int SIZE = TILE * TILE;

  private final int tiles;
  private final Product.Matrix m;

  /**
   * A random matrix that is strong on its diagonal.
   *
   * @param tiles how many tiles of 32 by 32 in a row
   */
  public Lu(int tiles) {
    this.tiles = tiles;
    m = new Product.Matrix(memory, tiles * tiles * SIZE);
  }

  @Override
  public void reset() {
    m.fill(1);
    for (int k = 0; k < tiles; k++) {
      for (int d = 0; d < TILE; d++) {
        m.values[at(k, k) + d * TILE + d] += tiles * TILE;
      }
    }
  }

  private int at(int row, int column) {
    return (row * tiles + column) * SIZE;
  }

  @Override
  public List<List<Task>> lists() {
    List<List<Task>> lists = new ArrayList<>();
    for (int k = 0; k < tiles; k++) {
      int diagonal = at(k, k);
      List<Task> borders = new ArrayList<>();
      List<Task> rest = new ArrayList<>();
      for (int i = k + 1; i < tiles; i++) {
        borders.add(new Tile(at(i, k), at(i, k), diagonal, Kind.LOWER));
        borders.add(new Tile(at(k, i), diagonal, at(k, i), Kind.UPPER));
        for (int j = k + 1; j < tiles; j++) {
          rest.add(new Tile(at(i, j), at(i, k), at(k, j), Kind.REST));
        }
      }
      lists.add(List.of(new Tile(diagonal, diagonal, diagonal, Kind.DIAGONAL)));
      if (!rest.isEmpty()) {
        lists.add(borders);
        lists.add(rest);
      }
    }
    return lists;
  }

  @Override
  public long digest() {
    return Digests.of(m.values);
  }

  private enum Kind {
    DIAGONAL,
    LOWER,
    UPPER,
    REST
  }

  /**
   * {@code to -= left * right}, column by column of the left tile: what of it is done already when
   * a column comes depends on which of the three are one tile.
   */
  private final class Tile implements Task {
    private final int to;
    private final int left;
    private final int right;
    private final Kind kind;

    Tile(int to, int left, int right, Kind kind) {
      this.to = to;
      this.left = left;
      this.right = right;
      this.kind = kind;
    }

    private int firstRow(int k) {
      return kind == Kind.DIAGONAL || kind == Kind.UPPER ? k + 1 : 0;
    }

    private int firstColumn(int k) {
      return kind == Kind.DIAGONAL || kind == Kind.LOWER ? k + 1 : 0;
    }

    private boolean divides() {
      return kind == Kind.DIAGONAL || kind == Kind.LOWER;
    }

    @Override
    public void plain() {
      double[] v = m.values;
      for (int k = 0; k < TILE; k++) {
        for (int i = firstRow(k); i < TILE; i++) {
          int factor = left + i * TILE + k;
          if (divides()) {
            v[factor] /= v[right + k * TILE + k];
          }
          double x = v[factor];
          for (int j = firstColumn(k); j < TILE; j++) {
            v[to + i * TILE + j] -= x * v[right + k * TILE + j];
          }
        }
      }
    }

    @Override
    public void tracked(View view) {
      for (int k = 0; k < TILE; k++) {
        for (int i = firstRow(k); i < TILE; i++) {
          int factor = left + i * TILE + k;
          double x = view.getDouble(m.shared, factor);
          if (divides()) {
            x /= view.getDouble(m.shared, right + k * TILE + k);
            view.putDouble(m.shared, factor, x);
          }
          for (int j = firstColumn(k); j < TILE; j++) {
            int at = to + i * TILE + j;
            double y = x * view.getDouble(m.shared, right + k * TILE + j);
            view.putDouble(m.shared, at, view.getDouble(m.shared, at) - y);
          }
          view.poll();
        }
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.read(m.values, range(left, left + SIZE));
      claims.read(m.values, range(right, right + SIZE));
      claims.write(m.values, range(to, to + SIZE));
    }
  }
}
