package org.ajws.runtime.lock;

/** A set that is a set of another object: both have one lock. */
final class AliasedSet implements SetLock {
  private final Object owner;
  private final OrderedLock target;

  AliasedSet(Object owner, OrderedLock target) {
    this.owner = owner;
    this.target = target;
  }

  @Override
  public OrderedLock of(Object object) {
    return owner == object ? target.actual() : null;
  }
}
