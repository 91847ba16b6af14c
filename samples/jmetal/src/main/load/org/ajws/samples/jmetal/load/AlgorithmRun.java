package org.ajws.samples.jmetal.load;

import java.util.List;
import java.util.function.Supplier;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.uma.jmetal.algorithm.Algorithm;
import org.uma.jmetal.problem.DoubleProblem;
import org.uma.jmetal.solution.DoubleSolution;
import org.uma.jmetal.util.evaluator.SolutionListEvaluator;
import org.uma.jmetal.util.evaluator.impl.MultithreadedSolutionListEvaluator;
import org.uma.jmetal.util.evaluator.impl.SequentialSolutionListEvaluator;
import org.uma.jmetal.util.pseudorandom.PseudoRandomGenerator;

/** One optimisation with a fixed seed. */
final class AlgorithmRun implements Workload, Supplier<Object> {
  private static final long SEED = 20150710;

  private final String name;
  private final DoubleProblem problem;
  private final int generations;
  private final int ownThreads;
  private final boolean single;

  private SolutionListEvaluator<DoubleSolution> evaluator;
  private PseudoRandomGenerator random;
  private Algorithm<?> algorithm;

  /** {@code ownThreads} 0 for the sequential evaluator. */
  AlgorithmRun(
      String name, DoubleProblem problem, int generations, int ownThreads, boolean single) {
    this.name = name;
    this.problem = problem;
    this.generations = generations;
    this.ownThreads = ownThreads;
    this.single = single;
  }

  @Override
  public void prepare() {
    if (evaluator != null) {
      evaluator.shutdown();
    }
    evaluator =
        ownThreads == 0
            ? new SequentialSolutionListEvaluator<DoubleSolution>()
            : new MultithreadedSolutionListEvaluator<DoubleSolution>(ownThreads, problem);
    random = RunRandom.seeded(SEED);
    RunRandom.use(random);
    Algorithms make = new Algorithms(problem, evaluator, generations, SEED);
    algorithm = single ? make.single(name) : make.multi(name);
  }

  @Override
  public void run() {
    RunRandom.use(random);
    algorithm.run();
  }

  /** Objectives, then variables, of every solution of the result. */
  @Override
  public double[] get() {
    List<?> result =
        algorithm.getResult() instanceof List
            ? (List<?>) algorithm.getResult()
            : List.of(algorithm.getResult());
    int objectives = problem.getNumberOfObjectives();
    int width = objectives + problem.getNumberOfVariables();
    double[] values = new double[result.size() * width];
    for (int s = 0; s < result.size(); s++) {
      DoubleSolution solution = (DoubleSolution) result.get(s);
      for (int i = 0; i < width; i++) {
        values[s * width + i] =
            i < objectives
                ? solution.getObjective(i)
                : solution.getVariableValue(i - objectives);
      }
    }
    return values;
  }

  @Override
  public long digest() {
    return Digests.of(get());
  }
}
