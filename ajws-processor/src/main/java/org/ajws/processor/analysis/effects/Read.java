package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;

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
 */
public record Read(
    AccessPath location,
    boolean certain,
    Tree at,
    String readAt,
    Tree task,
    int time,
    boolean isRest) {

  /** How names of reads begin of which the place is not known. */
  static final String REST = "...";

  /** From an object of a library to what a call that changes it changes. */
  static final AccessPath.Step CONTENT = new AccessPath.Step.Call("content");

  /** Of a read that no task and no time is known of yet. */
  Read(AccessPath location, boolean certain, Tree at, String readAt) {
    this(location, certain, at, readAt, null, 0, false);
  }

  /** The name of what is read; all slots of an array have one. */
  String name() {
    return (isRest ? REST : "") + location.location();
  }

  /** The same read of another slot. */
  Read of(AccessPath other) {
    return new Read(other, certain, at, readAt, task, time, isRest);
  }

  /** A read of which is known only that it is of a place, or of what it leads to. */
  Read rest(AccessPath place) {
    return new Read(place, false, at, readAt, task, time, true);
  }

  /** The same read by a task, at a time. */
  Read of(Tree reader, int when) {
    return new Read(location, certain, at, readAt, reader, when, isRest);
  }
}
