package org.ajws.processor.analysis.effects;

import org.ajws.processor.program.Async;

/**
 * Two tasks that run beside each other and write in common.
 *
 * @param first the async that was started first
 * @param second the other async; null for the code behind the first
 * @param write what they have in common
 */
public record TaskPair(Async first, Async second, SharedWrite write) {}
