/** Units of work and their locks in generated text: twins, lock members, field operations. */
package org.ajws.processor.emit.sets;
