package org.ajws.processor.fuzz;

/**
 * A generated program with a method {@code static String run(boolean exact)}.
 *
 * @param seed that gives this program again
 * @param name of its only top-level class, in the unnamed package
 * @param text its source
 */
record Program(long seed, String name, String text) {}
