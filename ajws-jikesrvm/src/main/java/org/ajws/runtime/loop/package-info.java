/** What loops and asyncs of the Jikes RVM target call: how often a loop runs, private copies. */
package org.ajws.runtime.loop;
