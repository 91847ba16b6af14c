package org.ajws.samples.jmetal.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Handler;
import java.util.logging.Level;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;
import org.uma.jmetal.problem.DoubleProblem;
import org.uma.jmetal.problem.multiobjective.Srinivas;
import org.uma.jmetal.problem.multiobjective.dtlz.DTLZ2;
import org.uma.jmetal.problem.multiobjective.zdt.ZDT1;
import org.uma.jmetal.problem.multiobjective.zdt.ZDT4;
import org.uma.jmetal.problem.singleobjective.Sphere;
import org.uma.jmetal.util.JMetalLogger;

/** Makes runs from names: {@code ALGORITHM PROBLEM xREPEATS iGENERATIONS}. */
public final class AlgorithmWorkloads implements Workloads {
  /** Made for each form of the program. */
  public AlgorithmWorkloads() throws IOException {
    JMetalLogger.logger.setLevel(Level.OFF);
    // jMetal's logger opens this file in the working folder as soon as its class is initialised.
    for (Handler handler : JMetalLogger.logger.getHandlers()) {
      handler.close();
      JMetalLogger.logger.removeHandler(handler);
    }
    Files.deleteIfExists(Path.of("jMetal.log"));
  }

  @Override
  public Workload create(String name, boolean ownThreads, int threads) throws Exception {
    String[] words = name.split(" ");
    int repeats = Integer.parseInt(words[2].substring(1));
    int generations = Integer.parseInt(words[3].substring(1));
    DoubleProblem problem = problem(words[1]);
    if (repeats > 1) {
      problem = new Repeated(problem, repeats);
    }
    if (words[0].equals("Indicators")) {
      return new IndicatorRun(problem);
    }
    return new AlgorithmRun(
        words[0], problem, generations, ownThreads ? threads : 0, words[1].equals("Sphere"));
  }

  private static DoubleProblem problem(String name) throws Exception {
    switch (name) {
      case "ZDT1":
        return new ZDT1();
      case "ZDT4":
        return new ZDT4();
      case "Srinivas":
        return new Srinivas();
      case "DTLZ2":
        return new DTLZ2();
      case "Sphere":
        return new Sphere(60);
      default:
        throw new IllegalArgumentException("no problem " + name);
    }
  }
}
