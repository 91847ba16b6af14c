package org.ajws.runtime.loop;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Segment;

/**
 * Takes the bodies of a loop with a general header. A body runs on the starter, too, as long as
 * nobody wants it. Else it is given away, together with as many of the following bodies as make the
 * trip worth while.
 *
 * <p>The iterations fall into segments, each with a state of its own: a run of bodies that the
 * starter runs itself, or a batch that it gives away. Their states are joined to the root's in
 * order, those at the front as soon as they have ended. With a deterministic reduction every
 * segment has {@value #LENGTH} bodies, whoever runs it.
 *
 * <p>Used by the starter only, {@link #joinAll} by whoever ends the loop.
 */
abstract class SegmentSpawner<L extends TaskLocals<L>> implements Spawner<L> {
  /** The length of a segment of a deterministic reduction. */
  static final int LENGTH = 16;

  private static final int MAX_BATCH = 1024;
  private static final int SAMPLE = 8;

  private final Region region;
  private final L root;
  private final Config config;
  private final boolean deterministic;
  private final boolean apart;
  private final ArrayDeque<Segment> segments = new ArrayDeque<>(); // after the root's own

  private Own<L> own; // the segment that the starter runs now; null if it is to be given away
  private TaskBody<L, ?>[] batch; // the bodies of the segment to be given away, or null
  private int batched;
  private long inline;
  private long spawned;

  SegmentSpawner(Region region, L root, Config config) {
    this.region = region;
    this.root = root;
    this.config = config;
    this.deterministic = root.isDeterministic();
    this.apart = root.isApart();
    this.own = new Own<>(root);
  }

  /** Whether somebody is there to run bodies. */
  abstract boolean isWanted();

  /** Gives bodies to somebody, after {@link #add} for what stands for them. */
  abstract void give(Iterations<L> bodies);

  @Override
  public boolean stopped() {
    return region.isCancelled();
  }

  @Override
  public <E extends Throwable> void spawn(TaskBody<L, E> body) throws E {
    if (region.isCancelled()) {
      return;
    }
    if (deterministic ? spawned % LENGTH == 0 : batch == null) {
      beginSegment(apart || (!isTiny() && isWanted()));
    }
    spawned++;
    if (batch == null) {
      runInline(body);
    } else {
      batch[batched++] = body;
      if (batched == batch.length) {
        giveBatch();
      }
    }
  }

  /** Whether the loop until now is too short to be shared. */
  private boolean isTiny() {
    return region.takesLessThan(config.tinyNanos, spawned + 1);
  }

  @SuppressWarnings("unchecked")
  private void beginSegment(boolean wanted) {
    if (wanted) {
      long ideal = apart ? 1 : region.profile().chunk(config.chunkNanos, 1);
      batch = new TaskBody[deterministic ? LENGTH : (int) Math.min(ideal, MAX_BATCH)];
      batched = 0;
      own = null;
    } else if (own == null || deterministic) {
      own = new Own<>((L) region.forkLocals());
      batch = null;
      add(own);
    }
  }

  private <E extends Throwable> void runInline(TaskBody<L, E> body) throws E {
    boolean timed = inline++ % SAMPLE == 0;
    long start = timed ? System.nanoTime() : 0;
    body.run(own.state);
    if (timed) {
      region.profile().record(System.nanoTime() - start, 1);
    }
  }

  private void giveBatch() {
    Iterations<L> bodies = new Bodies<>(Arrays.copyOf(batch, batched));
    batch = null;
    give(bodies);
  }

  /** Says that the header has ended: the last batch goes. */
  final void headerEnded() {
    if (batch != null && batched > 0) {
      giveBatch();
    }
  }

  /** Appends a segment. */
  final void add(Segment segment) {
    if (region.hasState()) {
      segments.add(segment);
      joinFront();
    }
  }

  /** Joins the segments at the front that have ended, so that long loops keep few states. */
  private void joinFront() {
    for (Segment first; (first = segments.peek()) != null; segments.remove()) {
      if (first == own || !first.isEnded() || !root.isSettled() || !isSettled(first)) {
        return;
      }
      Piece.joinTo(root, first.state());
    }
  }

  /** Asyncs of a segment that has ended may still run. */
  private static boolean isSettled(Segment segment) {
    TaskLocals<?> state = segment.state();
    return state == null || state.isSettled();
  }

  /** Joins all segments; they have ended. */
  final void joinAll() {
    for (Segment segment; (segment = segments.poll()) != null; ) {
      Piece.joinTo(root, segment.state());
    }
  }

  /** How many bodies the starter ran itself. */
  final long inline() {
    return inline;
  }

  /** How many bodies there were. */
  final long spawned() {
    return spawned;
  }

  /** A segment that the starter runs itself. */
  private static final class Own<L extends TaskLocals<L>> implements Segment {
    final L state;

    Own(L state) {
      this.state = state;
    }

    @Override
    public boolean isEnded() {
      return true;
    }

    @Override
    public TaskLocals<?> state() {
      return state;
    }
  }

  /** Bodies that were spawned one after the other. */
  private static final class Bodies<L extends TaskLocals<L>> extends Iterations<L> {
    private final TaskBody<L, ?>[] bodies;

    Bodies(TaskBody<L, ?>[] bodies) {
      super(bodies.length, 1);
      this.bodies = bodies;
    }

    @Override
    void run(long index, long length, L locals) throws Throwable {
      for (int i = (int) index; i < index + length && !locals.cancelled(); i++) {
        bodies[i].run(locals);
      }
    }
  }
}
