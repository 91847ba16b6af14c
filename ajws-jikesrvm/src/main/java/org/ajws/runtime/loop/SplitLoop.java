package org.ajws.runtime.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.jikesrvm.StealHandlers;
import org.jikesrvm.scheduler.WS;

/**
 * A parallel loop by divide and conquer: a range is halved until a piece is small enough; the left
 * half is an async, the right half its continuation. The translator makes a local subclass per loop
 * whose method runs the iterations of a piece in order.
 *
 * <p>There are eight pieces a worker, so that the workers can balance what they do, and a piece's
 * frame and handlers cost little; the VM's own loops stop at four. For a deterministic reduction
 * there are 256 at all times, so that it combines the same pieces for every number of workers.
 *
 * <p>The names have a dollar sign because the bodies of loops stand in subclasses, where the names
 * of this class hide those around the loop.
 *
 * @param <L> the state of the loop's tasks
 */
public abstract class SplitLoop<L extends TaskLocals<L>> {
  private static final int PIECES_A_WORKER = 8;
  private static final int PIECES_OF_DETERMINISTIC = 256;

  private static final int THROWN = 0;
  private static final int RIGHT = 1;

  /** For subclasses. */
  protected SplitLoop() {}

  /**
   * Runs iterations in order.
   *
   * @param from the index of the first, counted from 0
   * @param count how many
   * @param state of the task that runs them
   * @throws Throwable what the body throws
   */
  protected abstract void ajws$run(long from, int count, L state) throws Throwable;

  /**
   * Runs all iterations and returns when they have ended.
   *
   * @param trips how many there are
   * @param state of the root task; holds the results afterwards
   */
  public final void ajws$split(long trips, L state) {
    int pieces = state.isDeterministic() ? PIECES_OF_DETERMINISTIC : PIECES_A_WORKER * WS.wsProcs;
    try {
      halve(0, trips, Math.min(Integer.MAX_VALUE, Math.max(1, trips / pieces)), state);
    } catch (Throwable t) {
      throw StealHandlers.again(StealHandlers.caught(t));
    }
  }

  /** The shape that the translator gives to {@code finish { async: left; right }}. */
  private void halve(long from, long to, long grain, L state) throws Throwable {
    if (to - from <= grain) {
      if (from < to) {
        ajws$run(from, (int) (to - from), state);
      }
      return;
    }
    long middle = from + (to - from) / 2;
    L right = state.isDeterministic() ? state.forked() : state;
    Throwable thrown = null;
    try {
      try {
        Throwable ofLeft = null;
        try {
          WS.setFlag();
          try {
            halve(from, middle, grain, state);
          } catch (Throwable t) {
            ofLeft = StealHandlers.caught(t);
          }
          WS.join();
        } catch (WS.Continuation c) {
          ofLeft = null;
          right = state.forked(); // the left half goes on with the other state
        } catch (WS.Join j) {
          if (ofLeft != null) {
            j.finish.addData(THROWN, ofLeft);
          }
          WS.completeJoin();
        }
        if (ofLeft != null) {
          throw ofLeft;
        }
        halve(middle, to, grain, right);
      } catch (Throwable t) {
        thrown = StealHandlers.caught(t);
      }
      WS.finish();
    } catch (WS.Finish f) {
      for (WS.FinishData d : StealHandlers.inOrder(f)) {
        if (d.key == RIGHT) {
          right = cast(d.value);
        } else if (thrown == null) {
          thrown = (Throwable) d.value;
        }
      }
    } catch (WS.FinishFirst f) {
      if (thrown != null) {
        f.finish.addData(THROWN, thrown);
      }
      f.finish.addData(RIGHT, right);
      WS.completeFinishFirst();
    }
    if (right != state) {
      state.joined(right);
    }
    if (thrown != null) {
      throw thrown;
    }
  }

  @SuppressWarnings("unchecked") // only this class hands it over
  private L cast(Object state) {
    return (L) state;
  }

  /**
   * How often {@code for (int i = first; i REL bound; i += step)} runs.
   *
   * @param site its file and line
   * @param first the first value of its variable
   * @param relation {@code <}, {@code <=}, {@code >}, {@code >=} or {@code !=}
   * @param bound what the variable is compared with
   * @param step what is added to the variable
   * @return the number of iterations
   * @throws IllegalArgumentException if the loop would not end
   */
  public static long ajws$ints(String site, int first, String relation, long bound, long step) {
    return TripCount.ofInts(site, first, relation(relation), bound, (int) step);
  }

  /**
   * How often {@code for (long i = first; i REL bound; i += step)} runs.
   *
   * @param site its file and line
   * @param first the first value of its variable
   * @param relation {@code <}, {@code <=}, {@code >}, {@code >=} or {@code !=}
   * @param bound what the variable is compared with
   * @param step what is added to the variable
   * @return the number of iterations
   * @throws IllegalArgumentException if the loop would not end
   */
  public static long ajws$longs(String site, long first, String relation, long bound, long step) {
    return TripCount.ofLongs(site, first, relation(relation), bound, step);
  }

  private static Relation relation(String sign) {
    if (sign.equals("<")) {
      return Relation.LT;
    } else if (sign.equals("<=")) {
      return Relation.LE;
    } else if (sign.equals(">")) {
      return Relation.GT;
    } else if (sign.equals(">=")) {
      return Relation.GE;
    }
    return Relation.NE;
  }

  /**
   * The elements of an {@code Iterable} by index: the list itself if it has fast access, else a
   * copy made in order before the first iteration.
   *
   * @param <T> the elements' type
   * @param elements what is iterated
   * @return a list that is only read
   */
  public static <T> List<T> ajws$list(Iterable<T> elements) {
    if (elements instanceof List && elements instanceof RandomAccess) {
      return (List<T>) elements;
    }
    List<T> copy = new ArrayList<T>();
    for (T each : elements) {
      copy.add(each);
    }
    return copy;
  }
}
