/** Loops of the Jikes RVM target: ranges that are halved, how often a loop runs, private copies. */
package org.ajws.runtime.loop;
