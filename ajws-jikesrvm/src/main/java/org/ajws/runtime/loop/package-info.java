/** What loops and asyncs of the Jikes RVM target call: private copies. */
package org.ajws.runtime.loop;
