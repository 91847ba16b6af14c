/** Changes to a text that keep every line at its number, and what is comment or blank in it. */
package org.ajws.processor.text;
