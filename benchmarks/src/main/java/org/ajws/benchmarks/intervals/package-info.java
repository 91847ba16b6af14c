/** Graphs of tasks, and the ways to run them. */
package org.ajws.benchmarks.intervals;
