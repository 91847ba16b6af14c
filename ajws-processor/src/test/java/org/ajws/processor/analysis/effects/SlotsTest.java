package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Indexes as functions of the loop variable. */
class SlotsTest {
  private static final Polynomial I = Polynomial.of(new Symbol.Loop());
  private static final Polynomial N = Polynomial.of(new Symbol.Opaque(1, Set.of(), false));
  private static final Polynomial M = Polynomial.of(new Symbol.Opaque(2, Set.of(), false));
  private static final Slots UNBOUNDED = new Slots(LoopRange.UNKNOWN, null, false);

  private static Polynomial inner(int id, Polynomial span) {
    return Polynomial.of(new Symbol.Inner(id, span, 1));
  }

  @Test
  void anIndexWithoutTheLoopVariableIsTheSameForAll() {
    assertEquals(Overlap.ALL, UNBOUNDED.of(inner(3, N).plus(Polynomial.constant(7))));
  }

  @Test
  void aMultipleAndAShorterSpreadKeepApart() {
    assertEquals(Overlap.NONE, UNBOUNDED.of(I.times(4).plus(inner(3, Polynomial.constant(4)))));
    assertEquals(Overlap.NONE, UNBOUNDED.of(I.times(N).plus(inner(3, N))));
  }

  @Test
  void aLongerSpreadReachesTheNeighbour() {
    assertEquals(
        Overlap.NEIGHBOURS, UNBOUNDED.of(I.times(3).plus(inner(3, Polynomial.constant(4)))));
  }

  @Test
  void aNamedStrideIsTakenAtItsWordAndALiteralOneIsNot() {
    assertEquals(Overlap.NONE, UNBOUNDED.of(I.times(N).plus(inner(3, M))));
    assertEquals(Overlap.UNKNOWN, UNBOUNDED.of(I.times(2).plus(inner(3, M))));
  }

  @Test
  void remaindersByALiteralMeetUnlessTheLoopIsShorter() {
    Polynomial remainder = Polynomial.of(new Symbol.Folded(true, I, Polynomial.constant(4)));
    assertEquals(Overlap.ALL, UNBOUNDED.of(remainder));
    Slots four =
        new Slots(new LoopRange(Polynomial.constant(4), Polynomial.constant(1), null), null, false);
    assertEquals(Overlap.NONE, four.of(remainder));
  }

  @Test
  void aVaryingIndexCannotBeTold() {
    Polynomial any = Polynomial.of(new Symbol.Opaque(9, Set.of(new Symbol.Unknown()), false));
    assertEquals(Overlap.UNKNOWN, UNBOUNDED.of(any));
  }
}
