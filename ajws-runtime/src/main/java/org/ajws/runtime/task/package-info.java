/**
 * Finish, async and async values in the task form, where a method has no frames.
 *
 * <p>The public types are for generated code.
 */
package org.ajws.runtime.task;
