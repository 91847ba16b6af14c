package org.ajws.agent.race;

import java.util.List;

/**
 * A pair of places that race, with the first pair of accesses of them that was seen.
 *
 * @param location what both access, in words: {@code slot 3 of a double[100]}
 * @param first where the earlier access is
 * @param firstWrites whether it writes
 * @param firstTask who made it
 * @param second where the later access is
 * @param secondWrites whether it writes
 * @param secondTask who made it
 * @param stack of the later access, innermost first
 */
public record Race(
    String location,
    Site first,
    boolean firstWrites,
    Task firstTask,
    Site second,
    boolean secondWrites,
    Task secondTask,
    List<StackTraceElement> stack) {}
