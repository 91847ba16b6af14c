/**
 * Units of work and their locks in generated text: twins, lock members, field operations; and the
 * sections in which constructs run in order.
 */
package org.ajws.processor.emit.sets;
