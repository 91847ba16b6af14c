/** Loops, tasks and locks by AJWS, measured beside the alternatives. */
package org.ajws.benchmarks;
