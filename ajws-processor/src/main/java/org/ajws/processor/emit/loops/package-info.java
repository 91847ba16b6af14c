/** Parallel loops as calls of the runtime, and sections in which constructs run in order. */
package org.ajws.processor.emit.loops;
