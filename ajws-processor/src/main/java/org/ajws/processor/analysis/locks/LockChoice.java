package org.ajws.processor.analysis.locks;

import java.util.Map;
import java.util.Set;
import org.ajws.processor.program.sets.Code;

/**
 * How the units of a set exclude each other, and why so.
 *
 * @param implementation the way
 * @param reason in the user's words, without the name of the way
 * @param operations what each unit does to the only field, for {@link Protection#VAR_HANDLE} and
 *     {@link Protection#STRIPED}
 * @param readers the units that read without the lock, for {@link Protection#OPTIMISTIC}
 * @param isNamed whether the build names the way for the set
 */
public record LockChoice(
    Protection implementation,
    String reason,
    Map<Code, FieldOperation> operations,
    Set<Code> readers,
    boolean isNamed) {

  /** The reason for a way that the build names for the set. */
  public static final String NAMED = "the build names this way for it";

  /** Copies the collections. */
  public LockChoice {
    operations = Map.copyOf(operations);
    readers = Set.copyOf(readers);
  }

  /** A way that nothing more need be known of. */
  static LockChoice of(Protection implementation, String reason) {
    return new LockChoice(implementation, reason, Map.of(), Set.of(), false);
  }

  /** The same, because the build names it. */
  LockChoice named() {
    return new LockChoice(implementation, reason, operations, readers, true);
  }
}
