package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;

/**
 * A read of an array slot in the body of the loop.
 *
 * @param slot what is read
 * @param certain whether every iteration reads it
 * @param at the read
 * @param task the async that reads, of those that the walk follows; null for none
 */
public record ArrayRead(AccessPath slot, boolean certain, Tree at, Tree task) {}
