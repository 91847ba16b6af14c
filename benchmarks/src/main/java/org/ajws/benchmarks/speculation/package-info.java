/** Speculative loops by hand, as the translator writes them. */
package org.ajws.benchmarks.speculation;
