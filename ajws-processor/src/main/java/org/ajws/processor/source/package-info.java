/** Sources as they are read and bound: files, the compiler's trees, and where they stand. */
package org.ajws.processor.source;
