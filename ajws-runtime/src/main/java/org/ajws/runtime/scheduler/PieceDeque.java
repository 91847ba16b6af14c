package org.ajws.runtime.scheduler;

import java.util.Arrays;

/**
 * The pieces that a worker has split off and nobody has taken. Its worker adds and takes at the new
 * end, thieves at the old end, where the larger pieces are.
 *
 * <p>A lock protects it: pieces are made on request only, so it is rarely used and hardly ever
 * contended. {@link #isEmpty} needs no lock; it is a volatile read, because a worker that is about
 * to park relies on it (see the wake-up argument in {@code docs/design/loop-runtime.md}).
 */
public final class PieceDeque {
  private Piece[] pieces = new Piece[8]; // oldest first; guarded by this
  private volatile int size; // written under the lock

  public boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  /** Adds the newest piece. */
  public synchronized void push(Piece piece) {
    int n = size;
    if (n == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * n);
    }
    pieces[n] = piece;
    size = n + 1;
  }

  /** Takes the oldest piece within {@code filter} (null: any), or returns null. */
  public Piece takeOldest(Region filter) {
    if (isEmpty()) {
      return null;
    }
    synchronized (this) {
      for (int i = 0; i < size; i++) {
        if (fits(pieces[i], filter)) {
          return removeAt(i);
        }
      }
      return null;
    }
  }

  /** Takes the newest piece within {@code filter} (null: any), or returns null. */
  public Piece takeNewest(Region filter) {
    if (isEmpty()) {
      return null;
    }
    synchronized (this) {
      for (int i = size; --i >= 0; ) {
        if (fits(pieces[i], filter)) {
          return removeAt(i);
        }
      }
      return null;
    }
  }

  /** Takes this very piece if it is still there. */
  public boolean take(Piece piece) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      int at = indexOf(piece);
      if (at >= 0) {
        removeAt(at);
      }
      return at >= 0;
    }
  }

  /** Whether this very piece is still there. */
  boolean has(Piece piece) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      return indexOf(piece) >= 0;
    }
  }

  /** Negative if it is not there. Who waits for a piece looks for one of the newest. */
  private int indexOf(Piece piece) {
    int at = size - 1;
    while (at >= 0 && pieces[at] != piece) {
      at--;
    }
    return at;
  }

  /** Whether there is a piece within {@code filter}. */
  boolean contains(Region filter) {
    if (isEmpty()) {
      return false;
    }
    synchronized (this) {
      for (int i = 0; i < size; i++) {
        if (fits(pieces[i], filter)) {
          return true;
        }
      }
      return false;
    }
  }

  private Piece removeAt(int i) {
    Piece piece = pieces[i];
    int last = size - 1;
    System.arraycopy(pieces, i + 1, pieces, i, last - i);
    pieces[last] = null;
    size = last;
    return piece;
  }

  private static boolean fits(Piece piece, Region filter) {
    return filter == null || piece.region.isWithin(filter);
  }
}
