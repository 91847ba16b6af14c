/** The command line: thin commands over the translator. */
package org.ajws.cli;
