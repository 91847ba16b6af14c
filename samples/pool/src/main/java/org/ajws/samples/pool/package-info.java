/** Commons-pool 1.4 with atomic sets and conditions by an overlay, under a load of borrowers. */
package org.ajws.samples.pool;
