package org.ajws.benchmarks.tasks;

/** {@link LUD} by the JDK's means. */
final class LUDByHand extends LUD {
  private final Crew crew;

  LUDByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> factors(0, size));
  }

  private void factors(int d, int n) {
    if (n <= BLOCK) {
      decomposeBlock(d, n);
      return;
    }
    int h = n / 2;
    factors(d, h);
    crew.both(() -> lower(d, d + h, h), () -> upper(d + h, d, h));
    subtract(d + h, d + h, d, h);
    factors(d + h, h);
  }

  private void lower(int d, int j, int n) {
    if (n <= BLOCK) {
      solveLowerBlock(d, j, n);
      return;
    }
    int h = n / 2;
    crew.both(() -> lowerColumns(d, j, h), () -> lowerColumns(d, j + h, h));
  }

  private void lowerColumns(int d, int j, int h) {
    lower(d, j, h);
    subtract(d + h, j, d, h);
    lower(d + h, j, h);
  }

  private void upper(int i, int d, int n) {
    if (n <= BLOCK) {
      solveUpperBlock(i, d, n);
      return;
    }
    int h = n / 2;
    crew.both(() -> upperRows(i, d, h), () -> upperRows(i + h, d, h));
  }

  private void upperRows(int i, int d, int h) {
    upper(i, d, h);
    subtract(i, d + h, d, h);
    upper(i, d + h, h);
  }

  private void subtract(int i, int j, int k, int n) {
    if (n <= BLOCK) {
      subtractBlock(i, j, k, n);
      return;
    }
    int h = n / 2;
    quarters(i, j, k, h);
    quarters(i, j, k + h, h);
  }

  private void quarters(int i, int j, int k, int h) {
    crew.all(
        () -> subtract(i, j, k, h),
        () -> subtract(i, j + h, k, h),
        () -> subtract(i + h, j, k, h),
        () -> subtract(i + h, j + h, k, h));
  }
}
