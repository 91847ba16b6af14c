/**
 * The runtime of programs translated for Jikes RVM: the classes of the same names in the runtime
 * for OpenJDK, as far as that target needs them, for a library of Java 6. Those that need not
 * differ are compiled from the sources of that runtime.
 */
package org.ajws.runtime;
