package org.ajws.runtime.lock;

/**
 * What an object keeps for an atomic set: the set's lock, or the way to that of the set that it is
 * an alias of. Generated code reads it from a volatile field.
 */
public interface SetLock {
  /**
   * The lock of the set.
   *
   * @param object the object that holds this in a field
   * @return the lock; null if this was made for another object, whose fields {@code clone()} copied
   */
  OrderedLock of(Object object);
}
