package org.ajws;

/** How the chunks of a speculative loop are kept apart; see {@link ParallelFor#backend}. */
public enum SpeculationBackend {
  /** Ranges where all that the body touches can be told before it runs, else tracked accesses. */
  AUTO,

  /**
   * Each chunk claims the slots of arrays that it may read and write before it runs, and waits for
   * earlier ones that it overlaps. The body runs as it was written. Rejected where it cannot be
   * told what the body touches.
   */
  RANGES,

  /** Each access is noted; a chunk that has read what an earlier one changed is run again. */
  NOREC
}
