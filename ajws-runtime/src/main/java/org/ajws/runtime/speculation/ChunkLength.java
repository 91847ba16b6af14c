package org.ajws.runtime.speculation;

/** How many trips a chunk has. */
final class ChunkLength {
  private final long given;

  ChunkLength(long given) {
    this.given = given;
  }

  /** For the next chunk. */
  long next() {
    return given > 0 ? given : 1;
  }
}
