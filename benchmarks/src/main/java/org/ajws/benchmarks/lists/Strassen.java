package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.benchmarks.tracking.View;
import org.ajws.evaluation.measure.Digests;
import org.ajws.runtime.claim.Claims;

/** Seven products of sums of quarters, whose sums are kept by the task, and their combination. */
public final class Strassen extends ListProgram {
  /** Of each product the signs of the quarters of the first and of the second matrix. */
  private static final int[][][] FACTORS = {
    {{1, 0, 0, 1}, {1, 0, 0, 1}},
    {{0, 0, 1, 1}, {1, 0, 0, 0}},
    {{1, 0, 0, 0}, {0, 1, 0, -1}},
    {{0, 0, 0, 1}, {-1, 0, 1, 0}},
    {{1, 1, 0, 0}, {0, 0, 0, 1}},
    {{-1, 0, 1, 0}, {1, 1, 0, 0}},
    {{0, 1, 0, -1}, {0, 0, 1, 1}}
  };

  /** Of each quarter of the result the signs of the products. */
  private static final int[][] RESULT = {
    {1, 0, 0, 1, -1, 0, 1}, {0, 0, 1, 0, 1, 0, 0}, {0, 1, 0, 1, 0, 0, 0}, {1, -1, 1, 0, 0, 1, 0}
  };

  private final int half;
  private final int quarter;
  private final Product.Matrix a;
  private final Product.Matrix b;
  private final Product.Matrix c;
  private final Product.Matrix products;

  /**
   * Random matrices.
   *
   * @param half half of their size
   */
  public Strassen(int half) {
    this.half = half;
    quarter = half * half;
    a = new Product.Matrix(memory, 4 * quarter);
    b = new Product.Matrix(memory, 4 * quarter);
    c = new Product.Matrix(memory, 4 * quarter);
    products = new Product.Matrix(memory, FACTORS.length * quarter);
    a.fill(1);
    b.fill(2);
  }

  @Override
  public void reset() {}

  @Override
  public List<List<Task>> lists() {
    List<Task> list = new ArrayList<>();
    for (int m = 0; m < FACTORS.length; m++) {
      list.add(new Multiply(m));
    }
    return List.of(list, List.of(new Combine()));
  }

  @Override
  public long digest() {
    return Digests.of(c.values);
  }

  /** Adds or subtracts pieces of a matrix, as the signs say; with a view through it. */
  private void sum(View view, Product.Matrix from, int[] signs, double[] to) {
    for (int q = 0; q < signs.length; q++) {
      if (signs[q] != 0) {
        for (int i = 0; i < quarter; i++) {
          int at = q * quarter + i;
          double x = view == null ? from.values[at] : view.getDouble(from.shared, at);
          to[i] += signs[q] * x;
        }
      }
    }
  }

  private final class Multiply implements Task {
    private final int number;

    Multiply(int number) {
      this.number = number;
    }

    private double[] product(View view) {
      double[] first = new double[quarter];
      double[] second = new double[quarter];
      double[] result = new double[quarter];
      sum(view, a, FACTORS[number][0], first);
      sum(view, b, FACTORS[number][1], second);
      Product.plain(result, 0, first, 0, second, 0, half, half, false);
      return result;
    }

    @Override
    public void plain() {
      System.arraycopy(product(null), 0, products.values, number * quarter, quarter);
    }

    @Override
    public void tracked(View view) {
      double[] result = product(view);
      for (int i = 0; i < quarter; i++) {
        view.putDouble(products.shared, number * quarter + i, result[i]);
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.read(a.values, range(0, 4 * quarter));
      claims.read(b.values, range(0, 4 * quarter));
      claims.write(products.values, range(number * quarter, (number + 1) * quarter));
    }
  }

  private final class Combine implements Task {
    private double[] result(View view, int q) {
      double[] result = new double[quarter];
      sum(view, products, RESULT[q], result);
      return result;
    }

    @Override
    public void plain() {
      for (int q = 0; q < RESULT.length; q++) {
        System.arraycopy(result(null, q), 0, c.values, q * quarter, quarter);
      }
    }

    @Override
    public void tracked(View view) {
      for (int q = 0; q < RESULT.length; q++) {
        double[] result = result(view, q);
        for (int i = 0; i < quarter; i++) {
          view.putDouble(c.shared, q * quarter + i, result[i]);
        }
      }
    }

    @Override
    public void claim(Claims claims) {
      claims.read(products.values, range(0, FACTORS.length * quarter));
      claims.write(c.values, range(0, 4 * quarter));
    }
  }
}
