package org.ajws.samples.jtransforms;

import java.util.stream.Stream;
import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** Makes transforms; all of one class loader share their number of threads. */
public final class TransformWorkloads implements Workloads {
  @Override
  public Workload create(String name, boolean ownThreads, int threads)
      throws ReflectiveOperationException {
    TransformCase c =
        Stream.concat(TransformCase.complete().stream(), TransformCase.measured().stream())
            .filter(t -> t.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no case " + name));
    return new TransformWorkload(
        c.type(),
        c.pair().forward(),
        c.pair().inverse(),
        c.pair().valuesPerPoint(),
        c.nested(),
        threads,
        ownThreads,
        c.sizes().stream().mapToInt(Integer::intValue).toArray());
  }
}
