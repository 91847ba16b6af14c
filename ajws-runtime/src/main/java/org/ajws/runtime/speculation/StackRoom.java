package org.ajws.runtime.speculation;

/** Whether the stack of a thread has room for the runtime's own calls. */
final class StackRoom {
  private static final int FRAMES = 200;

  private StackRoom() {}

  /**
   * Touches more of the stack than the runtime's own calls take.
   *
   * @throws StackOverflowError if there is not so much
   */
  static void need() {
    deeper(FRAMES, 0, 0, 0);
  }

  private static long deeper(int frames, long a, long b, long c) {
    return frames == 0 ? a + b + c : 1 + deeper(frames - 1, b + frames, c + a, a ^ b);
  }
}
