/** What generated classes of the Jikes RVM target extend: the states of tasks. */
package org.ajws.runtime.generated;
