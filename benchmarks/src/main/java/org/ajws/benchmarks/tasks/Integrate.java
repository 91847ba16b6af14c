package org.ajws.benchmarks.tasks;

import org.ajws.Async;

/**
 * The area under x<sup>3</sup> + x from 0 to the size: an interval is halved until its trapezoid
 * and the two of its halves agree.
 */
public class Integrate extends TaskProgram {
  /** Where the trapezoids agree. */
  static final double TOLERANCE = 1e-9;

  /** The end of the range. */
  int size;

  /** The result of the last run. */
  double result;

  /** A program without input; {@link #prepare(int)} gives it. */
  public Integrate() {}

  @Override
  public void prepare(int end) {
    size = end;
  }

  @Override
  public void run() {
    result = area(0, size, f(0), f(size), Double.MAX_VALUE);
  }

  static double f(double x) {
    return (x * x + 1) * x;
  }

  static double area(double left, double right, double fLeft, double fRight, double trapezoid) {
    double middle = (left + right) / 2;
    double fMiddle = f(middle);
    double first = (fLeft + fMiddle) / 2 * (middle - left);
    double second = (fMiddle + fRight) / 2 * (right - middle);
    double both = first + second;
    if (Math.abs(both - trapezoid) <= TOLERANCE) {
      return both;
    }
    @Async double a = area(left, middle, fLeft, fMiddle, first);
    double b = area(middle, right, fMiddle, fRight, second);
    return a + b;
  }

  @Override
  public void check() {
    double x = size;
    double exact = x * x * x * x / 4 + x * x / 2;
    require(Math.abs(result - exact) <= 1e-9 * exact, result + ", not " + exact);
  }

  @Override
  protected long bits() {
    return Double.doubleToRawLongBits(result);
  }
}
