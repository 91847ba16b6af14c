/** Loops that run ahead, as a program has them: translated, and serial as they are compiled. */
package org.ajws.benchmarks.ahead;
