package org.ajws.runtime.speculation;

import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Overlap;

/** Asks a loop what its trips touch. */
final class ClaimMaker {
  private final SpeculativeLoop<?> loop;
  private final int block; // slots that are told apart from others only together

  ClaimMaker(SpeculativeLoop<?> loop, int block) {
    this.loop = loop;
    this.block = block;
  }

  /**
   * What consecutive trips touch; given up if that cannot be told.
   *
   * @throws OutOfMemoryError if there is no memory for that
   */
  Claims of(long from, long to) {
    return fill(new Claims(block, false), from, to);
  }

  private Claims fill(Claims claims, long from, long to) {
    try {
      loop.claim(claims, from, to);
      claims.seal();
    } catch (OutOfMemoryError e) {
      throw e; // the next claims would have no memory either: to find that out again takes long
    } catch (Throwable t) { // what the body throws there, perhaps, or of data that changes
      claims.giveUp();
    }
    return claims;
  }

  /**
   * What makes a chunk wait: both say once more what they touch. Other chunks may write meanwhile
   * what that is made of; then other lines are found, or none.
   *
   * @return null: nothing was found
   */
  Overlap overlap(RangesChunk waiting, RangesChunk earlier) {
    try {
      return Overlap.of(noted(waiting), noted(earlier));
    } catch (OutOfMemoryError e) {
      return null; // the lines stay unknown: a chunk that has begun is not to be lost for that
    }
  }

  private Claims noted(RangesChunk chunk) {
    return fill(new Claims(block, true), chunk.from, chunk.to);
  }
}
