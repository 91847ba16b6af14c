package org.ajws.benchmarks.intervals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Successive over-relaxation of a grid in two colours, by blocks of rows. A block needs itself and
 * its neighbours of the half step before: barriers make it wait for all.
 */
public final class Relaxation implements DependenceGraph {
  private static final double OMEGA = 1.25;

  private final int blocks;
  private final int rows;
  private final int steps;
  private final int[][] before;
  private final double[][] start;
  private final double[][] grid;

  /**
   * A random grid, always the same.
   *
   * @param size rows and columns, without the border
   * @param blocks into which the rows are cut
   * @param steps half steps, each of one colour
   */
  public Relaxation(int size, int blocks, int steps) {
    if (size % blocks != 0) {
      throw new IllegalArgumentException(size + " rows are not " + blocks + " equal blocks");
    }
    this.blocks = blocks;
    this.rows = size / blocks;
    this.steps = steps;
    this.before =
        IntStream.range(0, blocks * steps).mapToObj(this::neighbours).toArray(int[][]::new);
    Random random = new Random(3);
    this.start = new double[size + 2][];
    for (int i = 0; i < start.length; i++) {
      start[i] = random.doubles(size + 2).toArray();
    }
    this.grid = new double[size + 2][size + 2];
    reset();
  }

  @Override
  public int size() {
    return blocks * steps;
  }

  @Override
  public int[] before(int task) {
    return before[task];
  }

  private int[] neighbours(int task) {
    if (task < blocks) {
      return new int[0];
    }
    int block = task % blocks;
    int last = task - blocks - block;
    return IntStream.rangeClosed(Math.max(block - 1, 0), Math.min(block + 1, blocks - 1))
        .map(b -> last + b)
        .toArray();
  }

  @Override
  public void run(int task) {
    int colour = task / blocks % 2;
    int first = 1 + task % blocks * rows;
    for (int i = first; i < first + rows; i++) {
      double[] above = grid[i - 1];
      double[] here = grid[i];
      double[] below = grid[i + 1];
      for (int j = 1 + (i + colour) % 2; j < here.length - 1; j += 2) {
        double mean = (above[j] + below[j] + here[j - 1] + here[j + 1]) / 4;
        here[j] = OMEGA * mean + (1 - OMEGA) * here[j];
      }
    }
  }

  @Override
  public void reset() {
    for (int i = 0; i < start.length; i++) {
      System.arraycopy(start[i], 0, grid[i], 0, start.length);
    }
  }

  @Override
  public long result() {
    return Arrays.deepHashCode(grid);
  }
}
