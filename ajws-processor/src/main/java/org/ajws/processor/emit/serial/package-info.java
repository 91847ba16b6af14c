/** The target {@code serial}: constructs stay as they are, only units of work are locked. */
package org.ajws.processor.emit.serial;
