/** Locks of atomic sets and critical sections, for a library of Java 6. */
package org.ajws.runtime.lock;
