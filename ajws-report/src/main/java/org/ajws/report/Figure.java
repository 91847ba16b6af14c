package org.ajws.report;

/**
 * One counted number of the report, with how it was counted.
 *
 * @param id a stable name for machines, for example {@code "lines.annotations"}
 * @param label for people
 * @param value the number
 * @param method how it was counted, in a sentence; may be empty
 */
public record Figure(String id, String label, long value, String method) {}
