/** Overlays: annotations for sources that stay untouched, kept in a file of their own. */
package org.ajws.processor.source.overlay;
