package org.ajws.runtime.speculation;

import java.util.concurrent.Callable;

/** How a random loop ended, and what it left. */
final class LoopResult {
  private LoopResult() {}

  static String of(World world, Callable<Integer> loop) {
    String end;
    try {
      end = "exit " + loop.call();
    } catch (Exception | Error e) {
      end = e.toString();
    }
    return end + "\n" + world.text();
  }
}
