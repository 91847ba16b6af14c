/**
 * A program that recurses through each construct until its stack is full, written in the standard
 * surface. Compiled as it is it is serial.
 */
package org.ajws.benchmarks.depth;
