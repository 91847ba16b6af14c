/**
 * Saved stacks: frames, how they are collected, run, waited for and given away.
 *
 * <p>The public types are for generated code. The mechanism is described in {@code
 * docs/design/try-catch-work-stealing.md}.
 */
package org.ajws.runtime.frame;
