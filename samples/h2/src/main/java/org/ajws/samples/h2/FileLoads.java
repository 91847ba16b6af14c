package org.ajws.samples.h2;

import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** Makes loads of clients. */
public final class FileLoads implements Workloads {
  @Override
  public Workload create(String name, boolean ownThreads, int threads) {
    FileCase wanted = FileCase.of(name);
    int steps = wanted.steps(name.equals(wanted.small()));
    return ownThreads
        ? new ThreadedFileLoad(
            wanted.scheme(), wanted.files(), FileCase.CLIENTS, steps, wanted.names(), threads)
        : new FileLoad(wanted.scheme(), wanted.files(), FileCase.CLIENTS, steps, wanted.names());
  }
}
