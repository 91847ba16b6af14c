/** What is known of the JDK's methods, read from tables. */
package org.ajws.processor.program.library;
