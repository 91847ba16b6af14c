package org.ajws.runtime.speculation;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import java.util.Set;

/**
 * The elements of an {@link Iterable} that a speculative loop goes over, twice: ahead, for chunks
 * that run ahead, and once more in order, just as the serial loop asks its iterator, for all that
 * runs in its turn. See {@code docs/design/speculation.md}.
 *
 * @param <T> an element
 */
public final class AheadElements<T> {
  /**
   * Collections whose iterators read nothing but the collection itself, give the same elements each
   * time until it is changed by a call of its own methods, and fail after that; those with {@code
   * set}, after which they do not, have fast {@code get}. Exact classes: a subclass may do
   * anything.
   */
  private static final Set<String> KNOWN =
      Set.of(
          "java.util.ArrayList",
          "java.util.ArrayList$SubList",
          "java.util.HashMap$KeySet",
          "java.util.HashSet",
          "java.util.ImmutableCollections$List12",
          "java.util.ImmutableCollections$ListN",
          "java.util.ImmutableCollections$Set12",
          "java.util.ImmutableCollections$SetN",
          "java.util.LinkedHashMap$LinkedKeySet",
          "java.util.LinkedHashSet",
          "java.util.PriorityQueue",
          "java.util.TreeMap$KeySet",
          "java.util.TreeSet",
          "java.util.Vector");

  private final Object[] ahead; // null: nothing may run ahead
  private final List<?> list; // whose elements may be replaced; null for others
  private final Iterator<? extends T> inOrder;

  // Used by who runs in place, who has the right to commit.
  private long given; // how many elements inOrder has given
  private T last; // of these
  private boolean over; // there are no more
  private boolean alone; // it is not what was read ahead

  private AheadElements(Iterable<? extends T> source, boolean isKnown) {
    this.inOrder = source.iterator();
    this.ahead = isKnown ? elements((Collection<?>) source) : null;
    this.list = isKnown && source instanceof RandomAccess ? (List<?>) source : null;
  }

  /**
   * The elements of a loop.
   *
   * @param source what the loop goes over; its iterator is made at once
   * @param <T> an element
   * @return its elements
   */
  public static <T> AheadElements<T> of(Iterable<? extends T> source) {
    Class<?> type = source.getClass();
    boolean isKnown = KNOWN.contains(type.getName()) && type.getClassLoader() == null;
    return new AheadElements<>(source, isKnown);
  }

  /**
   * The elements of a loop that cannot run ahead.
   *
   * @param source what the loop goes over; its iterator is made at once
   * @param <T> an element
   * @return its elements
   */
  public static <T> AheadElements<T> inOrder(Iterable<? extends T> source) {
    return new AheadElements<>(source, false);
  }

  private static Object[] elements(Collection<?> source) {
    Object[] elements = new Object[source.size()];
    int n = 0;
    for (Object e : source) {
      elements[n++] = e;
    }
    return elements;
  }

  /**
   * How many trips the loop has if it does not change what it goes over.
   *
   * @return their number; 1 where it cannot be known, and the first trip goes on to the end
   */
  public long trips() {
    return ahead == null ? 1 : ahead.length;
  }

  /** Whether the iterator of the program itself is asked, so that no trip can run ahead. */
  boolean isInOrder() {
    return ahead == null;
  }

  /**
   * For what runs in place: whether it has another trip. Behind its last one it asks the iterator
   * for the element that is next, which another chunk is to have. If there is none, or another one,
   * then the body has changed what the loop goes over, and all other trips follow here.
   *
   * @param trip the trip
   * @param past the trip after the last one of the chunk
   * @return whether there is; its element is {@link #element()}
   */
  public boolean next(long trip, long past) {
    if (!giveUpTo(trip + 1)) {
      over = true;
      return false;
    }
    alone |= trip >= past && !isExpected(trip);
    return trip < past || alone;
  }

  /** Whether the element of a trip is the one that was read ahead. */
  private boolean isExpected(long trip) {
    return ahead != null && trip < ahead.length && ahead[(int) trip] == last;
  }

  /** Asks the iterator as the serial loop does, until it has given so many elements. */
  private boolean giveUpTo(long many) {
    while (given < many) {
      if (!inOrder.hasNext()) {
        return false;
      }
      last = inOrder.next();
      given++;
    }
    return true;
  }

  /**
   * For what runs in place: the element of the trip that {@link #next(long, long)} has found.
   *
   * @return the element
   */
  public T element() {
    return last;
  }

  /**
   * For what runs in place, behind its last trip: how the loop goes on.
   *
   * @param exit the number of the exit behind the last element
   * @return it, if there are no more elements, or 0
   */
  public int end(int exit) {
    return over ? exit : 0;
  }

  /** As {@link #next(long, long)}, in tracked code. */
  public boolean next(Chunk chunk, long trip, long past) {
    if (!chunk.direct) {
      if (ahead != null) {
        chunk.isAt(this, trip);
        return trip < past;
      }
      chunk.irrevocable();
    }
    return next(trip, past);
  }

  /** As {@link #element()}, in tracked code. */
  @SuppressWarnings("unchecked") // it was read from the same source
  public T element(Chunk chunk, long trip) {
    return chunk.direct ? last : (T) ahead[(int) trip];
  }

  /** As {@link #end(int)}, in tracked code. */
  public int end(Chunk chunk, int exit) {
    return chunk.direct ? end(exit) : 0;
  }

  /**
   * Whether the elements of a chunk are still what was read ahead, if none was added or removed.
   */
  boolean holds(long from, long to) {
    if (list != null) {
      for (int i = (int) from; i < to; i++) {
        if (list.get(i) != ahead[i]) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * The chunk is about to write at once, in the middle of a trip: from here on the body may change
   * what the loop goes over, so the iterator has to be where it is in the serial loop.
   */
  void catchUp(long trip) {
    giveUpTo(trip + 1);
  }
}
