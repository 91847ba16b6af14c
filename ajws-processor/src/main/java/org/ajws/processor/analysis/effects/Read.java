package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A read of an array slot or a field.
 *
 * @param location what is read
 * @param certain whether every iteration reads it
 * @param at the read, or the call that leads to it
 * @param readAt {@code File.java:LINE} of the read where {@code at} is a call; else null
 * @param task the async that reads, of those that the walk follows; null for none
 * @param time when, by the clock of the walk
 * @param isRest whether it is read, or anything that it leads to
 * @param guards the locks that are held
 * @param outlasts whether an async reads that may still run when the method has returned
 * @param dispatches the calls that all have to lead there
 */
public record Read(
    AccessPath location,
    boolean certain,
    Tree at,
    String readAt,
    Tree task,
    int time,
    boolean isRest,
    List<AccessPath> guards,
    boolean outlasts,
    List<Dispatch> dispatches) {

  /** How names of reads begin of which the place is not known. */
  static final String REST = "...";

  /** From an object of a library to what a call that changes it changes. */
  static final AccessPath.Step CONTENT = new AccessPath.Step.Call("content");

  /**
   * From a container of which each method locks, but not all that one iteration calls, to what an
   * iteration reads.
   */
  static final AccessPath.Step ITERATED = new AccessPath.Step.Call("iterated");

  /** Of a read that no task and no time is known of yet. */
  Read(AccessPath location, boolean certain, Tree at, String readAt) {
    this(location, certain, at, readAt, null, 0, false, List.of(), false, List.of());
  }

  /** The name of what is read; all slots of an array have one. */
  String name() {
    return (isRest ? REST : "") + location.location();
  }

  /** The same read of another slot. */
  Read of(AccessPath other) {
    return new Read(other, certain, at, readAt, task, time, isRest, guards, outlasts, dispatches);
  }

  /** A read of which is known only that it is of a place, or of what it leads to. */
  Read rest(AccessPath place) {
    return new Read(place, false, at, readAt, task, time, true, guards, outlasts, dispatches);
  }

  /** The same read, which may be left out. */
  Read perhaps() {
    return new Read(location, false, at, readAt, task, time, isRest, guards, outlasts, dispatches);
  }

  /** The same read as that of a call. */
  Read by(Tree call, String where) {
    String first = readAt != null ? readAt : where;
    return new Read(
        location, certain, call, first, task, time, isRest, guards, outlasts, dispatches);
  }

  /** The same read, if calls lead there. */
  Read by(List<Dispatch> calls) {
    return calls.equals(dispatches)
        ? this
        : new Read(
            location,
            certain,
            at,
            readAt,
            task,
            time,
            isRest,
            guards,
            outlasts,
            List.copyOf(calls));
  }

  /** The same read of an async that may still run when the method has returned. */
  Read outlasting() {
    return new Read(location, certain, at, readAt, task, time, isRest, guards, true, dispatches);
  }

  /** The same read by a task, at a time. */
  Read of(Tree reader, int when) {
    return new Read(
        location, certain, at, readAt, reader, when, isRest, guards, outlasts, dispatches);
  }

  /** The same read under some locks. */
  Read holding(List<AccessPath> locks) {
    return new Read(
        location,
        certain,
        at,
        readAt,
        task,
        time,
        isRest,
        List.copyOf(locks),
        outlasts,
        dispatches);
  }

  /**
   * This read for another one of the same place, too: what is certain of one, the locks of both.
   */
  Read and(Read other) {
    Read known = certain ? this : other;
    List<AccessPath> both = guards.stream().filter(other.guards::contains).toList();
    Read joint = both.equals(known.guards) ? known : known.holding(both);
    return joint.by(Dispatch.either(dispatches, other.dispatches));
  }

  /** What belongs to the place, if it is what an object of a library holds; else the place. */
  AccessPath place() {
    return isContent() || isIteration() ? location.holder() : location;
  }

  boolean isIteration() {
    return ITERATED.equals(location.last());
  }

  /**
   * Whether it is an iteration that a change by one call of the same container may come into: not
   * if the container itself is locked, as its methods do.
   */
  boolean isDisturbedBy(Effect e) {
    boolean called =
        e.kind() == Effect.Kind.OBJECT || e.kind() == Effect.Kind.ATOMIC && e.method() != null;
    return called && isIteration() && e.target().equals(place()) && !guards.contains(place());
  }

  /** Whether it is what an object of a library holds that is read. */
  boolean isContent() {
    return CONTENT.equals(location.last());
  }

  /** What changes the place. */
  Effect.Kind changedBy() {
    if (isContent() || isIteration()) {
      return Effect.Kind.OBJECT;
    }
    return location.last() instanceof AccessPath.Step.Field ? Effect.Kind.FIELD : Effect.Kind.SLOT;
  }

  /** Whether nothing but the order tells which write it sees: of a volatile field under a lock. */
  boolean isOrdered(Effect write) {
    return isVolatile() && !write.guards().isEmpty();
  }

  private boolean isVolatile() {
    return location.last() instanceof AccessPath.Step.Field f
        && f.field().getModifiers().contains(Modifier.VOLATILE);
  }
}
