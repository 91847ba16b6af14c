package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The members of the classes of a file, as far as their tokens tell. */
final class Members {
  /**
   * A field or method.
   *
   * @param start its first token
   * @param body the brace of a method's body; -1 for a field
   * @param end the token after it
   * @param names of the fields that are declared together; empty for a method
   */
  record Member(int start, int body, int end, List<String> names) {}

  private final Tokens tokens;
  private final Structure structure;
  private final StatementBounds statements;

  Members(Tokens tokens, Structure structure) {
    this.tokens = tokens;
    this.structure = structure;
    this.statements = new StatementBounds(tokens, structure);
  }

  /**
   * The fields that may belong to atomic sets: those that say so, else all of a class with sets.
   */
  Set<String> ofSets() {
    Set<String> found = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (structure.kind(i) == Structure.Kind.TYPE && structure.partner(i) > i) {
        addOf(i, found);
      }
    }
    return found;
  }

  /**
   * The names of the types that declare sets or extend a type that has some.
   *
   * @param known types with sets, of any file
   */
  Set<String> typesWithSets(Set<String> known) {
    Set<String> found = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (structure.kind(i) == Structure.Kind.TYPE && structure.partner(i) > i) {
        String name = nameOfType(i);
        if (name != null && (hasSet(i) || extendsOne(i, known))) {
          found.add(name);
        }
      }
    }
    return found;
  }

  /** The name of the type of a brace; null for one without. */
  String nameOfType(int brace) {
    int declaration = structure.declaration(brace);
    for (int i = Math.max(declaration, 0); declaration >= 0 && i < brace; i++) {
      if (tokens.get(i).text().matches("class|interface|enum")) {
        return tokens.get(i + 1).text();
      }
    }
    return null;
  }

  private boolean extendsOne(int brace, Set<String> known) {
    boolean above = false;
    for (int i = structure.declaration(brace); i < brace; i++) {
      above |= tokens.is(i, "extends") || tokens.is(i, "implements");
      if (above && known.contains(tokens.get(i).text())) {
        return true;
      }
    }
    return false;
  }

  private void addOf(int brace, Set<String> found) {
    List<Member> fields = of(brace).stream().filter(m -> !m.names().isEmpty()).toList();
    List<Member> marked = fields.stream().filter(this::isMarked).toList();
    boolean all = marked.isEmpty() && hasSet(brace);
    (all ? fields : marked).forEach(f -> found.addAll(f.names()));
  }

  private boolean isMarked(Member field) {
    for (int i = field.start(); i < field.end(); i++) {
      if (tokens.is(i, "@") && lastOfName(i + 1).equals("Atomic")) {
        return true;
      }
    }
    return tokens.comments().stream()
        .anyMatch(
            c ->
                c.text().contains("atomic(")
                    && tokens.after(c) >= field.start()
                    && tokens.after(c) < field.end());
  }

  private String lastOfName(int name) {
    int i = name;
    while (tokens.is(i + 1, ".")) {
      i += 2;
    }
    return tokens.get(i).text();
  }

  private boolean hasSet(int brace) {
    int declaration = structure.declaration(brace);
    for (int i = declaration < 0 ? brace : declaration; i < structure.partner(brace); i++) {
      boolean member = structure.opener(i) == brace || i < brace;
      if (member && tokens.is(i, "@") && lastOfName(i + 1).matches("Atomic[sS]et")) {
        return true;
      }
    }
    return tokens.comments().stream()
        .anyMatch(
            c ->
                c.text().contains("atomicset(")
                    && tokens.after(c) > declaration
                    && tokens.after(c) <= structure.partner(brace));
  }

  /** The fields and methods between the braces of a class. */
  List<Member> of(int brace) {
    List<Member> found = new ArrayList<>();
    int i = brace + 1;
    while (i < structure.partner(brace)) {
      int end = end(i);
      int type = afterTypeParameters(structure.afterModifiers(i));
      int name = statements.afterType(type);
      boolean field = name >= 0 && tokens.get(name).isName() && !tokens.is(name + 1, "(");
      if (field && tokens.is(end - 1, ";")) {
        found.add(new Member(i, -1, end, names(name, end)));
      } else if (structure.kind(end - 1) == null && tokens.is(end - 1, "}")) {
        int body = structure.partner(end - 1);
        if (structure.kind(body) == Structure.Kind.BLOCK && body > i) {
          found.add(new Member(i, body, end, List.of()));
        }
      }
      i = end;
    }
    return found;
  }

  private int afterTypeParameters(int i) {
    if (!tokens.is(i, "<")) {
      return i;
    }
    int depth = 0;
    int at = i;
    do {
      depth += tokens.is(at, "<") ? 1 : tokens.is(at, ">") ? -1 : 0;
      at++;
    } while (depth > 0 && at < tokens.size());
    return at;
  }

  /** The index after a member: behind its semicolon, or the brace of a method or class. */
  private int end(int from) {
    int i = from;
    while (i < tokens.size()) {
      if (tokens.is(i, ";")) {
        return i + 1;
      }
      boolean body =
          structure.kind(i) == Structure.Kind.BLOCK
              || structure.kind(i) == Structure.Kind.TYPE
              || structure.kind(i) == Structure.Kind.CONSTANTS;
      i = structure.partner(i) > i ? structure.partner(i) + 1 : i + 1;
      if (body && !isValue(from, i)) {
        return i;
      }
    }
    return i;
  }

  /** Whether what ends before a token is part of a field's initial value. */
  private boolean isValue(int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.is(i, "=")) {
        return true;
      }
      if (structure.partner(i) > i) {
        i = structure.partner(i);
      }
    }
    return false;
  }

  private List<String> names(int first, int end) {
    List<String> names = new ArrayList<>(List.of(tokens.get(first).text()));
    for (int i = first; i < end; i++) {
      if (tokens.is(i, ",") && tokens.get(i + 1).isName()) {
        names.add(tokens.get(i + 1).text());
      }
      if (structure.partner(i) > i) {
        i = structure.partner(i);
      }
    }
    return names;
  }
}
