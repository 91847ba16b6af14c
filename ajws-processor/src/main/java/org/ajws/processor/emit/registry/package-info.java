/** Which emitter writes the code of which target. */
package org.ajws.processor.emit.registry;
