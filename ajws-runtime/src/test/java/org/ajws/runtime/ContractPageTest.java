package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pages of the contract with generated code declare is what the classes have. */
class ContractPageTest {
  private static final Path ROOT = Path.of("..");

  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern TYPE =
      Pattern.compile("^(?:@\\w+ )?public ([\\w ]*?)(?:class|interface|enum) (\\w+).*\\{.*");
  private static final Pattern MEMBER =
      Pattern.compile(
          "^  (?!  )(?!//|/\\*|return|\\*)([^=(]*?)(\\w+)\\(([^)]*)\\)(?: throws \\w+)?( \\{.*| ?;.*)");

  private final Map<String, Class<?>> classes = new HashMap<>();

  ContractPageTest() throws IOException {
    Path root = Path.of("target/classes");
    try (Stream<Path> files = Files.walk(root.resolve("org/ajws"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = root.relativize(file).toString();
        if (name.endsWith(".class") && !name.contains("$") && !name.contains("-")) {
          try {
            String type = name.substring(0, name.length() - 6).replace('/', '.');
            Class<?> found = Class.forName(type, false, getClass().getClassLoader());
            classes.merge(found.getSimpleName(), found, (a, b) -> isPublic(a) ? a : b);
          } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
          }
        }
      }
    }
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers());
  }

  @ParameterizedTest
  @ValueSource(strings = {"generated-code.md", "try-catch-work-stealing.md"})
  void everyDeclarationIsThere(String page) throws IOException {
    List<String> lost = new ArrayList<>();
    int members = 0;
    Matcher block = BLOCK.matcher(Files.readString(ROOT.resolve("docs/design").resolve(page)));
    while (block.find()) {
      Class<?> type = null;
      for (String line : joined(block.group(1)).split("\n")) {
        Matcher declaration = TYPE.matcher(line);
        if (declaration.matches()) {
          type = classes.get(declaration.group(2));
          if (type == null || !hasModifiers(declaration.group(1), type.getModifiers())) {
            lost.add(line);
          }
        }
        Matcher member = MEMBER.matcher(line);
        if (type != null && member.find()) {
          members++;
          if (!has(type, member.group(1), member.group(2), member.group(3))) {
            lost.add(type.getSimpleName() + ": " + line);
          }
        }
      }
    }
    assertEquals(List.of(), lost);
    assertTrue(members > 15, members + " members");
  }

  /** Declarations that go on in the next line stand on one. */
  private static String joined(String block) {
    return block.replaceAll(" *//.*", "").replaceAll("\\(\n\\s+", "(").replaceAll(",\n\\s+", ", ");
  }

  private static boolean has(Class<?> type, String head, String name, String parameters) {
    List<String> types = types(parameters);
    boolean constructor = name.equals(type.getSimpleName());
    Executable[] all = constructor ? type.getDeclaredConstructors() : methods(type);
    return Arrays.stream(all)
        .filter(e -> constructor || e.getName().equals(name))
        .filter(e -> type.isInterface() || hasModifiers(head, e.getModifiers()))
        .anyMatch(e -> fit(types, e));
  }

  /** Its own, and those that it inherits from our classes. */
  private static Executable[] methods(Class<?> type) {
    List<Method> all = new ArrayList<>();
    for (Class<?> t = type; t != null; t = t.getSuperclass()) {
      all.addAll(Arrays.asList(t.getDeclaredMethods()));
    }
    return all.toArray(Executable[]::new);
  }

  private static boolean hasModifiers(String head, int modifiers) {
    for (String word : head.trim().split(" ")) {
      boolean there =
          switch (word) {
            case "public" -> Modifier.isPublic(modifiers);
            case "protected" -> Modifier.isProtected(modifiers);
            case "static" -> Modifier.isStatic(modifiers);
            case "final" -> Modifier.isFinal(modifiers);
            case "abstract" -> Modifier.isAbstract(modifiers);
            case "sealed" -> false; // the runtime has none
            default -> true;
          };
      if (!there) {
        return false;
      }
    }
    return true;
  }

  private static List<String> types(String parameters) {
    String plain = parameters;
    for (String before = ""; !before.equals(plain); ) {
      before = plain;
      plain = plain.replaceAll("<[^<>]*>", "");
    }
    return plain.isBlank()
        ? List.of()
        : Arrays.stream(plain.split(",")).map(p -> p.strip().replaceAll(" \\w+$", "")).toList();
  }

  private static boolean fit(List<String> types, Executable e) {
    Class<?>[] actual = e.getParameterTypes();
    if (e instanceof Constructor<?> || actual.length == types.size()) {
      boolean equal = actual.length == types.size();
      for (int i = 0; equal && i < actual.length; i++) {
        String type = types.get(i).replace("...", "[]");
        equal = type.matches("[A-Z]") || type.equals(actual[i].getSimpleName());
      }
      return equal;
    }
    return false;
  }

  @Test
  void aDeclarationThatIsNotThereIsFound() {
    assertTrue(
        has(
            org.ajws.runtime.lock.OrderedLock.class,
            "public static ",
            "lockAll",
            "OrderedLock... locks"));
    assertEquals(
        false,
        has(
            org.ajws.runtime.lock.OrderedLock.class,
            "public static ",
            "nth",
            "int i, OrderedLock... l"));
    assertEquals(
        false,
        has(
            org.ajws.runtime.lock.OrderedLock.class,
            "public static ",
            "lockAll",
            "OrderedLock lock"));
  }
}
