package org.ajws.processor.source.dialect;

import org.ajws.processor.text.Token;

/** Where statements end, and which of them are declarations. */
final class StatementBounds {
  private final Tokens tokens;
  private final Structure structure;

  StatementBounds(Tokens tokens, Structure structure) {
    this.tokens = tokens;
    this.structure = structure;
  }

  /** The index after the last token of the statement that begins at a token. */
  int end(int i) {
    switch (tokens.get(i).text()) {
      case "{":
        return structure.partner(i) + 1;
      case "if":
        int then = end(structure.partner(i + 1) + 1);
        return tokens.is(then, "else") ? end(then + 1) : then;
      case "while", "for", "synchronized", "switch":
        return tokens.is(i + 1, "(") ? end(structure.partner(i + 1) + 1) : semicolon(i);
      case "do":
        return semicolon(end(i + 1));
      case "try":
        return tryEnd(i);
      default:
        return otherEnd(i);
    }
  }

  private int tryEnd(int i) {
    int block = tokens.is(i + 1, "(") ? structure.partner(i + 1) + 1 : i + 1;
    int end = structure.partner(block) + 1;
    while (tokens.is(end, "catch")) {
      end = structure.partner(structure.partner(end + 1) + 1) + 1;
    }
    return tokens.is(end, "finally") ? structure.partner(end + 1) + 1 : end;
  }

  private int otherEnd(int i) {
    int block = TaskForms.brace(tokens, i);
    if (block >= 0) {
      return structure.partner(block) + 1;
    }
    if (isLabel(i)) {
      return end(i + 2);
    }
    if (isTypeDeclaration(i)) {
      int j = i;
      while (j < tokens.size() && structure.kind(j) != Structure.Kind.TYPE) {
        boolean skipped = structure.kind(j) == null && structure.partner(j) > j;
        j = skipped ? structure.partner(j) + 1 : j + 1;
      }
      return structure.partner(j) + 1;
    }
    return semicolon(i);
  }

  private int semicolon(int i) {
    int j = i;
    while (j < tokens.size() && !tokens.is(j, ";")) {
      j = structure.partner(j) > j ? structure.partner(j) + 1 : j + 1;
    }
    return j + 1;
  }

  boolean isLabel(int i) {
    return tokens.get(i).isName() && tokens.is(i + 1, ":");
  }

  /** The statement behind the labels of the one that begins at a token. */
  int withoutLabels(int i) {
    int j = i;
    while (isLabel(j)) {
      j += 2;
    }
    return j;
  }

  private boolean isTypeDeclaration(int i) {
    int j = structure.afterModifiers(i);
    return (tokens.is(j, "class")
            || tokens.is(j, "interface")
            || tokens.is(j, "enum")
            || tokens.is(j, "record"))
        && tokens.get(j + 1).isName()
        && !tokens.is(j + 1, "=");
  }

  /** Whether the statement that begins at a token declares a local variable or class. */
  boolean isDeclaration(int i) {
    if (TaskForms.brace(tokens, i) >= 0) {
      return false;
    }
    int type = structure.afterModifiers(i);
    if (tokens.is(i, "synchronized") || tokens.is(i, "default")) {
      return false;
    }
    int name = afterType(type);
    return isTypeDeclaration(i) || type > i || (name >= 0 && tokens.get(name).isName());
  }

  /** The index after a type that begins at a token; -1 where none does. */
  int afterType(int from) {
    int i = from;
    if (isPrimitive(tokens.get(i).text())) {
      i = afterBars(i + 1);
    } else {
      while (true) {
        if (!tokens.get(i).isName()) {
          return -1;
        }
        i = afterBars(i + 1);
        if (tokens.is(i, "<")) {
          i = afterArguments(i);
          if (i < 0) {
            return -1;
          }
          i = afterBars(i);
        }
        if (!tokens.is(i, ".")) {
          break;
        }
        i++;
      }
    }
    while (true) {
      int dimension = tokens.is(i, "@") ? structure.afterAnnotation(i) : i;
      if (!tokens.is(dimension, "[") || !tokens.is(dimension + 1, "]")) {
        return i;
      }
      i = afterBars(dimension + 2);
    }
  }

  /** The index after an alias of AJ that may begin at an index. */
  private int afterBars(int i) {
    int end = BareAliases.end(tokens, i);
    return end < 0 ? i : end + 1;
  }

  private int afterArguments(int from) {
    int depth = 0;
    for (int i = from; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      if (t.is("<")) {
        depth++;
      } else if (t.is(">")) {
        if (--depth == 0) {
          return i + 1;
        }
      } else if (t.is("@")) {
        i = structure.afterAnnotation(i) - 1;
      } else if (BareAliases.end(tokens, i) >= 0) {
        i = BareAliases.end(tokens, i);
      } else if (!(t.isName()
          || isPrimitive(t.text())
          || t.is("extends")
          || t.is("super")
          || ".,?&[]".contains(t.text()))) {
        return -1;
      }
    }
    return -1;
  }

  static boolean isPrimitive(String word) {
    return switch (word) {
      case "boolean", "byte", "short", "int", "long", "char", "float", "double" -> true;
      default -> false;
    };
  }
}
