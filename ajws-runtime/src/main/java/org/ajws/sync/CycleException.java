package org.ajws.sync;

/**
 * Thrown where one point is to be put before another that comes before it already. The edge is not
 * added; the message names the intervals on the way with their lines.
 */
public final class CycleException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  CycleException(String message) {
    super(message);
  }
}
