/** What methods of the JDK, which is not instrumented, do to the objects that they are given. */
package org.ajws.agent.jdk;
