package org.ajws.sync;

import java.util.Arrays;
import java.util.List;
import org.ajws.runtime.frame.Traces;
import org.ajws.runtime.lock.HeldWait;

/** What messages say of waits for sets. */
final class HeldWaitText {
  private static final String RUNTIME = "org.ajws.runtime.";
  private static final String LOCKS = RUNTIME + "lock.";

  private HeldWaitText() {}

  /** Waits of which each is behind the one before it, and the first behind the last. */
  static String ofCircle(List<HeldWait> circle) {
    StringBuilder message =
        new StringBuilder("each waits for the next one, and the last one for the first: ");
    for (int i = circle.size(); --i >= 0; ) {
      message.append(of(circle.get(i))).append(i == 0 ? "" : "; ");
    }
    return message.toString();
  }

  static String of(HeldWait wait) {
    String set = "the set of a " + wait.lock.ofClass() + " (lock " + wait.lock.number() + ")";
    if (wait.claim != null) {
      return Holding.interval(wait.claim) + " for " + set;
    }
    StackTraceElement[] trace = trace(wait);
    return "a unit"
        + (trace.length == 0 ? "" : " at " + place(trace[0]))
        + (" in thread \"" + wait.thread.getName() + "\" for ")
        + (wait.isForCondition() ? "a condition over " : "")
        + set;
  }

  private static String place(StackTraceElement e) {
    return "%s.%s(%s:%d)"
        .formatted(e.getClassName(), e.getMethodName(), e.getFileName(), e.getLineNumber());
  }

  /** Where a thread of the program waits; nothing for an interval, which is at no place. */
  static StackTraceElement[] trace(HeldWait wait) {
    if (wait.thread == null) {
      return new StackTraceElement[0];
    }
    StackTraceElement[] all = wait.thread.getStackTrace();
    int top = 0;
    while (top < all.length && !isOfLock(all[top].getClassName())) {
      top++; // the thread may not have come to rest
    }
    while (top < all.length && all[top].getClassName().startsWith(RUNTIME)) {
      top++;
    }
    StackTraceElement[] raw = Arrays.copyOfRange(all, top, all.length);
    return wait.frames == null
        ? Traces.shownWithoutFrames(raw)
        : wait.frames.shown(raw, all.length, false);
  }

  private static boolean isOfLock(String type) {
    return type.startsWith(LOCKS + "OrderedLock") || type.startsWith(LOCKS + "Await");
  }
}
