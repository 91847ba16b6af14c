package org.ajws.processor.plan.frames;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Class files allow a method 64 KB of byte code and 255 parameters. A method whose versions might
 * be beyond that is given no frames. The sizes are estimates, rather too large: what was measured
 * of the code for a point, and of Java code by its characters.
 */
final class PlanSize {
  private static final int MOST_BYTES = 60_000;
  private static final int MOST_PARAMETERS = 250;

  private static final int SLOW_BYTES_OF_POINT = 150;

  /** At a point in an async within another one the frames of both are made. */
  private static final int SLOW_BYTES_OF_DEPTH = 30;

  private static final int FAST_BYTES_OF_POINT = 30;
  private static final int BYTES_OF_ARGUMENT = 2;

  private PlanSize() {}

  /** Refuses a method that would be too large. */
  static void require(MethodPlan plan) throws Unsupported {
    Set<Object> saved = new HashSet<>();
    int parameters = 2; // of two slots if wide; with the pc and the object
    for (MethodPlan.Point point : plan.points().values()) {
      for (var v : point.variables()) {
        parameters += saved.add(v) ? slots(plan.variables().get(v).fieldType()) : 0;
      }
      for (Temp t : point.temps()) {
        parameters += saved.add(t) ? slots(t.fieldType()) : 0;
      }
    }
    if (parameters > MOST_PARAMETERS) {
      throw new Unsupported("so many locals that no method can be given them all");
    }
    Method method = plan.method();
    long code = method.end(method.tree()) - method.start(method.tree());
    long slow =
        (long) plan.lastPc() * SLOW_BYTES_OF_POINT
            + depths(plan) * SLOW_BYTES_OF_DEPTH
            + code * 3 / 2;
    int argument = saved.size() * BYTES_OF_ARGUMENT;
    long fast = (long) plan.lastPc() * (FAST_BYTES_OF_POINT + argument) + code;
    if (Math.max(slow, fast) > MOST_BYTES) {
      throw new Unsupported("so much code that its versions would be beyond the limit of 64 KB");
    }
  }

  /** For each point, in how many asyncs it stands but the outermost. */
  private static long depths(MethodPlan plan) {
    BitSet inAsyncs = new BitSet();
    long depths = 0;
    for (Node.Spawn spawn : plan.spawns()) {
      inAsyncs.set(spawn.from(), spawn.to());
      depths += spawn.to() - spawn.from();
    }
    return depths - inAsyncs.cardinality();
  }

  private static int slots(String type) {
    return List.of("long", "double").contains(type) ? 2 : 1;
  }
}
