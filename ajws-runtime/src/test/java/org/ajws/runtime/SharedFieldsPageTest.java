package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The tables of shared fields in {@code docs/design}: each field is there and is declared as its
 * access mode says, and no field of the runtime that is more than plain is missing.
 */
class SharedFieldsPageTest {
  private static final Path PAGES = Path.of("../docs/design");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path CLASSES = Path.of("target/classes");

  private static final Pattern SPAN = Pattern.compile("`([^`]+)`");
  private static final Pattern NAME =
      Pattern.compile("(?:((?:[A-Z]\\w*\\.)*[A-Z]\\w*)(?:\\.|$))?(\\w+|\\*)?(?:\\[i])?");

  /** How others may access a field, as it is declared. */
  private enum Mode {
    /** Ordered by something else. */
    PLAIN,
    /** By a handle or updater, in the mode of each access. */
    HANDLE,
    VOLATILE,
    /** An object that does nothing but that. */
    ATOMIC
  }

  /** What a table says of a field. */
  private record Row(String page, String type, String field, String access) {}

  private final Map<String, List<Class<?>>> types = types();

  private static Map<String, List<Class<?>>> types() {
    Map<String, List<Class<?>>> types = new HashMap<>();
    try (Stream<Path> files = Files.walk(CLASSES.resolve("org/ajws"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = CLASSES.relativize(file).toString().replace('/', '.');
        if (name.endsWith(".class") && !name.endsWith("-info.class")) {
          Class<?> type = Class.forName(name.substring(0, name.length() - 6), false, loader());
          types.computeIfAbsent(type.getSimpleName(), n -> new ArrayList<>()).add(type);
        }
      }
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
    return types;
  }

  private static ClassLoader loader() {
    return SharedFieldsPageTest.class.getClassLoader();
  }

  @Test
  void everyFieldIsDeclaredAsItIsSaid() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<Row> rows = rows();
    assertTrue(rows.size() > 80, rows.size() + " fields");
    for (Row row : rows) {
      String fault = fault(row);
      if (fault != null) {
        wrong.add(row.page + ": " + row.type + "." + row.field + ": " + fault);
      }
    }
    assertEquals(List.of(), wrong);
  }

  private String fault(Row row) {
    List<Class<?>> candidates = types.getOrDefault(row.type, List.of());
    if (candidates.isEmpty()) {
      return "no such class";
    }
    if (row.field == null) {
      return null; // all of its fields
    }
    Set<Mode> modes = new TreeSet<>();
    for (Class<?> type : candidates) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(row.field)) {
          modes.add(mode(field));
        }
      }
    }
    if (modes.isEmpty()) {
      return "no such field";
    }
    Set<Mode> said = said(row.access);
    return said.containsAll(modes) ? null : "is " + modes + ", said to be " + row.access;
  }

  /** The declarations with which a field can be accessed so. */
  private static Set<Mode> said(String access) {
    String first = access.replaceAll("[;:,(].*", "").strip();
    if (first.matches("(volatile|compare-and-set|atomic).*")) {
      return Set.of(Mode.VOLATILE, Mode.HANDLE, Mode.ATOMIC);
    }
    if (first.matches("(opaque|poll).*")) {
      return Set.of(Mode.HANDLE);
    }
    if (first.matches("\\[.*")) { // another page says it
      return Set.of(Mode.values());
    }
    return Set.of(Mode.PLAIN); // or under a lock
  }

  private static Mode mode(Field field) {
    if (hasHandle(field)) {
      return Mode.HANDLE;
    }
    if (Modifier.isVolatile(field.getModifiers())) {
      return Mode.VOLATILE;
    }
    String type = field.getType().getName();
    boolean atomic =
        type.startsWith("java.util.concurrent.atomic.") && !type.endsWith("FieldUpdater");
    return atomic ? Mode.ATOMIC : Mode.PLAIN;
  }

  private static boolean hasHandle(Field field) {
    Pattern made =
        Pattern.compile(
            "(?:VarHandle|newUpdater|MemberHandle\\.of)\\([^;]*\\b"
                + field.getDeclaringClass().getSimpleName()
                + "\\.class,[^;]*\""
                + field.getName()
                + "\"");
    return made.matcher(source(field.getDeclaringClass())).find();
  }

  private static String source(Class<?> type) {
    String outermost = type.getName().replaceAll("\\$.*", "").replace('.', '/');
    try {
      return Files.readString(SOURCES.resolve(outermost + ".java"));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Who adds a field that several threads access writes down how. */
  @Test
  void everySharedFieldIsListed() throws IOException {
    Set<String> listed = new TreeSet<>();
    for (Row row : rows()) {
      listed.add(row.type + "." + (row.field == null ? "*" : row.field));
    }
    Set<String> missing = new TreeSet<>();
    for (List<Class<?>> same : types.values()) {
      for (Class<?> type : same) {
        for (Field field : type.getDeclaredFields()) {
          String name = type.getSimpleName() + "." + field.getName();
          if (!field.isSynthetic()
              && mode(field) != Mode.PLAIN
              && !listed.contains(name)
              && !listed.contains(type.getSimpleName() + ".*")) {
            missing.add(name);
          }
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  /** The tables whose first column is of fields, and in which a later one says how to access. */
  private static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> pages = Files.list(PAGES)) {
      for (Path page : (Iterable<Path>) pages.sorted()::iterator) {
        int access = -1;
        String of = null;
        for (String line : Files.readAllLines(page)) {
          if (!line.startsWith("|")) {
            access = -1;
            continue;
          }
          List<String> cells =
              Stream.of(line.substring(1).split("\\|")).map(String::strip).toList();
          if (cells.get(0).startsWith("Field")) {
            access = indexOf(cells, "Access", "Mode", "Guarded by");
            of = first(cells.get(0));
          } else if (access >= 0 && !line.startsWith("|--")) {
            add(rows, page.getFileName().toString(), of, cells.get(0), cells.get(access));
          }
        }
      }
    }
    return rows;
  }

  private static int indexOf(List<String> cells, String... titles) {
    for (String title : titles) {
      if (cells.contains(title)) {
        return cells.indexOf(title);
      }
    }
    return -1;
  }

  private static String first(String cell) {
    Matcher span = SPAN.matcher(cell);
    return span.find() ? span.group(1) : null;
  }

  /** A name without a class is of the class of the name before it. */
  private static void add(List<Row> rows, String page, String of, String cell, String access) {
    String type = of;
    Matcher span = SPAN.matcher(cell);
    while (span.find()) {
      Matcher name = NAME.matcher(span.group(1));
      if (name.matches()) {
        type = name.group(1) == null ? type : name.group(1).replaceAll(".*\\.", "");
        String field = "*".equals(name.group(2)) ? null : name.group(2);
        if (type != null) {
          rows.add(new Row(page, type, field, access));
        }
      }
    }
  }

  @Test
  void aWrongRowIsFound() {
    String volatileField = fault(new Row("", "PieceDeque", "size", "plain, under the lock"));
    assertEquals("is [VOLATILE], said to be plain, under the lock", volatileField);
    String plainField = fault(new Row("", "PieceDeque", "pieces", "volatile"));
    assertEquals("is [PLAIN], said to be volatile", plainField);
    assertEquals("no such field", fault(new Row("", "PieceDeque", "lost", "plain")));
    assertEquals("no such class", fault(new Row("", "PieceStack", "size", "plain")));
    assertEquals(null, fault(new Row("", "StealRequest", "raised", "poll: plain")));
  }
}
