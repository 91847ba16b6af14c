/**
 * The in-memory files of H2 1.4 with atomic sets by an overlay, under clients that write and read.
 */
package org.ajws.samples.h2;
