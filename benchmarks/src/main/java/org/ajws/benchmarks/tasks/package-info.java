/**
 * The ten task-parallel programs of Kumar's thesis, written in the standard surface, each beside
 * the same program written by hand with the JDK's means. Compiled as they are the programs are
 * serial.
 */
package org.ajws.benchmarks.tasks;
