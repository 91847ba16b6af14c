package org.ajws.samples.jmetal.load;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.uma.jmetal.algorithm.Algorithm;
import org.uma.jmetal.algorithm.multiobjective.abyss.ABYSSBuilder;
import org.uma.jmetal.algorithm.multiobjective.gde3.GDE3Builder;
import org.uma.jmetal.algorithm.multiobjective.ibea.IBEABuilder;
import org.uma.jmetal.algorithm.multiobjective.mocell.MOCellBuilder;
import org.uma.jmetal.algorithm.multiobjective.moead.MOEADBuilder;
import org.uma.jmetal.algorithm.multiobjective.nsgaii.NSGAIIBuilder;
import org.uma.jmetal.algorithm.multiobjective.omopso.OMOPSOBuilder;
import org.uma.jmetal.algorithm.multiobjective.pesa2.PESA2Builder;
import org.uma.jmetal.algorithm.multiobjective.smpso.SMPSOBuilder;
import org.uma.jmetal.algorithm.multiobjective.smsemoa.SMSEMOABuilder;
import org.uma.jmetal.algorithm.multiobjective.spea2.SPEA2Builder;
import org.uma.jmetal.algorithm.singleobjective.differentialevolution.DifferentialEvolutionBuilder;
import org.uma.jmetal.algorithm.singleobjective.evolutionstrategy.CovarianceMatrixAdaptationEvolutionStrategy;
import org.uma.jmetal.algorithm.singleobjective.evolutionstrategy.EvolutionStrategyBuilder;
import org.uma.jmetal.algorithm.singleobjective.geneticalgorithm.GeneticAlgorithmBuilder;
import org.uma.jmetal.operator.impl.crossover.DifferentialEvolutionCrossover;
import org.uma.jmetal.operator.impl.crossover.SBXCrossover;
import org.uma.jmetal.operator.impl.mutation.NonUniformMutation;
import org.uma.jmetal.operator.impl.mutation.PolynomialMutation;
import org.uma.jmetal.operator.impl.mutation.UniformMutation;
import org.uma.jmetal.problem.DoubleProblem;
import org.uma.jmetal.solution.DoubleSolution;
import org.uma.jmetal.util.archive.impl.CrowdingDistanceArchive;
import org.uma.jmetal.util.evaluator.SolutionListEvaluator;

/** Makes algorithms with the parameters of jMetal's own runners, but for the number of generations. */
final class Algorithms {
  private static final int POPULATION = 100;

  private final DoubleProblem problem;
  private final SolutionListEvaluator<DoubleSolution> evaluator;
  private final int generations;
  private final long seed;
  private final int evaluations;
  private final SBXCrossover crossover = new SBXCrossover(0.9, 20);
  private final PolynomialMutation mutation;
  private final double perVariable;

  Algorithms(
      DoubleProblem problem,
      SolutionListEvaluator<DoubleSolution> evaluator,
      int generations,
      long seed) {
    this.problem = problem;
    this.evaluator = evaluator;
    this.generations = generations;
    this.seed = seed;
    this.evaluations = generations * POPULATION;
    this.perVariable = 1.0 / problem.getNumberOfVariables();
    this.mutation = new PolynomialMutation(perVariable, 20);
  }

