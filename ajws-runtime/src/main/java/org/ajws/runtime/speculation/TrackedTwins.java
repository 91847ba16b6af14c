package org.ajws.runtime.speculation;

import org.ajws.runtime.frame.Twins;

/** Answers whether a virtual call of a tracked method would miss what overrides the method. */
public final class TrackedTwins {
  private TrackedTwins() {}

  /**
   * Whether the method that a call on {@code self} reaches has no tracked twin beside it.
   *
   * @param self the receiver
   * @param translated a translated class or interface that declares the method
   * @param name the name of the method
   * @param parameters its erased parameter types
   * @return true if the call must go to the method itself
   */
  public static boolean isOverridden(
      Object self, Class<?> translated, String name, Class<?>... parameters) {
    if (self.getClass() == translated) {
      return false;
    }
    Class<?>[] ofTwin = new Class<?>[parameters.length + 1];
    ofTwin[0] = Chunk.class;
    System.arraycopy(parameters, 0, ofTwin, 1, parameters.length);
    return Twins.isOverridden(self, translated, name, name + "$tracked", parameters, ofTwin);
  }
}
