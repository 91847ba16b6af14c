package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** The root piece of a loop with a general header; the header runs on the starter. */
final class InOrderPiece<L extends TaskLocals<L>> extends Piece {
  private final InOrderLoop<L, ?> loop;
  private final SegmentSpawner<L> spawner;
  private final Worker worker;

  InOrderPiece(Worker worker, Region region, L root, InOrderLoop<L, ?> loop) {
    super(region, null, root);
    this.loop = loop;
    this.worker = worker;
    this.spawner = new WorkerSpawner(root);
  }

  @Override
  public void run(Worker starter) throws Throwable {
    try {
      loop.run(spawner);
      spawner.headerEnded();
    } finally {
      starter.counters.ran(spawner.inline());
      starter.counters.iterated(region.profile(), spawner.spawned());
    }
  }

  @Override
  public void addChild(Piece child) {
    countChild();
    spawner.add(child);
  }

  @Override
  public void removeNewestChild() {
    uncountChild(); // it stays a segment, without a state
  }

  @Override
  public void joinChildren() {
    locals.settle();
    spawner.joinAll();
  }

  @Override
  public int rest() {
    return 0; // bodies that the header has not made yet cannot be split off
  }

  @Override
  public Piece split(boolean keep) {
    return null;
  }

  @Override
  public Piece splitAll() {
    throw new IllegalStateException("nothing to split");
  }

  @Override
  public void absorb(Piece child) {
    // its bodies are lost, and with them the loop: the failure to publish them ends it
  }

  @Override
  public boolean isExpectedToTakeLessThan(long nanos) {
    return true; // what it gives away, it offers when it has it
  }

  /** Gives batches to hungry workers. */
  private final class WorkerSpawner extends SegmentSpawner<L> {
    WorkerSpawner(L root) {
      super(InOrderPiece.this.region, root, worker.schedulerInUse().config);
    }

    @Override
    boolean isWanted() {
      worker.poll(null); // the iterations of loops around this one go first
      return worker.scheduler.isAnyoneHungry()
          && worker.deque.isEmpty()
          && worker.scheduler.findHungry(worker, w -> takes(w.idleness.filter())) != null;
    }

    private boolean takes(Region filter) {
      return filter == null || region.isWithin(filter);
    }

    @Override
    void give(Iterations<L> bodies) {
      Piece child = new RangePiece<>(region, InOrderPiece.this, null, bodies, 0, bodies.count);
      worker.publish(InOrderPiece.this, child);
      worker.scheduler.wakeAnyone(region);
    }
  }
}
