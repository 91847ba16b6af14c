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

  /** How many cells there are. */
  int cells();

  /** A cell, an object with units that are called one by one. */
  Object cell(int cell);

  /** How many units a cell has; the first one changes it, if any does, the last one reads. */
  int cellUnits(int cell);

  /** Calls a unit of a cell. */
  int callCell(int cell, int method, int n);
}
