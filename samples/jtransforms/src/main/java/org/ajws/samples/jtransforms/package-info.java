/** JTransforms 2.4.0 in parallel by an overlay, against its serial form and its own threads. */
package org.ajws.samples.jtransforms;
