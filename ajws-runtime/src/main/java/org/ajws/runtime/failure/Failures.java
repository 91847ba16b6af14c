package org.ajws.runtime.failure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What the tasks of a loop or of a finish threw: the first one, which counts, and the others. */
public final class Failures {
  private Throwable first; // guarded by this
  private List<Throwable> more; // guarded by this

  private List<Throwable> cut; // those to which callers are to be added; guarded by this

  public void add(Throwable t) {
    add(t, false);
  }

  /** Notes what a thread has caught that is not the one which throws it in the end. */
  public void addFromElsewhere(Throwable t) {
    add(t, true);
  }

  private synchronized void add(Throwable t, boolean elsewhere) {
    Throwable failure = t instanceof Replaced ? ((Replaced) t).replacement() : t;
    if (elsewhere && Callers.cut(failure)) {
      if (cut == null) {
        cut = new ArrayList<>(2);
      }
      cut.add(failure);
    }
    if (first == null) {
      first = failure;
    } else {
      if (more == null) {
        more = new ArrayList<>();
      }
      more.add(failure);
    }
  }

  /** Takes {@code t} off again, since it is thrown elsewhere. */
  public synchronized void remove(Throwable t) {
    if (first == t) {
      first = more == null || more.isEmpty() ? null : more.remove(0);
    } else if (more != null) {
      for (int i = 0; i < more.size(); i++) {
        if (more.get(i) == t) {
          more.remove(i);
          return;
        }
      }
    }
  }

  /** {@link #combined}, by the thread that throws it: the traces show its callers. */
  public Throwable combinedHere() {
    Throwable failure = combined();
    List<Throwable> all;
    synchronized (this) {
      all = cut;
      cut = null;
    }
    if (all != null) {
      for (Throwable t : all) {
        Callers.add(t);
      }
    }
    return failure;
  }

  /** The first one with the others suppressed, each once and never its own; null if none. */
  public Throwable combined() {
    Throwable failure;
    List<Throwable> others;
    synchronized (this) {
      failure = first;
      others = more;
    }
    if (failure != null && others != null) {
      Set<Throwable> known = Collections.newSetFromMap(new IdentityHashMap<>());
      known.add(failure);
      Collections.addAll(known, failure.getSuppressed());
      for (Throwable other : others) {
        if (known.add(other)) {
          failure.addSuppressed(other);
        }
      }
    }
    return failure;
  }
}
