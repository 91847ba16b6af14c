package org.ajws.samples.lusearch;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.ThroughputFork;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.Workload;
import org.ajws.processor.api.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Eight threads that do everything at once, for minutes: the library with atomic sets, which has to
 * stand it, and then as published, to tell what that does.
 */
@Command(
    name = "lucene load",
    mixinStandardHelpOptions = true,
    description = "Puts Lucene with atomic sets, and as published, under a mixed load.")
public final class LoadCommand implements Callable<Integer> {
  @Option(
      names = "--minutes",
      paramLabel = "N",
      defaultValue = "10",
      description = "How long, each; may be a fraction; default ${DEFAULT-VALUE}.")
  double minutes;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "8",
      description = "Default ${DEFAULT-VALUE}.")
  int threads;

  @Option(names = "--disk", description = "With the index on disk, not in memory.")
  boolean disk;

  @Option(names = "--seed", paramLabel = "N", description = "Default: another one each time.")
  long seed = System.nanoTime() & 0xffff;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/evaluation/lucene",
      description = "For sources and classes; default ${DEFAULT-VALUE}.")
  Path output;

  /** Runs the load; the exit status is 1 if something is wrong with atomic sets. */
  public static void main(String[] args) {
    System.exit(EvaluationCommand.execute(new LoadCommand(), "lucene load", args));
  }

  @Override
  public Integer call() throws Exception {
    CodeBaseBuild build = new CodeBaseBuild(new Lusearch(), output, null);
    build.unpack();
    return run(build.compileOriginal(), build.translate(Target.SERIAL).classPath());
  }

  /**
   * Runs what is built already.
   *
   * @param published class path of the library as published, with this sample
   * @param sets the same of the one with atomic sets
   * @return the exit status
   */
  int run(List<Path> published, List<Path> sets) throws Exception {
    System.out.printf("%d threads, %s minutes each, --seed %d%n", threads, minutes, seed);
    boolean right = run(ThroughputFork.SETS, sets);
    run(ThroughputFork.PUBLISHED, published);
    return right ? 0 : 1;
  }

  private boolean run(String form, List<Path> classPath) throws Exception {
    System.out.println(form + ":");
    try (RuntimeCopy copy = new RuntimeCopy(classPath, 1)) {
      String name = Throughput.load(Math.max(1, Math.round(60 * minutes)), disk, seed);
      Workload load =
          copy.create(Throughput.class.getName(), Workloads.class).create(name, true, threads);
      load.prepare();
      try {
        load.run();
        load.digest();
        return true;
      } catch (IllegalStateException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        System.out.println("  WRONG: " + cause);
        for (StackTraceElement frame : cause.getStackTrace()) {
          System.out.println("    at " + frame);
        }
        return false;
      }
    }
  }
}
