package org.ajws.processor.source.overlay;

/**
 * Marks the place of a {@code synchronized} that an overlay took away.
 *
 * @param text the object that it locked, as it was written; of a method {@code this} or {@code
 *     C.class}
 */
record TakenLock(String text) {}
