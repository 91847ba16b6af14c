package org.ajws.runtime.speculation;

/**
 * How many slots of an array the chunks of a loop read together ({@link BlockReads}). Where the
 * program does not say it, each slot is one, but for loops of which a single trip notes so many
 * reads that its log leaves the caches, or is too long, and in blocks would be a fraction of that:
 * then chunks can be no shorter, and blocks are what is left. Of shorter logs they are never
 * cheaper.
 *
 * <p>Chosen by who has the right to commit, between two executions; taken back, for good, if chunks
 * then conflict often: it may be for slots that nobody has read.
 */
final class BlockChoice {
  /** How many slots are read together where it is chosen. */
  static final int SIZE = 16;

  /** The log of a trip has to be a fraction of this, in blocks. */
  private static final int WORTH = 4;

  /** Conflicts are frequent if there is one for so many valid chunks. */
  private static final int OFTEN = 4;

  private final int given; // 0: it is chosen
  private volatile int chosen = 1; // a lost update does no harm
  private volatile boolean refused;

  /**
   * A choice.
   *
   * @param given what the program says; 0: nothing
   */
  BlockChoice(int given) {
    this.given = given;
  }

  /** What the program says; 1 if it says nothing. */
  int given() {
    return Math.max(1, given);
  }

  /** For the next execution. */
  int size() {
    return given > 0 ? given : chosen;
  }

  /** A chunk is about to be forgotten, or was too long. */
  void saw(Chunk chunk) {
    if (given == 0 && !refused && chunk.to - chunk.from == 1) {
      saw(chunk.longestReads(), chunk.longestInBlocks());
    }
  }

  /**
   * A chunk of one trip has noted so many reads of slots.
   *
   * @param inBlocks what they would have been in blocks, as entries of one read
   */
  private void saw(int reads, int inBlocks) {
    if (reads > Log.LARGE && (long) WORTH * inBlocks < reads) {
      chosen = SIZE;
    }
  }

  /**
   * An execution has ended in which so many chunks were valid, and so many were not.
   *
   * @param block how many slots were read together: one says nothing of blocks
   */
  void ran(int block, long commits, long conflicts) {
    if (given == 0 && block != 1 && OFTEN * conflicts > commits) {
      chosen = 1;
      refused = true;
    }
  }

  // ---- between runs

  /** What has been chosen. */
  int kept() {
    return chosen;
  }

  /** What an earlier run has chosen. */
  void resume(int block) {
    chosen = block;
  }

  /** A number that {@link #kept} may have given. */
  static int checked(int block) {
    if (block != 1 && block != SIZE) {
      throw new IllegalArgumentException("block " + block);
    }
    return block;
  }
}
