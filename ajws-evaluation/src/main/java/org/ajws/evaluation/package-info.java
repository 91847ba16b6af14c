/**
 * Evaluates AJWS on whole code bases: takes their sources, annotates them by overlays, translates,
 * compiles, compares every result with the serial one, and measures all forms side by side.
 */
package org.ajws.evaluation;
