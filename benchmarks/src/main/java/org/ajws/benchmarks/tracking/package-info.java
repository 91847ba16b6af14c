/** The thesis' ways to watch what tasks touch that run ahead of their turn, for comparison. */
package org.ajws.benchmarks.tracking;
