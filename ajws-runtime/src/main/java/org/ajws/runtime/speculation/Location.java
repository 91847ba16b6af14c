package org.ajws.runtime.speculation;

/**
 * A field of the program. The translator makes one for each that tracked code touches, in a static
 * final field, as an anonymous subclass of the class for its type.
 */
public abstract class Location {
  private final String name;
  private final boolean isStatic;

  /** Two names differ, most often, in what the filter of a log asks for. */
  final int hash;

  Location(String name, boolean isStatic) {
    this.name = name;
    this.isStatic = isStatic;
    this.hash = name.hashCode() * 0x9E3779B9;
  }

  /** Its class and name. */
  final String name() {
    return name;
  }

  final boolean isStatic() {
    return isStatic;
  }

  /** Whether the field still has this value, bit for bit; a reference by identity. */
  abstract boolean holds(Object object, long bits, Object reference);

  abstract void write(Object object, long bits, Object reference);
}
