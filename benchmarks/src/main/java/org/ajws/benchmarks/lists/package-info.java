/** The thesis' eight programs as lists of tasks, each plain, watched and with claims. */
package org.ajws.benchmarks.lists;
