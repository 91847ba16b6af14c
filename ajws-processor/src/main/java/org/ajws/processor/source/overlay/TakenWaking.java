package org.ajws.processor.source.overlay;

/**
 * Marks the place of a {@code notify} or {@code notifyAll} that an overlay took away.
 *
 * @param text the object whose waits it ended, as it was written; {@code this} where none was
 */
record TakenWaking(String text) {}
