package org.ajws.benchmarks.tasks;

import java.util.stream.IntStream;

/** {@link Jacobi} by the JDK's means. */
final class JacobiByHand extends Jacobi {
  private final Crew crew;

  JacobiByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(
        () -> {
          for (int step = 0; step < STEPS; step += 2) {
            step(mesh, next);
            step(next, mesh);
          }
        });
  }

  private void step(double[][] source, double[][] target) {
    if (crew.way() == Way.STREAM) {
      IntStream.rangeClosed(1, size).parallel().forEach(i -> relaxRow(source, target[i], i));
    } else {
      divide(source, target, 1, size + 1);
    }
  }

  private void divide(double[][] source, double[][] target, int from, int to) {
    if (to - from == 1) {
      relaxRow(source, target[from], from);
      return;
    }
    int middle = (from + to) >>> 1;
    crew.both(() -> divide(source, target, from, middle), () -> divide(source, target, middle, to));
  }
}
