/** What speculative loops and the methods that they follow become, beside their plain text. */
package org.ajws.processor.emit.speculation;
