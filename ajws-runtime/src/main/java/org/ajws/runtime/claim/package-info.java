/** What chunks of a loop read and write, stated before they run: index sets of arrays. */
package org.ajws.runtime.claim;
