package org.ajws.benchmarks.lists;

import java.util.List;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.evaluation.measure.Digests;

/** A product of two matrices: two tasks, of half of the rows each. */
public final class Matmul extends ListProgram {
  private final int n;
  private final Product.Matrix a;
  private final Product.Matrix b;
  private final Product.Matrix c;

  /**
   * Random matrices.
   *
   * @param n their size, an even number
   */
  public Matmul(int n) {
    this.n = n;
    a = new Product.Matrix(memory, n * n);
    b = new Product.Matrix(memory, n * n);
    c = new Product.Matrix(memory, n * n);
    a.fill(1);
    b.fill(2);
  }

  @Override
  public void reset() {}

  @Override
  public List<List<Task>> lists() {
    int half = n / 2 * n;
    return List.of(
        List.of(
            new Product(c, 0, a, 0, b, 0, n / 2, n, false),
            new Product(c, half, a, half, b, 0, n / 2, n, false)));
  }

  @Override
  public long digest() {
    return Digests.of(c.values);
  }
}
