package org.ajws.runtime.speculation;

import org.ajws.runtime.claim.Claims;

/**
 * A speculative loop of translated code: its body twice, over numbered trips. Both bodies give 0
 * when they have run to the end, or the number, above 0, of the exit by which they left the loop
 * ({@code break}, {@code return}, {@code continue} of a loop around).
 *
 * @param <P> the private record of a chunk: partial results of reductions, private copies, and what
 *     an exit leaves for the enclosing method
 */
public abstract class SpeculativeLoop<P> {
  /** For subclasses. */
  protected SpeculativeLoop() {}

  /**
   * What tells this loop from others of the program: what is known of a loop is kept by the class
   * of its body.
   *
   * @return an object of a class that no other loop has
   */
  protected Object body() {
    return this;
  }

  /**
   * Whether trips may do something that depends on the thread that runs them, as far as anybody
   * knows: what is irrevocable may ask for the thread, for what is kept by thread, or for locks
   * that the starter holds. Then the plain body runs only on the thread that has started the loop,
   * and so does a chunk that has become irrevocable.
   *
   * @return whether it is bound to its thread
   */
  protected boolean isBound() {
    return false;
  }

  /**
   * Makes a fresh record. Called before each attempt at a chunk, by any thread.
   *
   * @return the record, not null
   */
  protected abstract P start();

  /**
   * Runs trips as they were written. Nothing can be taken back; what it throws is what the loop
   * throws.
   *
   * @param own the record of the chunk
   * @param from the first trip
   * @param to the trip after the last one; unsigned as {@code from}
   * @return 0, or the exit
   * @throws Throwable what the body throws
   */
  protected abstract int plain(P own, long from, long to) throws Throwable;

  /**
   * Runs trips with tracked accesses. What it throws is dropped: the chunk then is run plainly when
   * it is the oldest.
   *
   * @param chunk takes the accesses
   * @param own the record of the chunk
   * @param from the first trip
   * @param to the trip after the last one; unsigned as {@code from}
   * @return 0, or the exit
   * @throws Throwable what the body throws
   */
  protected abstract int tracked(Chunk chunk, P own, long from, long to) throws Throwable;

  /**
   * Brings a record into the variables of the enclosing method: in order of the chunks, one at a
   * time, by any thread; also after a body that has thrown. All that earlier merges wrote is
   * visible.
   *
   * @param own the record of a chunk that has committed
   */
  protected abstract void merge(P own);

  /**
   * Whether the loop can say what its trips read and write before they run. Then they are run
   * plainly and at the same time, where they touch different slots, and {@link #tracked} is not
   * asked.
   *
   * @return whether {@link #claim} may be asked
   */
  protected boolean isClaimed() {
    return false;
  }

  /**
   * States what trips read and write. It writes nothing itself. What it throws has no meaning but
   * that the trips have to be run alone.
   *
   * @param claims takes it
   * @param from the first trip
   * @param to the trip after the last one; unsigned as {@code from}
   * @throws Throwable if it cannot be said
   */
  protected void claim(Claims claims, long from, long to) throws Throwable {
    throw new UnsupportedOperationException("a loop that is claimed says what its trips touch");
  }
}
