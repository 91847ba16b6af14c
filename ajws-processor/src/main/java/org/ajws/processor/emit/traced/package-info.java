/**
 * Target {@code traced}: the serial elision in place, with calls of {@code Trace} where constructs,
 * tasks and iterations begin and end. Private copies are made for each task, nothing else changes.
 */
package org.ajws.processor.emit.traced;
