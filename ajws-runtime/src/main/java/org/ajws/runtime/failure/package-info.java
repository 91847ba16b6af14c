/** Exceptions of tasks: collected, combined and thrown as they are. */
package org.ajws.runtime.failure;
