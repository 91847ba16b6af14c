/**
 * Locks of atomic sets, with one global order, and critical sections.
 *
 * <p>The public types are for generated code.
 */
package org.ajws.runtime.lock;
