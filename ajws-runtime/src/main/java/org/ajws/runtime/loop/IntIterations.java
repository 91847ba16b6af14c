package org.ajws.runtime.loop;

/** The iterations of a loop over {@code int}. */
final class IntIterations<L> extends Iterations<L> {
  private final int first;
  private final boolean counted;
  private final int step;
  private final IntBody<L, ?> body;

  IntIterations(int first, Relation rel, int step, long count, IntBody<L, ?> body) {
    super(count, 1);
    this.first = first;
    this.counted = rel == Relation.NE;
    this.step = step;
    this.body = body;
  }

  @Override
  void run(long index, long length, L locals) throws Throwable {
    int from = first + (int) index * step;
    int to = counted ? (int) length : from + (int) length * step;
    body.run(from, to, step, locals);
  }
}
