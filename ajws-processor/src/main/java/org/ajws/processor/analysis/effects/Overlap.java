package org.ajws.processor.analysis.effects;

/** Whether the slots that iterations write are the same ones. */
enum Overlap {
  /** Every iteration has slots of its own. */
  NONE,
  /** Each iteration writes a slot that its neighbour writes, too. */
  NEIGHBOURS,
  /** Every iteration writes the same. */
  ALL,
  /** That cannot be told. */
  UNKNOWN
}
