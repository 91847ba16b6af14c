package org.ajws.runtime.speculation;

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
}
