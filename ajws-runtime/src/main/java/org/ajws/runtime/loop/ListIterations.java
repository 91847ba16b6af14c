package org.ajws.runtime.loop;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The iterations of a loop over a list with random access, by index. */
final class ListIterations<T, L> extends Iterations<L> {
  private final List<T> list;
  private final ElementsBody<T, L, ?> body;

  ListIterations(List<T> list, int size, ElementsBody<T, L, ?> body) {
    super(size, 1);
    this.list = list;
    this.body = body;
  }

  @Override
  void run(long index, long length, L locals) throws Throwable {
    int from = (int) index;
    int to = from + (int) length;
    body.run(() -> new Part(from, to), locals);
  }

  private final class Part implements Iterator<T> {
    private int next;
    private final int end;

    Part(int from, int end) {
      this.next = from;
      this.end = end;
    }

    @Override
    public boolean hasNext() {
      return next < end;
    }

    @Override
    public T next() {
      if (next >= end) {
        throw new NoSuchElementException();
      }
      return list.get(next++);
    }
  }
}
