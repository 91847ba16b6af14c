/** The translator's entry: from the sources of a module to the texts of its translated files. */
package org.ajws.processor;
