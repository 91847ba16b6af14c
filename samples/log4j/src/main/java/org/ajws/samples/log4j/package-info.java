/** Log4j 1.2 with atomic sets and conditions by an overlay, under threads that log. */
package org.ajws.samples.log4j;
