package org.ajws.processor.fuzz;

/**
 * The names of a program's methods {@code int name(int n, int x)}, which call each other with
 * smaller {@code n}.
 *
 * @param pure how many there are that change nothing
 * @param effectful how many add to the program's counters
 */
record TaskMethods(int pure, int effectful) {
  String pureName(int i) {
    return "pure" + i;
  }

  String effectfulName(int i) {
    return "effect" + i;
  }

  /** One that code with or without effects may call. */
  String any(Dice dice, boolean effects) {
    return effects && dice.oneIn(2)
        ? effectfulName(dice.below(effectful))
        : pureName(dice.below(pure));
  }
}
