/** Tasks that wait for each other without a thread each. */
package org.ajws.sync;
