package org.ajws.sync;

import java.util.Set;
import org.ajws.runtime.Translated;
import org.ajws.runtime.frame.Waits;
import org.ajws.runtime.latch.Origin;

/** Whether there are others who may bring what somebody is about to wait for. */
final class Others {
  /** The targets whose programs do not run in order. */
  private static final Set<String> WITH_TASKS = Set.of("trycatch", "forkjoin");

  private Others() {}

  /**
   * Before somebody waits for what others have to bring.
   *
   * @throws IllegalStateException if there cannot be others, since everything runs in order
   */
  static void require(Origin origin) {
    if (!Waits.mayHaveTasks() && !(isCalledByTranslated() && Waits.mayGetTasks())) {
      throw new IllegalStateException(
          origin.label()
              + " would have to wait for ever: no construct has run, and nothing that calls this is"
              + " translated, or all of it runs in order (target serial)");
    }
  }

  /**
   * Whether the calling thread runs something that was translated, so that tasks may come though no
   * construct has run yet.
   */
  private static boolean isCalledByTranslated() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(all -> all.anyMatch(f -> hasTasks(f.getDeclaringClass())));
  }

  private static boolean hasTasks(Class<?> type) {
    Translated stamp = type.getNestHost().getAnnotation(Translated.class);
    return stamp != null && WITH_TASKS.contains(stamp.target());
  }
}
