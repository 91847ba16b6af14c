package org.ajws.processor.analysis.alias;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is known of an expression that gives one object or another. */
class AbstractObjectTest {
  @Test
  void nullIsNotAnObjectOfWhichNothingIsKnown() {
    assertNotEquals(AbstractObject.NOTHING, AbstractObject.NULL);
    assertTrue(AbstractObject.NOTHING.isNothing());
    assertFalse(AbstractObject.NULL.isNothing());
  }

  @Test
  void aContainerThatMayHoldAnythingIsNoEmptyOne() {
    AbstractObject empty = containerOf(AbstractObject.NULL);
    AbstractObject unknown = containerOf(AbstractObject.NOTHING);
    assertFalse(AbstractObject.join(empty, unknown).isOpen());
    assertFalse(AbstractObject.join(unknown, empty).isOpen());
  }

  private static AbstractObject containerOf(AbstractObject element) {
    return new AbstractObject(null, null, Map.of(), null, null, List.of(element));
  }
}
