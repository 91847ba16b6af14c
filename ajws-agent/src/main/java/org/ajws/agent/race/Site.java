package org.ajws.agent.race;

/**
 * A place in the source that accesses memory.
 *
 * @param file the path of the source file as its package and name give it, {@code a/b/Foo.java}
 * @param line its line, 0 if the class file does not say
 * @param method the class and the method, {@code a.b.Foo.run}
 * @param kind what is accessed
 * @param what its name: {@code Foo.count} of a field, the method of the JDK that is called
 * @param calledAt where the method was put in the place of a call, the line of that; else 0
 */
public record Site(String file, int line, String method, Kind kind, String what, int calledAt) {
  /** A place in a method that is where it was written. */
  public Site(String file, int line, String method, Kind kind, String what) {
    this(file, line, method, kind, what, 0);
  }

  /** What a location is. */
  public enum Kind {
    /** A field of an object. */
    FIELD,
    /** A static field. */
    STATIC_FIELD,
    /** A slot of an array. */
    SLOT,
    /** An object of the JDK, as a whole. */
    OBJECT
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
