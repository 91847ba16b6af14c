/** Instrumentation of class files: a check before each access to shared memory. */
package org.ajws.agent.instrument;
