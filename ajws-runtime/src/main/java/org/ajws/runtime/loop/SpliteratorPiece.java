package org.ajws.runtime.loop;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A piece of the elements of a sized spliterator.
 *
 * <p>Many spliterators cannot be split any more once they have been advanced (those of hash
 * tables), so a piece keeps spliterators that were never advanced, in order. It splits the first
 * one down to the size of a chunk and then runs that; a request takes the last one, which is the
 * largest.
 */
final class SpliteratorPiece<T, L extends TaskLocals<L>> extends Piece {
  private final ElementsBody<T, L, ?> body;
  private final ArrayDeque<Spliterator<T>> parts = new ArrayDeque<>(); // not started, in order

  SpliteratorPiece(
      Region region,
      Piece parent,
      TaskLocals<?> locals,
      Spliterator<T> all,
      ElementsBody<T, L, ?> body) {
    super(region, parent, locals);
    this.body = body;
    if (all != null) {
      parts.add(all);
    }
  }

  @Override
  public int rest() {
    if (parts.size() > 1) {
      return 2;
    }
    return parts.isEmpty() ? 0 : (int) Math.min(2, parts.peek().estimateSize());
  }

  @Override
  public Piece split(boolean keep) {
    Spliterator<T> last = parts.pollLast();
    if (parts.isEmpty()) {
      Spliterator<T> prefix = last.trySplit();
      if (prefix != null) {
        parts.add(prefix);
      } else if (keep) {
        parts.add(last);
        return null;
      }
    }
    return new SpliteratorPiece<>(region, this, null, last, body);
  }

  @Override
  public Piece splitAll() {
    SpliteratorPiece<T, L> child = new SpliteratorPiece<>(region, this, null, null, body);
    child.parts.addAll(parts);
    parts.clear();
    return child;
  }

  @Override
  @SuppressWarnings("unchecked") // a child of this piece
  public void absorb(Piece child) {
    parts.addAll(((SpliteratorPiece<T, L>) child).parts);
  }

  @Override
  public boolean isExpectedToTakeLessThan(long nanos) {
    return region.takesLessThan(nanos, elements());
  }

  private long elements() {
    long left = 0;
    for (Spliterator<T> part : parts) {
      left += part.estimateSize();
    }
    return left;
  }

  @Override
  @SuppressWarnings("unchecked") // forked from the root's
  public void run(Worker worker) throws Throwable {
    L state = (L) locals;
    ChunkSizer sizer = new ChunkSizer(worker.scheduler.config, region, 1, elements());
    long ran = 0;
    try {
      do {
        for (; ; ) {
          worker.poll(this);
          if (parts.isEmpty() || region.isCancelled()) {
            break;
          }
          Part<T> part = new Part<>(nextChunk(sizer, !worker.deque.isEmpty()));
          int started = worker.started;
          try {
            body.run(() -> part, state);
          } finally {
            ran += part.count;
          }
          sizer.ran(Math.max(part.count, 1), worker.started != started);
        }
      } while (!region.isCancelled() && worker.takeBack(this));
    } finally {
      worker.counters.ran(ran);
      sizer.finish();
    }
  }

  private Spliterator<T> nextChunk(ChunkSizer sizer, boolean offered) {
    Spliterator<T> first = parts.poll();
    long length = sizer.next(Math.max(1, first.estimateSize()), offered);
    while (first.estimateSize() > length) {
      Spliterator<T> prefix = first.trySplit();
      if (prefix == null) {
        break;
      }
      parts.addFirst(first);
      first = prefix;
    }
    return first;
  }

  /** Iterates over the elements of a spliterator without reading ahead of {@code hasNext}. */
  private static final class Part<T> implements Iterator<T>, Consumer<T> {
    private final Spliterator<T> elements;
    private T element;
    private boolean present;
    long count;

    Part(Spliterator<T> elements) {
      this.elements = elements;
    }

    @Override
    public void accept(T t) {
      element = t;
      present = true;
    }

    @Override
    public boolean hasNext() {
      return present || elements.tryAdvance(this);
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      present = false;
      count++;
      T t = element;
      element = null;
      return t;
    }
  }
}
