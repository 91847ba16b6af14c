package org.ajws.samples.jmetal.load;

import org.uma.jmetal.problem.DoubleProblem;
import org.uma.jmetal.solution.DoubleSolution;

/** A problem whose evaluation takes several times as long: it is done again and again. */
final class Repeated implements DoubleProblem {
  private static final long serialVersionUID = 1;
  private final DoubleProblem problem;
  private final int times;

  Repeated(DoubleProblem problem, int times) {
    this.problem = problem;
    this.times = times;
  }

  @Override
  public void evaluate(DoubleSolution solution) {
    for (int i = 0; i < times; i++) {
      problem.evaluate(solution);
    }
  }

  @Override
  public DoubleSolution createSolution() {
    return problem.createSolution();
  }

  @Override
  public Double getLowerBound(int index) {
    return problem.getLowerBound(index);
  }

  @Override
  public Double getUpperBound(int index) {
    return problem.getUpperBound(index);
  }

  @Override
  public int getNumberOfVariables() {
    return problem.getNumberOfVariables();
  }

  @Override
  public int getNumberOfObjectives() {
    return problem.getNumberOfObjectives();
  }

  @Override
  public int getNumberOfConstraints() {
    return problem.getNumberOfConstraints();
  }

  @Override
  public String getName() {
    return problem.getName();
  }
}
