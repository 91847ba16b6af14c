/**
 * What is waited for, and who goes on then.
 *
 * <p>The argument is in {@code docs/design/latch.md}.
 */
package org.ajws.runtime.latch;
