/** What generated loops of the Jikes RVM target are made of: halved ranges, the states of tasks. */
package org.ajws.runtime.generated;
