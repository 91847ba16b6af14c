package org.ajws.processor.program.library;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * A table of methods of the JDK, one row a line: {@code TYPE METHOD,METHOD WORD WORD}. It speaks of
 * these methods of the type and of its subtypes, {@code new} for constructors, {@code *} for all
 * methods, {@code METHOD/2} for those with two parameters; a line may begin with {@code #} for a
 * remark. A type that the JDK in use does not have is skipped.
 */
public final class LibraryTable {
  private record Row(String type, List<String> words) {}

  private final BoundModule module;
  private final Map<String, List<Row>> rows = new HashMap<>();
  private final Map<ExecutableElement, List<String>> known = new HashMap<>();

  /**
   * Reads a table.
   *
   * @param beside the class in whose package the resource is
   */
  public LibraryTable(BoundModule module, Class<?> beside, String resource) {
    this.module = module;
    try (InputStream in = beside.getResourceAsStream(resource)) {
      new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))
          .lines()
          .filter(l -> !l.isBlank() && !l.startsWith("#"))
          .forEach(l -> add(l.trim().split("\\s+")));
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }

  /** Types stay names here: to load those that no program uses costs more than to bind one. */
  private void add(String[] words) {
    Row row = new Row(words[0], List.of(Arrays.copyOfRange(words, 2, words.length)));
    for (String method : words[1].split(",")) {
      rows.computeIfAbsent(method.equals("new") ? "<init>" : method, m -> new ArrayList<>())
          .add(row);
    }
  }

  /**
   * The words of the method's rows; null if the table does not speak of it, or the module's sources
   * show it.
   */
  public List<String> of(ExecutableElement method) {
    List<Row> named = new ArrayList<>(rows.getOrDefault(name(method), List.of()));
    named.addAll(rows.getOrDefault(name(method) + "/" + method.getParameters().size(), List.of()));
    if (method.getKind() == ElementKind.METHOD) {
      named.addAll(rows.getOrDefault("*", List.of()));
    }
    if (named.isEmpty() || module.declaration(method) != null) {
      return null;
    }
    if (!known.containsKey(method)) {
      known.put(method, find(named, method));
    }
    return known.get(method);
  }

  private static String name(ExecutableElement method) {
    return method.getSimpleName().toString();
  }

  private List<String> find(List<Row> named, ExecutableElement method) {
    TypeMirror owner = method.getEnclosingElement().asType();
    List<String> found = null;
    for (Row row : named) {
      if (module.isSubtype(owner, row.type())) {
        found = found == null ? new ArrayList<>() : found;
        found.addAll(row.words());
      }
    }
    return found;
  }
}
