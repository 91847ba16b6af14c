package org.ajws.benchmarks.tasks;

import java.util.stream.IntStream;

/** {@link Matmul} by the JDK's means. */
final class MatmulByHand extends Matmul {
  private final Crew crew;

  MatmulByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(
        () -> {
          if (crew.way() == Way.STREAM) {
            blocks();
          } else {
            divide(0, 0, 0, size);
          }
        });
  }

  /** Each block of the product is one element of the stream. */
  private void blocks() {
    int blocks = size / BLOCK;
    IntStream.range(0, blocks * blocks)
        .parallel()
        .forEach(
            block -> {
              for (int k = 0; k < size; k += BLOCK) {
                multiplyBlock(block / blocks * BLOCK, k, block % blocks * BLOCK, BLOCK);
              }
            });
  }

  private void divide(int i, int k, int j, int n) {
    if (n <= BLOCK) {
      multiplyBlock(i, k, j, n);
      return;
    }
    int h = n / 2;
    quarters(i, k, j, h);
    quarters(i, k + h, j, h);
  }

  private void quarters(int i, int k, int j, int h) {
    crew.all(
        () -> divide(i, k, j, h),
        () -> divide(i, k, j + h, h),
        () -> divide(i + h, k, j, h),
        () -> divide(i + h, k, j + h, h));
  }
}
