package org.ajws.samples.jmetal;

import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** The load that was compiled with the library; this module itself does not see the library. */
public final class JMetalWorkloads implements Workloads {
  private static final String LOAD = "org.ajws.samples.jmetal.load.AlgorithmWorkloads";

  /** Made for each form of the program. */
  public JMetalWorkloads() {}

  @Override
  public Workload create(String name, boolean ownThreads, int threads) throws Exception {
    return ((Workloads) Class.forName(LOAD).getConstructor().newInstance())
        .create(name, ownThreads, threads);
  }
}
