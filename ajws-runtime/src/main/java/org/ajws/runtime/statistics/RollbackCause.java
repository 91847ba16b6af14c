package org.ajws.runtime.statistics;

/** Why a chunk of a speculative loop was rolled back. */
public enum RollbackCause {
  /** It had read what an earlier chunk then changed. */
  CONFLICT,
  /** It threw: on stale data, or what the loop throws. */
  EXCEPTION,
  /** It came to something that cannot be undone. */
  IRREVOCABLE,
  /** The stack or the memory was used up. */
  MACHINE_ERROR,
  /** It made more accesses than are worth keeping. */
  TOO_LONG,
  /** An earlier chunk had left the loop. */
  DROPPED
}
