/** The agent's entry: it watches the run of one JVM and writes down what it found. */
package org.ajws.agent;
