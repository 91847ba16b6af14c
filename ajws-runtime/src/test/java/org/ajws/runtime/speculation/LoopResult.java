package org.ajws.runtime.speculation;

import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** How a random loop ended, and what it left. */
final class LoopResult {
  private LoopResult() {}

  static String of(Supplier<String> text, Callable<Integer> loop) {
    String end;
    try {
      end = "exit " + loop.call();
    } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
      end = e.getClass().getName(); // compiled code may throw them without a message
    } catch (Exception | Error e) {
      end = e.toString();
    }
    return end + "\n" + text.get();
  }
}
