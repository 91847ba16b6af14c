package org.ajws.benchmarks.intervals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The best local alignment of two sequences (Smith and Waterman, 1981), in tiles: each needs the
 * one above it and the one to its left.
 */
public final class SmithWaterman implements DependenceGraph {
  private static final int MATCH = 3;
  private static final int MISMATCH = -2;
  private static final int GAP = 2;

  private final byte[] a;
  private final byte[] b;
  private final int tile;
  private final int across;
  private final int[][] before;
  private final int[][] score;

  /**
   * Two random sequences.
   *
   * @param tiles in each direction
   * @param tile rows and columns of one
   */
  public SmithWaterman(int tiles, int tile) {
    Random random = new Random(1);
    this.tile = tile;
    this.across = tiles;
    this.a = sequence(random, tiles * tile);
    this.b = sequence(random, tiles * tile);
    this.before = IntStream.range(0, size()).mapToObj(this::neighbours).toArray(int[][]::new);
    this.score = new int[a.length + 1][b.length + 1];
  }

  private static byte[] sequence(Random random, int length) {
    byte[] s = new byte[length];
    for (int i = 0; i < length; i++) {
      s[i] = (byte) random.nextInt(4);
    }
    return s;
  }

  /** Tiles in each direction. */
  public int across() {
    return across;
  }

  @Override
  public int size() {
    return across * across;
  }

  @Override
  public int[] before(int task) {
    return before[task];
  }

  private int[] neighbours(int task) {
    boolean first = task < across;
    boolean left = task % across == 0;
    if (first) {
      return left ? new int[0] : new int[] {task - 1};
    }
    return left ? new int[] {task - across} : new int[] {task - across, task - 1};
  }

  @Override
  public void run(int task) {
    int row = task / across * tile;
    int column = task % across * tile;
    for (int i = row + 1; i <= row + tile; i++) {
      int[] above = score[i - 1];
      int[] here = score[i];
      byte x = a[i - 1];
      for (int j = column + 1; j <= column + tile; j++) {
        int diagonal = above[j - 1] + (x == b[j - 1] ? MATCH : MISMATCH);
        here[j] = Math.max(Math.max(0, diagonal), Math.max(above[j], here[j - 1]) - GAP);
      }
    }
  }

  @Override
  public void reset() {
    for (int[] row : score) {
      Arrays.fill(row, 0);
    }
  }

  @Override
  public long result() {
    long sum = 0;
    for (int[] row : score) {
      for (int s : row) {
        sum = sum * 31 + s;
      }
    }
    return sum;
  }
}
