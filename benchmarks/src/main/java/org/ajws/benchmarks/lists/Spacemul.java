package org.ajws.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.evaluation.measure.Digests;

/**
 * A product of two matrices without space for partial ones: four products into the quarters, then
 * four that are added. A quarter is one piece of memory.
 */
public final class Spacemul extends ListProgram {
  private final int half;
  private final Product.Matrix a;
  private final Product.Matrix b;
  private final Product.Matrix c;

  /**
   * Random matrices.
   *
   * @param half half of their size
   */
  public Spacemul(int half) {
    this.half = half;
    a = new Product.Matrix(memory, 4 * half * half);
    b = new Product.Matrix(memory, 4 * half * half);
    c = new Product.Matrix(memory, 4 * half * half);
    a.fill(1);
    b.fill(2);
  }

  @Override
  public void reset() {}

  @Override
  public List<List<Task>> lists() {
    int q = half * half;
    List<List<Task>> lists = new ArrayList<>();
    for (int k = 0; k < 2; k++) {
      List<Task> list = new ArrayList<>();
      for (int ij = 0; ij < 4; ij++) {
        int row = ij / 2;
        int column = ij % 2;
        list.add(
            new Product(
                c, ij * q, a, (2 * row + k) * q, b, (2 * k + column) * q, half, half, k > 0));
      }
      lists.add(list);
    }
    return lists;
  }

  @Override
  public long digest() {
    return Digests.of(c.values);
  }
}
