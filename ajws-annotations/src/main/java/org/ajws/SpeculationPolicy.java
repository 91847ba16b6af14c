package org.ajws;

/**
 * What a speculative loop does with a call of code that it cannot follow; see {@link Speculative}.
 */
public enum SpeculationPolicy {
  /**
   * The call has no effect that matters, and its result depends on its arguments alone and on what
   * no iteration changes: it is run at once, perhaps more often than in the serial loop.
   */
  PURE,

  /**
   * The effect of the call, a method without a result, waits until the iteration commits: effects
   * then happen in order. Its arguments are evaluated at once; they are values that nobody changes.
   */
  DEFERRED,

  /**
   * The call cannot be taken back: the iteration goes on only when all earlier ones have committed.
   */
  IRREVOCABLE
}
