package org.ajws.evaluation;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.evaluation.measure.Workload;

/**
 * Runs the quick cases of a code base in order, on the main thread, and prints for each its name,
 * the processor time of its best run in nanoseconds, and the digest of its result. Which form of
 * the code base runs, its elision or another one, is decided by the class path.
 */
public final class OrderedRun {
  /** What a line of the output begins with; its parts are separated by tabs. */
  public static final String MARK = "ordered-run";

  private OrderedRun() {}

  /**
   * Runs them.
   *
   * @param args the class of the code base, the number of runs, and names of cases; all without one
   */
  public static void main(String[] args) throws Exception {
    CodeBase codeBase =
        Class.forName(args[0]).asSubclass(CodeBase.class).getConstructor().newInstance();
    Workloads workloads = codeBase.workloads().getConstructor().newInstance();
    List<String> names = new ArrayList<>(Arrays.asList(args).subList(2, args.length));
    if (names.isEmpty()) {
      codeBase.cases(true).forEach(c -> names.add(c.name()));
    }
    for (String name : names) {
      run(name, workloads.create(name, false, 1), Integer.parseInt(args[1]));
    }
  }

  private static void run(String name, Workload workload, int runs) throws Exception {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    long digest = 0;
    for (int i = 0; i < runs; i++) {
      workload.prepare();
      long start = threads.getCurrentThreadCpuTime();
      workload.run();
      best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
      digest = workload.digest();
    }
    System.out.println(MARK + "\t" + name + "\t" + best + "\t" + Long.toHexString(digest));
  }
}
