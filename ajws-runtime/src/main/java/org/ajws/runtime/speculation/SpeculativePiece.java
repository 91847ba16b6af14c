package org.ajws.runtime.speculation;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A thread that takes part in a speculative loop, as a piece of it: splitting it off lets one more
 * take part. A piece that finds nothing to do ends; when there is room again, one that goes on is
 * split again. All of them are counted in the root, so that no chain of ended ones is kept.
 */
final class SpeculativePiece extends Piece {
  private final ChunkedRun run;
  private final SpeculativePiece root; // null: this is it

  SpeculativePiece(Region region, ChunkedRun run) {
    super(region, null, TaskLocals.none());
    this.run = run;
    this.root = null;
  }

  private SpeculativePiece(SpeculativePiece root) {
    super(root.region, root, TaskLocals.none());
    this.run = root.run;
    this.root = root;
  }

  private SpeculativePiece root() {
    return root == null ? this : root;
  }

  @Override
  public void run(Worker worker) {
    try {
      run.takePart(worker, () -> worker.poll(this));
    } catch (Throwable t) {
      // The runtime's own code had no room on the stack: others go on, at last the starter.
    }
  }

  /** Asyncs inside run in order. */
  @Override
  public AsyncScope asyncScope() {
    return null;
  }

  @Override
  public int rest() {
    return run.room();
  }

  @Override
  public Piece split(boolean keep) {
    return run.room() > (keep ? 1 : 0) ? new SpeculativePiece(root()) : null;
  }

  @Override
  public Piece splitAll() {
    return new SpeculativePiece(root());
  }

  @Override
  public void addChild(Piece child) {
    root().countChild(); // this part of it has not ended
  }

  @Override
  public void removeNewestChild() {
    root().uncountChild();
  }

  @Override
  public void absorb(Piece child) {
    // it had nothing of its own
  }

  @Override
  public void joinChildren() {
    // they have no state
  }

  @Override
  public boolean isExpectedToTakeLessThan(long nanos) {
    return false;
  }
}
