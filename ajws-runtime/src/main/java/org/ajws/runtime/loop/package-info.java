/**
 * Parallel loops: counting, pacing, running and joining their iterations.
 *
 * <p>The public types are for generated code. The mechanism is described in {@code
 * docs/design/loop-runtime.md}.
 */
package org.ajws.runtime.loop;
