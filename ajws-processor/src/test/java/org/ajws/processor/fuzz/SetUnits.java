package org.ajws.processor.fuzz;

/** A generated program: objects with atomic sets, whose units are called by number. */
public interface SetUnits {
  /** How many objects there are. */
  int objects();

  /** The object of the first class, whose first method reads a member and writes it. */
  int first();

  /** How many methods of an object may be called. */
  int methods(int object);

  /** Calls a method of an object. */
  int call(int object, int method, int n);
}