  Algorithm<?> multi(String name) {
    switch (name) {
      case "NSGAII":
        return new NSGAIIBuilder<>(problem, crossover, mutation)
            .setMaxIterations(generations)
            .setPopulationSize(POPULATION)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "SPEA2":
        return new SPEA2Builder<>(problem, crossover, mutation)
            .setMaxIterations(generations)
            .setPopulationSize(POPULATION)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "PESA2":
        return new PESA2Builder<>(problem, crossover, mutation)
            .setMaxEvaluations(evaluations)
            .setPopulationSize(10)
            .setArchiveSize(POPULATION)
            .setBisections(5)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "MOCell":
        return new MOCellBuilder<>(problem, crossover, mutation)
            .setMaxEvaluations(evaluations)
            .setPopulationSize(POPULATION)
            .setArchiveSize(POPULATION)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "SMPSO":
        return new SMPSOBuilder(problem, new CrowdingDistanceArchive<DoubleSolution>(POPULATION))
            .setMutation(mutation)
            .setMaxIterations(generations)
            .setSwarmSize(POPULATION)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "OMOPSO":
        return new OMOPSOBuilder(problem, evaluator)
            .setMaxIterations(generations)
            .setSwarmSize(POPULATION)
            .setUniformMutation(new UniformMutation(perVariable, 0.5))
            .setNonUniformMutation(new NonUniformMutation(perVariable, 0.5, generations))
            .build();
      case "GDE3":
        return new GDE3Builder(problem)
            .setCrossover(new DifferentialEvolutionCrossover(0.5, 0.5, "rand/1/bin"))
            .setMaxIterations(generations)
            .setPopulationSize(POPULATION)
            .setSolutionSetEvaluator(evaluator)
            .build();
      case "IBEA":
        return new IBEABuilder(problem)
            .setArchiveSize(POPULATION)
            .setPopulationSize(POPULATION)
            .setMaxEvaluations(evaluations)
            .setCrossover(crossover)
            .setMutation(mutation)
            .build();
      case "SMSEMOA":
        return new SMSEMOABuilder<>(problem, crossover, mutation)
            .setMaxEvaluations(evaluations)
            .setPopulationSize(POPULATION)
            .build();
      case "ABYSS":
        return new ABYSSBuilder(problem, new CrowdingDistanceArchive<DoubleSolution>(POPULATION))
            .setMaxEvaluations(evaluations)
            .build();
      case "MOEAD":
      case "ConstraintMOEAD":
      case "MOEADDRA":
        return moead(MOEADBuilder.Variant.valueOf(name));
      default:
        throw new IllegalArgumentException("no algorithm " + name);
    }
  }

  private Algorithm<?> moead(MOEADBuilder.Variant variant) {
    return new MOEADBuilder(problem, variant)
        .setCrossover(new DifferentialEvolutionCrossover(1.0, 0.5, "rand/1/bin"))
        .setMutation(mutation)
        .setMaxEvaluations(evaluations)
        .setPopulationSize(POPULATION)
        .setResultPopulationSize(POPULATION)
        .setDataDirectory("MOEAD_Weights")
        .build();
  }

  Algorithm<?> single(String name) {
    switch (name) {
      case "GGA":
      case "SSGA":
        return new GeneticAlgorithmBuilder<>(problem, crossover, mutation)
            .setPopulationSize(POPULATION)
            .setMaxEvaluations(evaluations)
            .setVariant(
                name.equals("GGA")
                    ? GeneticAlgorithmBuilder.GeneticAlgorithmVariant.GENERATIONAL
                    : GeneticAlgorithmBuilder.GeneticAlgorithmVariant.STEADY_STATE)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "DE":
        return new DifferentialEvolutionBuilder(problem)
            .setCrossover(new DifferentialEvolutionCrossover(0.5, 0.5, "rand/1/bin"))
            .setPopulationSize(POPULATION)
            .setMaxEvaluations(evaluations)
            .setSolutionListEvaluator(evaluator)
            .build();
      case "ES":
      case "NES":
        return new EvolutionStrategyBuilder<>(
                problem,
                mutation,
                name.equals("ES")
                    ? EvolutionStrategyBuilder.EvolutionStrategyVariant.ELITIST
                    : EvolutionStrategyBuilder.EvolutionStrategyVariant.NON_ELITIST)
            .setMu(10)
            .setLambda(POPULATION)
            .setMaxEvaluations(evaluations)
            .build();
      case "CMAES":
        return covarianceMatrixAdaptation();
      default:
        throw new IllegalArgumentException("no algorithm " + name);
    }
  }

  /** It seeds a generator of its own by the clock; here by the seed of the run. */
  private Algorithm<?> covarianceMatrixAdaptation() {
    double[] start = new double[problem.getNumberOfVariables()];
    Arrays.fill(start, 0.3);
    Algorithm<?> algorithm =
        new CovarianceMatrixAdaptationEvolutionStrategy.Builder(problem)
            .setLambda(POPULATION)
            .setMaxEvaluations(evaluations)
            .setTypicalX(start)
            .build();
    try {
      Field field = CovarianceMatrixAdaptationEvolutionStrategy.class.getDeclaredField("rand");
      field.setAccessible(true);
      field.set(algorithm, new Random(seed));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("another version of jMetal", e);
    }
    return algorithm;
  }

  /** For those who only need solutions. */
  static List<DoubleSolution> solutions(DoubleProblem problem, int number) {
    List<DoubleSolution> solutions = new java.util.ArrayList<>();
    for (int i = 0; i < number; i++) {
      DoubleSolution solution = problem.createSolution();
      problem.evaluate(solution);
      solutions.add(solution);
    }
    return solutions;
  }
}
