package org.ajws.processor.fuzz;

import java.lang.reflect.RecordComponent;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Supplier;

/**
 * Notices two threads that touch one object at a time, between reading and writing it: what the
 * lock of a set does not let happen.
 */
public final class Touches {
  /** How often a thread lets others run in the middle of a touch. */
  private static final int YIELDS = 3;

  private static final Map<Object, Thread> TOUCHED =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private static final Set<Object> ARRAYS =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
  private static final Set<String> VIOLATIONS = ConcurrentHashMap.newKeySet();

  /** What a program may make of a call by itself: null, an empty list, another class. */
  private static final List<Class<? extends Exception>> EXPECTED =
      List.of(
          NullPointerException.class,
          ClassCastException.class,
          IndexOutOfBoundsException.class,
          NoSuchElementException.class);

  private static final AtomicIntegerArray ENDED = new AtomicIntegerArray(AliasProgram.methods());

  private Touches() {}

  /** A call of a generated method came to its end. */
  public static void ended(int method) {
    ENDED.incrementAndGet(method);
  }

  /**
   * A call ended with an exception. What no program does by itself is a violation: a list that
   * changes while a unit goes through it, above all.
   */
  public static void thrown(Exception e) {
    if (EXPECTED.stream().noneMatch(t -> t.isInstance(e))) {
      VIOLATIONS.add(e + " at " + List.of(e.getStackTrace()).stream().limit(8).toList());
    }
  }

  /** How many calls of each generated method have come to their end since this was last asked. */
  static int[] endedCalls() {
    int[] ended = new int[ENDED.length()];
    Arrays.setAll(ended, i -> ENDED.getAndSet(i, 0));
    return ended;
  }

  /** What has a unit that touches its parts. */
  public interface Touched {
    /** Touches them. */
    void touch();
  }

  /** Somebody else uses what he got hold of, and what is in it. */
  public static void use(Object object) {
    if (object instanceof Touched touched) {
      touched.touch();
    } else if (object instanceof Runnable task) {
      task.run();
    } else if (object instanceof Supplier<?> supplier) {
      use(supplier.get());
    } else if (object instanceof int[] array) {
      array[0] = get(array, array[0]);
    } else if (object instanceof IntBuffer buffer && buffer.hasArray()) {
      use(buffer.array());
    } else if (object instanceof Object[] array) {
      List.of(array).forEach(Touches::use);
    } else if (object instanceof List<?> list) {
      list.forEach(Touches::use);
    } else if (object instanceof Optional<?> optional) {
      optional.ifPresent(Touches::use);
    } else if (object instanceof Record record) {
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        component.getAccessor().setAccessible(true);
        try {
          use(component.getAccessor().invoke(record));
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  /** Arrays whose slots belong to a set; others may be touched by anybody. Keeps nothing else. */
  public static boolean contains(Object array) {
    return ARRAYS.add(array);
  }

  /** An array that a unit has taken out of its set for good: anybody may touch it. */
  public static void releases(Object array) {
    ARRAYS.remove(array);
  }

  /**
   * The value to write to a member of an object, or a slot of an array, where another one was read.
   * By its name it only looks at the object.
   */
  public static int get(Object object, int value) {
    if (object instanceof int[] && !ARRAYS.contains(object)) {
      return value + 1;
    }
    Thread other = TOUCHED.putIfAbsent(object, Thread.currentThread());
    if (other == Thread.currentThread()) {
      return value + 1; // a touch within one: what a touch calls
    }
    if (other != null) {
      VIOLATIONS.add(object.getClass().getName() + where());
      return value + 1;
    }
    for (int i = 0; i < YIELDS; i++) {
      Thread.yield();
    }
    TOUCHED.remove(object, Thread.currentThread());
    return value + 1;
  }

  private static String where() {
    StackTraceElement[] stack = Thread.currentThread().getStackTrace();
    StringBuilder text = new StringBuilder(" touched at line");
    for (int i = 3; i < Math.min(stack.length, 8); i++) {
      text.append(' ').append(stack[i].getLineNumber());
    }
    return text.toString();
  }

  /** What was wrong since the last call. */
  static String violations() {
    String found = VIOLATIONS.isEmpty() ? "" : VIOLATIONS.toString();
    VIOLATIONS.clear();
    TOUCHED.clear();
    ARRAYS.clear();
    return found;
  }
}
