package org.ajws.agent.race;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code Object.clone} reads all fields of the original. It copies those that hold shadows, too: a
 * copy must get shadows anew.
 */
final class Copies {
  /** What the fields of objects' shadows begin with. */
  private static final String SHADOW = "$ajws$race$o$";

  /** The same of the methods that check reads. */
  private static final String READ = "$ajws$race$r$";

  /**
   * What a class has for its own fields.
   *
   * @param shadow the field with their shadow
   * @param read checks a read of one, and makes the shadow if there is none
   */
  private record Own(Field shadow, Method read) {}

  private static final ClassValue<List<Own>> SHADOWS =
      new ClassValue<>() {
        @Override
        protected List<Own> computeValue(Class<?> type) {
          List<Own> all = new ArrayList<>();
          for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            if (c.getClassLoader() != null) {
              for (Field f : c.getDeclaredFields()) {
                if (f.getName().startsWith(SHADOW) && !Modifier.isStatic(f.getModifiers())) {
                  f.setAccessible(true);
                  all.add(new Own(f, reader(c, f)));
                }
              }
            }
          }
          return all;
        }
      };

  private Copies() {}

  private static Method reader(Class<?> c, Field shadow) {
    String name = READ + shadow.getName().substring(SHADOW.length());
    try {
      Method read = c.getDeclaredMethod(name, Object.class, int.class, int.class);
      read.setAccessible(true);
      return read;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(c + " has shadows, and nothing that checks reads", e);
    }
  }

  /** An object was copied in a place. */
  static void of(Object original, Object copy, int site, boolean isWatched, Limits limits) {
    try {
      for (Own own : SHADOWS.get(copy.getClass())) {
        if (isWatched) {
          readAll(original, own, site);
        }
        own.shadow.set(copy, null);
      }
    } catch (InaccessibleObjectException | IllegalAccessException e) {
      limits.add(
          Limits.Kind.CLASS,
          "copies of "
              + copy.getClass().getName()
              + ": what is theirs is taken for the original's");
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause()); // checks throw nothing
    }
  }

  private static void readAll(Object original, Own own, int site)
      throws IllegalAccessException, InvocationTargetException {
    long[] shadow = (long[]) own.shadow.get(original);
    if (shadow == null) {
      own.read.invoke(null, original, 0, site);
      shadow = (long[]) own.shadow.get(original);
    }
    for (int i = 0; i < Shadow.slots(shadow); i++) {
      Checks.read(original, shadow, i, site);
    }
  }
}
