package org.ajws.agent.race;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** {@code Object.clone} copies the fields that hold shadows, too: a copy must get shadows anew. */
final class Copies {
  /** What the fields of objects' shadows begin with. */
  private static final String SHADOW = "$ajws$race$o$";

  private static final ClassValue<List<Field>> SHADOWS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            if (c.getClassLoader() != null) {
              for (Field f : c.getDeclaredFields()) {
                if (f.getName().startsWith(SHADOW) && !Modifier.isStatic(f.getModifiers())) {
                  f.setAccessible(true);
                  fields.add(f);
                }
              }
            }
          }
          return fields;
        }
      };

  private Copies() {}

  static void forgetShadows(Object copy, Limits limits) {
    try {
      for (Field shadow : SHADOWS.get(copy.getClass())) {
        shadow.set(copy, null);
      }
    } catch (InaccessibleObjectException | IllegalAccessException e) {
      limits.add(
          Limits.Kind.CLASS,
          "copies of "
              + copy.getClass().getName()
              + ": what is theirs is taken for the original's");
    }
  }
}
