/**
 * Structure events: what code of target {@code traced} says about its constructs while it runs in
 * order. Nobody need listen; a race detector or a profiler does.
 */
package org.ajws.runtime.trace;
