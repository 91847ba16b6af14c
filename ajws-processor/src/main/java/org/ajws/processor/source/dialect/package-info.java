/** The published surfaces of AJWS and AJ, which are not legal Java, and their standard form. */
package org.ajws.processor.source.dialect;
