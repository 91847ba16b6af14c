/** What a program says: parallel loops, asyncs, finishes and their captures, as records. */
package org.ajws.processor.program;
