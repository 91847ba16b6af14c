package org.ajws.runtime.frame;

/**
 * For generated code: where a function in a slow version waits, which is compiled on another line
 * than it stands on. Messages about waits name it; a stack trace is repaired where it leaves the
 * function.
 *
 * @param source {@code package.Class#method#File.java}
 * @param copy the class that runs, a copy of that one; null for a lambda of the method
 * @param line where it waits
 */
public record Spot(String source, Class<?> copy, int line) {
  Place place() {
    return copy == null ? Place.lambda(source, line) : Place.copy(source, copy, line);
  }
}
