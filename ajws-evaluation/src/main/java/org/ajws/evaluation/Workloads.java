package org.ajws.evaluation;

import org.ajws.evaluation.measure.Workload;

/**
 * Makes the workloads of a code base. It is loaded once for every form of the program, each time
 * with the classes of that form, so it names the library's classes as if there were only one form.
 */
public interface Workloads {
  /**
   * A workload on data of its own. The serial program and AJWS run the same one: what differs is
   * how its classes were translated.
   *
   * @param name of the case
   * @param ownThreads whether to compute with the threads that the authors wrote
   * @param threads how many; 1 for the serial program
   * @throws Exception if the library is another one, or the input cannot be made
   */
  Workload create(String name, boolean ownThreads, int threads) throws Exception;
}
