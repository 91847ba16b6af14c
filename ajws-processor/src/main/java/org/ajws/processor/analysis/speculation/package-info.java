/** What speculative loops track: which accesses and calls, and what they cannot take back. */
package org.ajws.processor.analysis.speculation;
