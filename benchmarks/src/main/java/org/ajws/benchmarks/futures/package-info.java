/**
 * One recurrence with async values, with futures that stay in their method and with futures that
 * leave it, written in the standard surface. Compiled as it is it is serial.
 */
package org.ajws.benchmarks.futures;
