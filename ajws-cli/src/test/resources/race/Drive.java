import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Calls each method of a class once, with arguments that fit its types. */
public class Drive {
  /** How long arrays are. */
  private static int length;

  public static void main(String[] args) throws Exception {
    Class<?> type = Class.forName(args[0]);
    for (int n : new int[] {256, 8}) {
      length = n;
      Method[] methods = type.getDeclaredMethods();
      java.util.Arrays.sort(methods, Comparator.comparing(Method::getName));
      for (Method m : methods) {
        if (!m.isSynthetic() && !m.getName().equals("main") && !m.getName().contains("$")) {
          m.setAccessible(true);
          Object self = Modifier.isStatic(m.getModifiers()) ? null : made(type, 0);
          try {
            m.invoke(self, arguments(m.getParameterTypes()));
          } catch (InvocationTargetException e) {
            System.out.println(m.getName() + " threw " + e.getCause());
          } catch (IllegalArgumentException e) {
            System.out.println(m.getName() + " cannot be called: " + e.getMessage());
          }
        }
      }
    }
  }

  private static Object[] arguments(Class<?>[] types) {
    Object[] values = new Object[types.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = made(types[i], 0);
    }
    return values;
  }

  private static Object made(Class<?> t, int depth) {
    if (t == int.class || t == Integer.class) return 8;
    if (t == long.class) return 8L;
    if (t == double.class) return 2.0;
    if (t == float.class) return 2.0f;
    if (t == byte.class) return (byte) 2;
    if (t == short.class) return (short) 2;
    if (t == char.class) return 'c';
    if (t == boolean.class) return true;
    if (t == String.class || t == CharSequence.class || t == Object.class) return "text";
    if (t.isArray()) {
      int n = t.getComponentType().isArray() ? 16 : length;
      Object array = java.lang.reflect.Array.newInstance(t.getComponentType(), n);
      for (int i = 0; i < n; i++) {
        Class<?> c = t.getComponentType();
        Object element =
            c == int.class
                ? (Object) (i % 8)
                : c == boolean.class ? (Object) (i % 2 == 0) : c.isPrimitive() ? null : made(c, depth + 1);
        if (element != null) java.lang.reflect.Array.set(array, i, element);
      }
      return array;
    }
    if (t == List.class || t == Collection.class || t == Iterable.class) {
      return new ArrayList<>(List.of("a", "b", "c", "d"));
    }
    if (t == Set.class) return new TreeSet<>(Set.of("a", "b"));
    if (t == Map.class) return new HashMap<>(Map.of("a", 1, "b", 2));
    if (t == Lock.class) return new ReentrantLock();
    if (t == ReadWriteLock.class) return new ReentrantReadWriteLock();
    if (t == SimpleDateFormat.class) return new SimpleDateFormat("yyyy");
    if (t == Date.class) return new Date(7);
    if (t == AtomicInteger.class) return new AtomicInteger();
    if (depth < 4 && !t.isInterface()) {
      for (Constructor<?> c : t.getDeclaredConstructors()) {
        try {
          c.setAccessible(true);
          Object[] values = new Object[c.getParameterCount()];
          for (int i = 0; i < values.length; i++) {
            values[i] = made(c.getParameterTypes()[i], depth + 1);
          }
          return c.newInstance(values);
        } catch (ReflectiveOperationException | RuntimeException e) {
          continue;
        }
      }
    }
    return null;
  }
}
