package org.ajws.processor.fuzz;

/** A generated program whose actions are called by number. */
public interface AliasActions {
  /** How many there are. */
  int actions();

  /** Does one. */
  void act(int action);
}
