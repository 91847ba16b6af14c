package org.ajws.runtime.jikesrvm;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.ajws.runtime.failure.Sneaky;
import org.jikesrvm.scheduler.WS;

/**
 * What the handlers of translated methods have in common. The calls of the VM itself stand in the
 * methods, between the handlers that belong to them; nothing here calls the VM.
 */
public final class StealHandlers {
  private static final Comparator<WS.FinishData> BY_KEY =
      new Comparator<WS.FinishData>() {
        @Override
        public int compare(WS.FinishData a, WS.FinishData b) {
          return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
        }
      };

  private StealHandlers() {}

  /**
   * What was handed over, in the order of the keys: a value with a greater key replaces one of the
   * same local with a smaller key.
   *
   * @param finish what the VM has thrown
   * @return the data, sorted
   */
  public static List<WS.FinishData> inOrder(WS.Finish finish) {
    List<WS.FinishData> data = new ArrayList<WS.FinishData>();
    for (WS.FinishData each : finish.data) {
      data.add(each);
    }
    Collections.sort(data, BY_KEY);
    return data;
  }

  /**
   * An exception of the program, to be thrown again after the finish; what the VM throws goes on to
   * its own handler.
   *
   * @param thrown what was caught
   * @return the same
   */
  public static Throwable caught(Throwable thrown) {
    if (thrown instanceof WS.Finish
        || thrown instanceof WS.FinishFirst
        || thrown instanceof WS.Join
        || thrown instanceof WS.Continuation) {
      throw (RuntimeException) thrown;
    }
    return thrown;
  }

  /**
   * Throws an exception again, whatever its type.
   *
   * @param thrown what was caught before
   * @return never
   */
  public static RuntimeException again(Throwable thrown) {
    throw Sneaky.raise(thrown);
  }

  /**
   * Does nothing; declares an exception that {@link #again} may throw, for clauses around it.
   *
   * @param <E> a checked exception
   * @throws E never
   */
  public static <E extends Throwable> void mayThrow() throws E {}
}
