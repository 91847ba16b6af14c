/** Parallel loops as calls of the runtime. */
package org.ajws.processor.emit.loops;
