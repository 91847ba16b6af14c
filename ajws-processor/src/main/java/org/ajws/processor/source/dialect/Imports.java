package org.ajws.processor.source.dialect;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.ajws.processor.text.Trivia;

/** How a file names the annotations, and the imports that it needs for them. */
final class Imports {
  private static final String PACKAGE = "org.ajws";

  private final Tokens tokens;
  private final Set<String> imported = new HashSet<>();

  /** Names that are something else in this file. */
  private final Set<String> foreign = new HashSet<>();

  private final Set<String> needed = new TreeSet<>();

  /**
   * The packages whose names need no import but another one's: with a dot, the file's own first.
   */
  private final Set<String> packages = new LinkedHashSet<>();

  private boolean all;
  private int place;

  Imports(Tokens tokens, Structure structure, Surroundings surroundings) {
    this.tokens = tokens;
    packages.add(packageName(tokens));
    this.place = -1;
    for (int i = 0; i < tokens.size(); i++) {
      if ((tokens.is(i, "import") || tokens.is(i, "package")) && structure.opener(i) < 0) {
        int end = i;
        while (end < tokens.size() && !tokens.is(end, ";")) {
          end++;
        }
        if (tokens.is(i, "import") && !tokens.is(i + 1, "static")) {
          read(i + 1, end);
        }
        place = tokens.get(end).end();
        i = end;
      } else if (tokens.get(i).isName() && !isAnnotation(i)) {
        foreign.add(tokens.get(i).text());
      }
    }
    for (String annotation : surroundings.annotations()) {
      int name = annotation.lastIndexOf('.') + 1;
      if (packages.contains(annotation.substring(0, name))) {
        foreign.add(annotation.substring(name));
      }
    }
  }

  /** The package of a file, with a dot behind it; empty for the unnamed one. */
  static String packageName(Tokens tokens) {
    int i = 0;
    while (i < tokens.size() && !tokens.is(i, "package") && !tokens.is(i, ";")) {
      i++;
    }
    int end = i;
    while (end < tokens.size() && !tokens.is(end, ";")) {
      end++;
    }
    return tokens.is(i, "package") ? tokens.compact(i + 1, end) + "." : "";
  }

  private boolean isAnnotation(int i) {
    return tokens.is(i - 1, "@") || tokens.is(i - 1, ".");
  }

  private void read(int from, int end) {
    String name = tokens.compact(from, end);
    String last = tokens.get(end - 1).text();
    if (name.equals(PACKAGE + ".*")) {
      all = true;
    } else if (name.equals(PACKAGE + "." + last)) {
      imported.add(last);
    } else if (last.equals("*")) {
      packages.add(name.substring(0, name.length() - 1));
    } else {
      foreign.add(last);
    }
  }

  /** Whether a simple name is something else than ours in this file. */
  boolean isForeign(String annotation) {
    return foreign.contains(annotation) && !imported.contains(annotation);
  }

  /** Whether the file imports one of our names. */
  boolean any() {
    return all || !imported.isEmpty();
  }

  /** The name of an annotation in this file. */
  String name(String annotation) {
    if (isForeign(annotation)) {
      return PACKAGE + "." + annotation;
    }
    if (!all && !imported.contains(annotation)) {
      needed.add(annotation);
    }
    return annotation;
  }

  /** The offset of the first class, or of the Javadoc that belongs to it: behind a licence. */
  private int beforeDocumentation(String original) {
    int at = original.startsWith("\uFEFF") ? 1 : 0;
    int place = tokens.get(0).start();
    while (at < tokens.get(0).start()) {
      if (Trivia.isComment(original, at)) {
        place = original.startsWith("/**", at) ? at : tokens.get(0).start();
      }
      at = Trivia.skip(original, at);
    }
    return place;
  }

  /** Adds what is needed on the line of the last import, or of the package. */
  void write(String original, Rewriting rewriting) {
    if (needed.isEmpty()) {
      return;
    }
    StringBuilder lines = new StringBuilder();
    for (String name : needed) {
      lines.append("import ").append(PACKAGE).append('.').append(name).append("; ");
    }
    if (place >= 0) {
      rewriting.insert(place, " " + lines.toString().strip());
      return;
    }
    rewriting.insertFirst(beforeDocumentation(original), lines.toString());
  }
}
