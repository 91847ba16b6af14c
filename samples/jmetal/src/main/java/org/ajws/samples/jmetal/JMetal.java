package org.ajws.samples.jmetal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;

/** jMetal 5.0: algorithms of multi-objective optimisation, made parallel by an overlay. */
public final class JMetal implements CodeBase {
  /** Algorithms that take an evaluator, and so have a form with the library's own threads. */
  private static final Set<String> WITH_EVALUATOR =
      Set.of("NSGAII", "SPEA2", "SMPSO", "OMOPSO", "GDE3", "PESA2", "MOCell", "GGA", "DE");

  @Override
  public String name() {
    return "jmetal";
  }

  @Override
  public String title() {
    return "jMetal 5.0";
  }

  @Override
  public String summary() {
    return "The serial library, its MultithreadedSolutionListEvaluator, and the serial library made"
        + " parallel by an overlay.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of(
        "jmetal-core-5.0-sources.jar",
        "jmetal-algorithm-5.0-sources.jar",
        "jmetal-problem-5.0-sources.jar",
        "jmetal-exec-5.0-sources.jar");
  }

  @Override
  public List<String> libraries() {
    return List.of("commons-lang3.jar", "commons-math3.jar");
  }

  @Override
  public List<String> ownSources() {
    String folder = "org/ajws/samples/jmetal/load/";
    return List.of(
        folder + "AlgorithmWorkloads.java",
        folder + "AlgorithmRun.java",
        folder + "Algorithms.java",
        folder + "IndicatorRun.java",
        folder + "Repeated.java",
        folder + "RunRandom.java");
  }

  @Override
  public List<String> overlays() {
    return List.of("jmetal.ajws-overlay");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return JMetalWorkloads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    List<EvaluationCase> cases = new ArrayList<>();
    if (quick) {
      for (String algorithm :
          List.of(
              "NSGAII", "SPEA2", "SMPSO", "OMOPSO", "GDE3", "PESA2", "MOCell", "IBEA", "SMSEMOA")) {
        cases.add(of(algorithm, "ZDT1", 1, 3));
        cases.add(of(algorithm, "DTLZ2", 1, algorithm.equals("SMSEMOA") ? 2 : 3));
      }
      for (String algorithm : List.of("MOEAD", "MOEADDRA", "ABYSS")) {
        cases.add(of(algorithm, "ZDT4", 1, 40));
      }
      cases.add(of("ConstraintMOEAD", "Srinivas", 1, 3));
      cases.add(of("NSGAII", "Srinivas", 1, 3));
      cases.add(of("SPEA2", "Srinivas", 1, 10));
      for (String algorithm : List.of("GGA", "SSGA", "DE", "CMAES", "ES", "NES")) {
        cases.add(of(algorithm, "Sphere", 1, 3));
      }
      cases.add(new EvaluationCase("Indicators ZDT1 x1 i1", "indicators", "", false));
      return cases;
    }
    for (String algorithm : List.of("NSGAII", "SMPSO", "SPEA2")) {
      cases.add(of(algorithm, "ZDT1", 1, 40));
      cases.add(of(algorithm, "DTLZ2", 1, 40));
      cases.add(of(algorithm, "ZDT1", 100, 20));
      cases.add(of(algorithm, "DTLZ2", 100, 20));
    }
    cases.add(of("OMOPSO", "ZDT1", 100, 20));
    cases.add(of("GDE3", "ZDT1", 100, 20));
    cases.add(of("DE", "Sphere", 100, 40));
    cases.add(of("IBEA", "ZDT1", 100, 20));
    cases.add(of("ABYSS", "ZDT1", 100, 20));
    cases.add(of("SMSEMOA", "DTLZ2", 1, 2));
    return cases;
  }

  private static EvaluationCase of(String algorithm, String problem, int repeats, int generations) {
    return new EvaluationCase(
        algorithm + " " + problem + " x" + repeats + " i" + generations,
        repeats == 1 ? "light evaluations" : "evaluations of " + repeats + " times the work",
        generations + " generations of 100 solutions, each evaluated " + repeats + " times",
        // The multithreaded evaluator leaves out the constraints, which this problem has.
        WITH_EVALUATOR.contains(algorithm) && !problem.equals("Srinivas"));
  }

  @Override
  public List<String> threadedOnly() {
    String util = "org/uma/jmetal/util/";
    return List.of(
        util + "evaluator/impl/MultithreadedSolutionListEvaluator.java",
        util + "parallel/SynchronousParallelTaskExecutor.java",
        util + "parallel/impl/MultithreadedEvaluator.java");
  }

  @Override
  public List<String> notes() {
    return List.of(
        "A run is a whole optimisation with a fixed seed; objectives and variables of the result are"
            + " compared bit for bit with those of the serial run.",
        "Light evaluations take about a microsecond; the others repeat it, as a stand-in for problems"
            + " whose evaluation is a simulation.",
        "The library's multithreaded evaluator never evaluates constraints: on a problem that has some"
            + " its result is not the serial one, so such cases have no form with own threads.",
        "The algorithms without an evaluator (IBEA, ABYSS, SMSEMOA) have no form with own threads.");
  }
}
