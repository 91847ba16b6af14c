/** Lucene 2.4.1 with atomic sets by an overlay, under a load of queries. */
package org.ajws.samples.lusearch;
