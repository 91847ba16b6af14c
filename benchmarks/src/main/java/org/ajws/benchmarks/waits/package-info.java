/**
 * Programs whose tasks wait for each other, written in the standard surface, and what does the same
 * by hand. {@code benchmarks/run waits} translates and measures them.
 */
package org.ajws.benchmarks.waits;
