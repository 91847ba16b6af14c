package org.ajws.processor.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands around the example of a page, so that it is a program: the names it uses.
 *
 * @param head of the class around it
 * @param imports beside those of {@code java.util}, {@code org.ajws} and the operations of
 *     {@code @Reduce}
 * @param parameters of the method around it, if it is statements
 * @param members beside it, in the class around
 * @param types beside it, in the file
 * @param kind what it is ({@code statements}, {@code members}, {@code file}), where it does not
 *     show; empty where it does
 */
record Surroundings(
    String head,
    List<String> imports,
    String parameters,
    List<String> members,
    List<String> types,
    String kind) {
  private static final Surroundings NONE =
      new Surroundings("class Example", List.of(), "", List.of(), List.of(), "");
  private static final Map<String, Surroundings> ALL = read("surroundings.txt");

  /** Those of an example; those of its page where it has none of its own. */
  static Surroundings of(PageExample example) {
    return ALL.getOrDefault(example.name(), ALL.getOrDefault(example.page(), NONE));
  }

  /** The names of examples and pages that have some. */
  static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  private static Map<String, Surroundings> read(String file) {
    Map<String, Surroundings> all = new HashMap<>();
    List<String> part = new ArrayList<>();
    for (String line : text(file).lines().toList()) {
      if (!line.isBlank() && !line.startsWith("//")) {
        if (!line.startsWith(" ")) {
          add(part, all);
          part.clear();
        }
        part.add(line);
      }
    }
    add(part, all);
    return all;
  }

  private static String text(String file) {
    try (InputStream in = Surroundings.class.getResourceAsStream("/pages/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code NAME, NAME: parameters}, and indented lines: what they are, and then what is said. */
  private static void add(List<String> lines, Map<String, Surroundings> all) {
    if (lines.isEmpty()) {
      return;
    }
    String[] first = lines.get(0).split(":", 2);
    String head = NONE.head;
    String kind = NONE.kind;
    List<String> imports = new ArrayList<>();
    List<String> members = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.strip().split(" +", 2);
      switch (words[0]) {
        case "in" -> head = words[1];
        case "import" -> imports.add(line.strip());
        case "is" -> kind = words[1];
        case "member" -> members.add(words[1]);
        case "type" -> types.add(words[1]);
        default -> throw new IllegalArgumentException(line);
      }
    }
    Surroundings made = new Surroundings(head, imports, first[1].strip(), members, types, kind);
    for (String name : first[0].split(", *")) {
      if (all.put(name, made) != null) {
        throw new IllegalArgumentException(name + " stands twice");
      }
    }
  }
}
