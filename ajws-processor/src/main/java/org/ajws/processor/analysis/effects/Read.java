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
 */
public record Read(AccessPath location, boolean certain, Tree at, String readAt, Tree task) {
  /** The same read of another slot. */
  Read of(AccessPath other) {
    return new Read(other, certain, at, readAt, task);
  }
}
