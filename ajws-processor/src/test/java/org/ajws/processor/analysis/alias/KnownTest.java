package org.ajws.processor.analysis.alias;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is known of an expression that gives one object or another. */
class KnownTest {
  @Test
  void nullIsNotAnObjectOfWhichNothingIsKnown() {
    assertNotEquals(Known.NOTHING, Known.NULL);
    assertTrue(Known.NOTHING.isNothing());
    assertFalse(Known.NULL.isNothing());
  }

  @Test
  void aContainerThatMayHoldAnythingIsNoEmptyOne() {
    Known empty = containerOf(Known.NULL);
    Known unknown = containerOf(Known.NOTHING);
    assertFalse(Known.join(empty, unknown).isOpen());
    assertFalse(Known.join(unknown, empty).isOpen());
  }

  private static Known containerOf(Known element) {
    return new Known(null, null, Map.of(), null, null, List.of(element));
  }
}
