package org.ajws.samples.jtransforms;

import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** Makes 1-D transforms whose loops run ahead; without the library's own threads. */
public final class AheadWorkloads implements Workloads {
  /** Made for each form of the program. */
  public AheadWorkloads() {}

  @Override
  public Workload create(String name, boolean ownThreads, int threads)
      throws ReflectiveOperationException {
    String[] words = name.split(" ");
    boolean full = words[0].equals("full");
    return new TransformWorkload(
        "fft.DoubleFFT_1D",
        full ? "realForwardFull" : "complexForward",
        full ? "realInverseFull" : "complexInverse",
        2,
        false,
        1,
        false,
        new int[] {Integer.parseInt(words[1])});
  }
}
