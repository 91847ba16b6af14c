/**
 * Constructs in the shape that the work-stealing Jikes RVM knows: {@code docs/design/jikes-rvm.md}.
 */
package org.ajws.processor.emit.jikesrvm;
