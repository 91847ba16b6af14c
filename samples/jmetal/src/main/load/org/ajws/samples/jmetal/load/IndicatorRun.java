package org.ajws.samples.jmetal.load;

import java.io.FileNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.uma.jmetal.problem.DoubleProblem;
import org.uma.jmetal.qualityindicator.impl.ErrorRatio;
import org.uma.jmetal.qualityindicator.impl.GeneralizedSpread;
import org.uma.jmetal.qualityindicator.impl.GenerationalDistance;
import org.uma.jmetal.qualityindicator.impl.InvertedGenerationalDistance;
import org.uma.jmetal.qualityindicator.impl.InvertedGenerationalDistancePlus;
import org.uma.jmetal.qualityindicator.impl.R2;
import org.uma.jmetal.qualityindicator.impl.SetCoverage;
import org.uma.jmetal.solution.DoubleSolution;
import org.uma.jmetal.util.front.Front;
import org.uma.jmetal.util.front.imp.ArrayFront;
import org.uma.jmetal.util.pseudorandom.PseudoRandomGenerator;

/**
 * The quality indicators of one random front against another. Sums of floating-point numbers round
 * otherwise where they are added up in another order, so the result is what it is to eleven digits.
 */
final class IndicatorRun implements Workload, Supplier<Object> {
  private static final double ELEVEN_DIGITS = 1e11;

  private final DoubleProblem problem;
  private List<DoubleSolution> solutions;
  private List<DoubleSolution> reference;
  private double[] values = new double[0];

  IndicatorRun(DoubleProblem problem) {
    this.problem = problem;
  }

  @Override
  public void prepare() {
    PseudoRandomGenerator random = RunRandom.seeded(7);
    RunRandom.use(random);
    solutions = Algorithms.solutions(problem, 400);
    reference = Algorithms.solutions(problem, 300);
    reference.set(17, solutions.get(23));
  }

  @Override
  public void run() throws FileNotFoundException {
    List<Double> found = new ArrayList<>();
    found.add(new GenerationalDistance<>(front()).evaluate(solutions));
    found.add(new InvertedGenerationalDistance<>(front()).evaluate(solutions));
    found.add(new InvertedGenerationalDistancePlus<>(front()).evaluate(solutions));
    found.add(new GeneralizedSpread<>(front()).evaluate(solutions));
    found.add(new R2<List<DoubleSolution>>(front()).evaluate(solutions));
    found.add(new ErrorRatio<>(front()).evaluate(solutions));
    found.add(new SetCoverage().evaluate(solutions, reference));
    values =
        found.stream().mapToDouble(v -> Math.rint(v * ELEVEN_DIGITS) / ELEVEN_DIGITS).toArray();
  }

  private Front front() {
    return new ArrayFront(reference);
  }

  @Override
  public double[] get() {
    return values;
  }

  @Override
  public long digest() {
    return Digests.of(values);
  }
}
