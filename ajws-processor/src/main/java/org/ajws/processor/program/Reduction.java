package org.ajws.processor.program;

/**
 * A {@code @Reduce} declaration.
 *
 * @param operator SUM, PRODUCT, MIN, MAX, AND, OR or XOR; null with {@code by}
 * @param reducer the reducer class in the source's words, of {@code by = R.class}; null without
 * @param deterministic whether the result must not depend on the number of workers
 */
public record Reduction(String operator, String reducer, boolean deterministic) {}
