/** Translations on the disk: written whole or not at all, and kept until something changes. */
package org.ajws.processor.output;
