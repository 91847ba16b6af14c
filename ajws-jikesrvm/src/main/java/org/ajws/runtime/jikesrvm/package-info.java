/** Handlers of the exceptions by which Jikes RVM steals. */
package org.ajws.runtime.jikesrvm;
