/**
 * The runtime of programs translated for Jikes RVM: the classes of the same names in the runtime
 * for OpenJDK, as far as that target needs them, written for a library of Java 6.
 */
package org.ajws.runtime;
