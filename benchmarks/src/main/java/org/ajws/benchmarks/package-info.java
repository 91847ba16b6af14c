/** Parallel loops by AJWS against the alternatives. */
package org.ajws.benchmarks;
