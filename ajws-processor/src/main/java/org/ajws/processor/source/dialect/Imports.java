package org.ajws.processor.source.dialect;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** How a file names the annotations, and the imports that it needs for them. */
final class Imports {
  private static final String PACKAGE = "org.ajws";

  private final Tokens tokens;
  private final Set<String> imported = new HashSet<>();

  /** Names that are something else in this file. */
  private final Set<String> foreign = new HashSet<>();

  private final Set<String> needed = new TreeSet<>();
  private boolean all;
  private int place;

  Imports(Tokens tokens, Structure structure) {
    this.tokens = tokens;
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
    int start = original.startsWith("\uFEFF") ? 1 : 0;
    boolean comment = !original.substring(start, tokens.get(0).start()).isBlank();
    rewriting.insertFirst(comment ? start : tokens.get(0).start(), lines.toString());
  }
}
