package org.ajws.processor.fuzz;

/**
 * A generated program with a method {@code static String run(boolean exact)}.
 *
 * @param seed that gives this program again
 * @param name of its file and class
 * @param type the class with its package
 * @param text its source
 */
record Program(long seed, String name, String type, String text) {
  /** One in the unnamed package. */
  Program(long seed, String name, String text) {
    this(seed, name, name, text);
  }
}
