package org.ajws.runtime.loop;

/** The iterations of a loop over {@code long}. */
final class LongIterations<L> extends Iterations<L> {
  private final long first;
  private final boolean counted;
  private final long step;
  private final LongBody<L, ?> body;

  LongIterations(long first, Relation rel, long step, long count, LongBody<L, ?> body) {
    super(count, 1);
    this.first = first;
    this.counted = rel == Relation.NE;
    this.step = step;
    this.body = body;
  }

  @Override
  void run(long index, long length, L locals) throws Throwable {
    long from = first + index * step;
    long to = counted ? length : from + length * step;
    body.run(from, to, step, locals);
  }
}
