package org.ajws.processor.plan;

/** The shape that a target's code gives to asyncs, finishes and loops. */
public enum ConstructForm {
  /** A stolen async is the saved stack of its method; what cannot be saved has the task form. */
  FRAMES("frames"),
  /** Asyncs are lambdas that are queued. */
  TASKS("tasks"),
  /** Constructs stay as they are, and run in order. */
  SERIAL("serial"),
  /** In order, too, with events for who watches the run. */
  TRACED("traced"),
  /** Exception handlers that the virtual machine knows; Java 6. */
  HANDLERS("handlers");

  private final String label;

  ConstructForm(String label) {
    this.label = label;
  }

  /** What reports call it. */
  public String label() {
    return label;
  }

  /**
   * Whether the code is of Java 6: without lambdas and default methods, and with no other way than
   * locks to make units of work exclude each other.
   */
  public boolean isJava6() {
    return this == HANDLERS;
  }

  /** Whether speculative loops run ahead; else they stay as they are, and run in order. */
  public boolean speculates() {
    return this == FRAMES || this == TASKS;
  }

  /** Whether tasks may wait for futures. */
  public boolean hasFutures() {
    return this != HANDLERS;
  }

  /** Whether there are intervals. */
  public boolean hasIntervals() {
    return this != HANDLERS;
  }

  /** Whether units of work may give their locks back before their end, to wait or for good. */
  public boolean hasConditions() {
    return this != HANDLERS;
  }

  /**
   * Whether somebody watches the run: then what tasks share need not be judged before, and every
   * atomic set has a lock that can be seen.
   */
  public boolean isWatched() {
    return this == TRACED;
  }
}
