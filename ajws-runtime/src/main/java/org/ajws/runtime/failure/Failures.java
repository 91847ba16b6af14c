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

  public synchronized void add(Throwable t) {
    Throwable failure = t instanceof Replaced ? ((Replaced) t).replacement() : t;
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
