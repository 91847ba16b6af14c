package org.ajws.runtime;

/**
 * What one parallel loop of the program did.
 *
 * @param site the loop as {@code File.java:LINE}
 * @param executions how often it was executed
 * @param iterations how many iterations all executions had together, run or cancelled
 */
public record SiteStatistics(String site, long executions, long iterations) {}
