/**
 * Data that threads share: with atomic sets, and by hand with locks and without. The classes whose
 * names end with {@code Set} are translated by each run; compiled as they are they take no lock.
 */
package org.ajws.benchmarks.locks;
