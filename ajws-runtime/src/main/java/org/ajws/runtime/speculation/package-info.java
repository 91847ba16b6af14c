/** Speculative loops: chunks run ahead with tracked accesses, and commit in order. */
package org.ajws.runtime.speculation;
