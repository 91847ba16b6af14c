package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

class MemberHandleTest {
  /** To the JVM, classes nested in each other are no more than this if they are for Java 10. */
  @Test
  void privateFieldsAreSeenWithoutNestMates() {
    HasPrivateFields object = new HasPrivateFields(1);
    MemberHandle.of(MethodHandles.lookup(), HasPrivateFields.class, "value", int.class)
        .set(object, 2);
    assertEquals(2, object.value());
    MemberHandle.ofStatic(MethodHandles.lookup(), HasPrivateFields.class, "all", int.class).set(7);
    assertEquals(7, HasPrivateFields.all());
  }

  @Test
  void aMissingFieldIsNamed() {
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class,
            () ->
                MemberHandle.of(MethodHandles.lookup(), HasPrivateFields.class, "none", int.class));
    assertEquals(
        HasPrivateFields.class.getName() + " has no field none that its translation can use",
        e.getMessage());
  }
}

final class HasPrivateFields {
  private static int all;
  private int value;

  HasPrivateFields(int value) {
    this.value = value;
  }

  int value() {
    return value;
  }

  static int all() {
    return all;
  }
}
