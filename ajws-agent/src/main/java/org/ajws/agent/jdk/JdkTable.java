package org.ajws.agent.jdk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;

/** What methods of the JDK do to objects: {@code jdk-effects.txt}, which explains its own form. */
public final class JdkTable {
  /** What a call does to its receiver. */
  public enum Effect {
    /** Nothing that is watched. */
    NONE,
    /** It reads the object. */
    READ,
    /** It changes the object. */
    WRITE,
    /** It moves an iterator on. */
    ADVANCE
  }

  private record Row(String keyword, int argument, Class<?> type, List<String> methods) {
    boolean names(String method) {
      for (String m : methods) {
        if (m.endsWith("*")
            ? method.startsWith(m.substring(0, m.length() - 1))
            : m.equals(method)) {
          return true;
        }
      }
      return false;
    }
  }

  private static final Map<String, Optional<Class<?>>> JDK_CLASSES = new ConcurrentHashMap<>();

  private static final JdkTable STANDARD = read();

  private final List<Row> rows;

  private JdkTable(List<Row> rows) {
    this.rows = rows;
  }

  /** The table of this module. */
  public static JdkTable standard() {
    return STANDARD;
  }

  private static JdkTable read() {
    List<Row> rows = new ArrayList<>();
    try (InputStream in = JdkTable.class.getResourceAsStream("jdk-effects.txt");
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          rows.add(row(line.strip().split("\\s+")));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new JdkTable(rows);
  }

  private static Row row(String[] words) {
    int at = 1;
    int argument = words[0].endsWith("-argument") ? Integer.parseInt(words[at++]) : -1;
    Class<?> type = jdkClass(words[at]);
    if (type == null) {
      throw new IllegalStateException(
          "jdk-effects.txt names " + words[at] + ", which is not there");
    }
    List<String> methods = Arrays.asList(words).subList(at + 1, words.length);
    return new Row(words[0], argument, type, methods);
  }

  /** The class of the JDK with a name; null if the JDK has none. */
  public static Class<?> jdkClass(String name) {
    return JDK_CLASSES.computeIfAbsent(name, JdkTable::find).orElse(null);
  }

  private static Optional<Class<?>> find(String name) {
    try {
      return Optional.of(Class.forName(name, false, ClassLoader.getPlatformClassLoader()));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  /** Whether a class comes with the JDK. */
  public static boolean isJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** Whether objects of a class of the JDK are locations. */
  public boolean isTracked(Class<?> type) {
    String name = type.getName();
    return is("watch", type)
        && !is("thread-safe", type)
        && (isPlace(type)
            || !name.startsWith("java.util.concurrent.")
                && !name.startsWith("java.util.ImmutableCollections")
                && !name.startsWith("java.util.Collections$Synchronized"));
  }

  /** Whether objects of a class are places in a collection, which bear one thread, always. */
  public static boolean isPlace(Class<?> type) {
    return Iterator.class.isAssignableFrom(type)
        || Enumeration.class.isAssignableFrom(type)
        || Spliterator.class.isAssignableFrom(type);
  }

  private boolean is(String keyword, Class<?> type) {
    return rows.stream().anyMatch(r -> r.keyword.equals(keyword) && r.type.isAssignableFrom(type));
  }

  private boolean names(String keyword, Class<?> owner, String method) {
    return rows.stream()
        .anyMatch(
            r -> r.keyword.equals(keyword) && r.type.isAssignableFrom(owner) && r.names(method));
  }

  /** What a method of a type does to the object that it is called on. */
  public Effect effect(Class<?> owner, String method) {
    if (names("advances", owner, method)) {
      return Effect.ADVANCE;
    }
    if (names("writes", owner, method)) {
      return Effect.WRITE;
    }
    return is("watch", owner) || is("reads", owner) ? Effect.READ : Effect.NONE;
  }

  /** Whether what a method returns is a view of its object, or of its first argument if static. */
  public boolean isView(Class<?> owner, String method) {
    return names("views", owner, method);
  }

  /** Whether a method changes an argument. */
  public boolean writesArgument(Class<?> owner, String method, int argument) {
    return onArgument("writes-argument", owner, method, argument);
  }

  /** Whether a method reads an argument whose declared type does not tell. */
  public boolean readsArgument(Class<?> owner, String method, int argument) {
    return onArgument("reads-argument", owner, method, argument);
  }

  /** Whether a method reads what is in an array that is an argument. */
  public boolean readsElements(Class<?> owner, String method) {
    return names("reads-elements", owner, method);
  }

  /** The same, and what is in arrays that are in it. */
  public boolean readsDeep(Class<?> owner, String method) {
    return names("reads-deep", owner, method);
  }

  private boolean onArgument(String keyword, Class<?> owner, String method, int argument) {
    return rows.stream()
        .anyMatch(
            r ->
                r.argument == argument
                    && r.keyword.equals(keyword)
                    && r.type.isAssignableFrom(owner)
                    && r.names(method));
  }
}
