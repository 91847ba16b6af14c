package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PrivateCopyTest {
  @BeforeEach
  void start() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.USUAL).install();
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @Test
  void arraysAreCopiedInAllDimensions() {
    double[][][] original = {{{1, 2}, null}, {}, null};
    double[][][] copy = Loops.privateCopy(original);
    assertTrue(java.util.Arrays.deepEquals(original, copy));
    assertNotSame(original[0][0], copy[0][0]);
    copy[0][0][1] = 7;
    assertEquals(2, original[0][0][1]);
  }

  @Test
  void everyPrimitiveArray() {
    Object[] arrays = {
      new boolean[1], new byte[1], new char[1], new short[1],
      new int[1], new long[1], new float[1], new double[1]
    };
    for (Object array : arrays) {
      Object copy = Loops.privateCopy(array);
      assertNotSame(array, copy);
      assertSame(array.getClass(), copy.getClass());
    }
  }

  @Test
  void elementsThatAreObjectsAreShared() {
    List<?>[] original = {new ArrayList<>()};
    assertSame(original[0], Loops.privateCopy(original)[0]);
  }

  @Test
  void cloneablesAreCloned() {
    ArrayList<String> list = new ArrayList<>(List.of("a"));
    ArrayList<String> copy = Loops.privateCopy(list);
    assertNotSame(list, copy);
    assertEquals(list, copy);
    BitSet bits = new BitSet();
    assertNotSame(bits, Loops.privateCopy(bits));
    assertNotSame(7, Loops.privateCopy(new Point()).x);
    Point point = new Point();
    point.x = 3;
    assertEquals(3, Loops.privateCopy(point).x);
  }

  @Test
  void anythingElseIsReturnedAsItIs() {
    Object object = new Object();
    assertSame(object, Loops.privateCopy(object));
    assertNull(Loops.privateCopy(null));
  }

  @Test
  void aCloneMethodThatThrowsOrIsMissing() {
    assertThrows(ArithmeticException.class, () -> Loops.privateCopy(new Unwilling()));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Loops.privateCopy(new Mute()));
    assertTrue(e.getMessage().contains("Mute"), e.getMessage());
  }

  @Test
  void oneWorkerNeedsNoCopy() {
    new Setup(Engine.LOOPS, 1, Setup.Pace.USUAL).install();
    int[] array = {1};
    assertSame(array, Loops.privateCopy(array));
    assertArrayEquals(new int[] {1}, array);
  }

  private static final class Point implements Cloneable {
    int x;

    @Override
    public Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static final class Unwilling implements Cloneable {
    @Override
    public Unwilling clone() {
      throw new ArithmeticException();
    }
  }

  private static final class Mute implements Cloneable {}
}
