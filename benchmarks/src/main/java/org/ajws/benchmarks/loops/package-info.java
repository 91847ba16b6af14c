/**
 * The measured loops, one per class. Compiled as they are they run in order; the benchmarks
 * translate a copy of these sources.
 */
package org.ajws.benchmarks.loops;
