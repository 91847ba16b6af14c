package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class OverlapTest {
  private static final Indices FIVE = Indices.between(0, 4);

  private static Overlap of(Consumer<Claims> waiting, Consumer<Claims> earlier) {
    Claims w = new Claims(1, true);
    waiting.accept(w);
    w.seal();
    Claims e = new Claims(1, true);
    earlier.accept(e);
    e.seal();
    return Overlap.of(w, e);
  }

  @Test
  void aReadTellsMoreThanTwoWrites() {
    int[] a = new int[9];
    Overlap o =
        of(
            c -> {
              c.at("A.java:1").write(a, FIVE);
              c.at("A.java:2").read(a, FIVE);
            },
            c -> c.at("A.java:3").write(a, FIVE));
    assertEquals("int[]", o.place());
    assertEquals("A.java:2", o.read());
    assertEquals("A.java:3", o.written());
    Overlap back = of(c -> c.at("A.java:3").write(a, FIVE), c -> c.at("A.java:2").read(a, FIVE));
    assertEquals("A.java:2", back.read());
    assertEquals("A.java:3", back.written());
  }

  @Test
  void twoWritesHaveTheirLines() {
    double[] a = new double[9];
    Overlap o =
        of(c -> c.at("A.java:1").write(a, FIVE), c -> c.at("A.java:3").write(a, Indices.of(4)));
    assertEquals("", o.read());
    assertEquals("A.java:1, A.java:3", o.written());
    Overlap same = of(c -> c.at("A.java:1").write(a, FIVE), c -> c.at("A.java:1").write(a, FIVE));
    assertEquals("A.java:1", same.written());
  }

  /** A sum in a slot could be a reduction, one of a whole array could not. */
  @Test
  void theOperatorIsSaidOfOneSlot() {
    int[] a = new int[9];
    Consumer<Claims> one = c -> c.at("A.java:1 +=").write(a, Indices.of(3));
    Overlap o = of(one, one);
    assertEquals("A.java:1 +=", o.read());
    assertEquals("A.java:1 +=", o.written());
    Consumer<Claims> all = c -> c.at("A.java:1 +=").write(a, FIVE);
    assertEquals("A.java:1", of(all, all).read());
    assertEquals("A.java:1", of(all, all).written());
  }

  @Test
  void placesAreToldApart() {
    int[] a = new int[9];
    Consumer<Claims> first = c -> c.at("A.java:1").write(a, Indices.of(3));
    Consumer<Claims> next = c -> c.at("A.java:1").write(a, Indices.of(4));
    assertEquals(of(first, first).location(), of(first, first).location());
    assertNotEquals(of(first, first).location(), of(next, next).location());
  }

  @Test
  void whatDoesNotOverlapHasNoLines() {
    int[] a = new int[9];
    assertNull(of(c -> c.read(a, FIVE), c -> c.read(a, FIVE)));
    assertNull(of(c -> c.write(a, FIVE), c -> c.write(a.clone(), FIVE)));
    assertNull(of(c -> c.write(a, FIVE), c -> c.write(a, Indices.of(5))));
    Claims unnoted = new Claims();
    unnoted.write(a, FIVE);
    assertNull(Overlap.of(unnoted, unnoted), "nobody asked");
  }
}
