package org.ajws.processor.source.dialect;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Set;
import org.ajws.processor.text.Token;

/** Which brackets belong together, and what each pair of braces is. */
final class Structure {
  /** What stands between two braces. */
  enum Kind {
    TYPE,
    /** The body of an enum, up to the end of its constants. */
    CONSTANTS,
    BLOCK,
    VALUES
  }

  static final Set<String> MODIFIERS =
      Set.of(
          "public",
          "private",
          "protected",
          "abstract",
          "static",
          "final",
          "strictfp",
          "sealed",
          "default",
          "synchronized",
          "native",
          "transient",
          "volatile");

  private static final Set<String> TYPE_KEYWORDS = Set.of("class", "interface", "enum");

  private final Tokens tokens;
  private final int[] partner;
  private final int[] opener;
  private final Kind[] kind;
  private final int[] keyword;
  private int unmatched = -1;

  Structure(Tokens tokens) {
    this.tokens = tokens;
    int size = tokens.size();
    partner = filled(size);
    opener = filled(size);
    keyword = filled(size);
    kind = new Kind[size];
    read();
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, -1);
    return array;
  }

  private void read() {
    Deque<Integer> open = new ArrayDeque<>();
    int header = -1;
    for (int i = 0; i < tokens.size(); i++) {
      String t = tokens.get(i).kind() == Token.Kind.LITERAL ? "" : tokens.get(i).text();
      int inside = open.isEmpty() ? -1 : open.peek();
      opener[i] = inside;
      switch (t) {
        case "(", "[" -> open.push(i);
        case "{" -> {
          kind[i] = kindOf(i, inside, header);
          if (header >= 0 && (kind[i] == Kind.TYPE || kind[i] == Kind.CONSTANTS)) {
            keyword[i] = header;
            header = -1;
          }
          open.push(i);
        }
        case ")", "]", "}" -> {
          while (!open.isEmpty() && !closes(t, tokens.get(open.peek()).text())) {
            unmatched = open.pop();
          }
          if (open.isEmpty()) {
            unmatched = i;
          } else {
            partner[i] = open.peek();
            partner[open.peek()] = i;
            opener[i] = open.pop();
          }
        }
        case ";" -> {
          if (inside >= 0 && kind[inside] == Kind.CONSTANTS) {
            kind[inside] = Kind.TYPE;
          }
        }
        default -> header = isTypeKeyword(i) ? i : header;
      }
    }
    if (!open.isEmpty()) {
      unmatched = open.peek();
    }
  }

  private static boolean closes(String closer, String opener) {
    return switch (closer) {
      case ")" -> opener.equals("(");
      case "]" -> opener.equals("[");
      default -> opener.equals("{");
    };
  }

  private boolean isTypeKeyword(int i) {
    if (!tokens.get(i).isWord() || tokens.is(i - 1, ".") || !tokens.get(i + 1).isName()) {
      return false;
    }
    return TYPE_KEYWORDS.contains(tokens.get(i).text())
        || (tokens.is(i, "record") && (tokens.is(i + 2, "(") || tokens.is(i + 2, "<")));
  }

  private Kind kindOf(int brace, int inside, int header) {
    Token before = tokens.get(brace - 1);
    if (before.is("->")) {
      return Kind.BLOCK;
    }
    boolean values = inside >= 0 && kind[inside] == Kind.VALUES;
    if (before.is("=") || before.is(",") || before.is("(") || before.is("]") || values) {
      return Kind.VALUES;
    }
    if (header >= 0) {
      return tokens.is(header, "enum") ? Kind.CONSTANTS : Kind.TYPE;
    }
    if (inside >= 0 && kind[inside] == Kind.CONSTANTS && (before.isWord() || before.is(")"))) {
      return Kind.TYPE;
    }
    return before.is(")") && isCreation(partner[brace - 1]) ? Kind.TYPE : Kind.BLOCK;
  }

  /** Whether the parenthesis at an index holds the arguments of a {@code new}. */
  private boolean isCreation(int parenthesis) {
    for (int i = parenthesis - 1; i >= 0; i--) {
      Token t = tokens.get(i);
      if (t.is("new")) {
        return true;
      }
      if (t.is(")") && partner[i] >= 0) {
        i = partner[i];
      } else if (!(t.isName() || ".<>,?@&[]|=extendssuperthis".contains(t.text()))) {
        return false;
      }
    }
    return false;
  }

  /** The index of a bracket without a partner; -1 where there is none. */
  int unmatched() {
    return unmatched;
  }

  /** The index of the other bracket of a pair. */
  int partner(int i) {
    return i >= 0 && i < partner.length ? partner[i] : -1;
  }

  /** The index of the innermost bracket that is open before a token; -1 outside of all. */
  int opener(int i) {
    return i < opener.length ? opener[i] : -1;
  }

  /** Whether a token stands directly between braces of a kind. */
  boolean isIn(int i, Kind expected) {
    return opener(i) >= 0 && kind[opener(i)] == expected;
  }

  /** What an opening brace opens; null for other tokens. */
  Kind kind(int i) {
    return i >= 0 && i < kind.length ? kind[i] : null;
  }

  /**
   * The index of the first token of the declaration whose body a brace opens; -1 for an anonymous
   * class.
   */
  int declaration(int brace) {
    return keyword[brace] < 0 ? -1 : modifiersBefore(keyword[brace]);
  }

  /** The index of the first of the modifiers and annotations before a token. */
  int modifiersBefore(int token) {
    int first = token;
    if (tokens.is(first - 1, "@")) {
      first--; // @interface
    }
    while (first > 0) {
      int before = first - 1;
      if (MODIFIERS.contains(tokens.get(before).text())) {
        first = before;
      } else if (tokens.is(before, "sealed") || tokens.is(before, "non")) {
        first = before;
      } else if (tokens.is(before, "-") && tokens.is(before - 1, "non")) {
        first = before - 1;
      } else {
        int annotation = annotationEndingAt(before);
        if (annotation < 0) {
          break;
        }
        first = annotation;
      }
    }
    return first;
  }

  private int annotationEndingAt(int last) {
    int name = tokens.is(last, ")") ? partner(last) - 1 : last;
    while (tokens.get(name).isName() && tokens.is(name - 1, ".")) {
      name -= 2;
    }
    return name > 0 && tokens.get(name).isName() && tokens.is(name - 1, "@") ? name - 1 : -1;
  }

  /** The index after modifiers and annotations that begin at a token. */
  int afterModifiers(int from) {
    int i = from;
    while (true) {
      if (MODIFIERS.contains(tokens.get(i).text()) || tokens.is(i, "non") || tokens.is(i, "-")) {
        i++;
      } else if (tokens.is(i, "@") && tokens.get(i + 1).isName()) {
        i = afterAnnotation(i);
      } else {
        return i;
      }
    }
  }

  /** The index after an annotation whose {@code @} is at an index. */
  int afterAnnotation(int at) {
    int i = at + 2;
    while (tokens.is(i, ".") && tokens.get(i + 1).isName()) {
      i += 2;
    }
    return tokens.is(i, "(") && partner(i) >= 0 ? partner(i) + 1 : i;
  }
}
