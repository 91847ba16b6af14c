package org.ajws.benchmarks.tasks;

import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveTask;

/** {@link Integrate} by the JDK's means. */
final class IntegrateByHand extends Integrate {
  private final Crew crew;

  IntegrateByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> result = divided(0, size, f(0), f(size), Double.MAX_VALUE));
  }

  private final class Task extends RecursiveTask<Double> {
    private static final long serialVersionUID = 1;
    private final double left;
    private final double right;
    private final double fLeft;
    private final double fRight;
    private final double trapezoid;

    Task(double left, double right, double fLeft, double fRight, double trapezoid) {
      this.left = left;
      this.right = right;
      this.fLeft = fLeft;
      this.fRight = fRight;
      this.trapezoid = trapezoid;
    }

    @Override
    protected Double compute() {
      return divided(left, right, fLeft, fRight, trapezoid);
    }
  }

  private double divided(double left, double right, double fLeft, double fRight, double trapezoid) {
    double middle = (left + right) / 2;
    double fMiddle = f(middle);
    double first = (fLeft + fMiddle) / 2 * (middle - left);
    double second = (fMiddle + fRight) / 2 * (right - middle);
    double both = first + second;
    if (Math.abs(both - trapezoid) <= TOLERANCE) {
      return both;
    }
    if (crew.way() == Way.VIRTUAL) {
      FutureTask<Double> a = Crew.start(() -> divided(left, middle, fLeft, fMiddle, first));
      double b = divided(middle, right, fMiddle, fRight, second);
      return Crew.await(a) + b;
    }
    if (crew.inline()) {
      return divided(left, middle, fLeft, fMiddle, first)
          + divided(middle, right, fMiddle, fRight, second);
    }
    Task a = new Task(left, middle, fLeft, fMiddle, first);
    a.fork();
    double b = divided(middle, right, fMiddle, fRight, second);
    return a.join() + b;
  }
}
