/** Statements that may be units of work of their own, put into blocks before they are bound. */
package org.ajws.processor.source.units;
