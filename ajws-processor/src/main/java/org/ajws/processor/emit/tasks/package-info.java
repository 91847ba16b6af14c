/** Asyncs and finishes without frames: lambdas that are queued. */
package org.ajws.processor.emit.tasks;
