package org.ajws.processor.source.dialect;

import org.ajws.processor.text.Token;

/** Where Java lets the type annotation of an alias stand. */
final class AliasPositions {
  private final Tokens tokens;
  private final Structure structure;

  AliasPositions(Tokens tokens, Structure structure) {
    this.tokens = tokens;
    this.structure = structure;
  }

  /**
   * The offset for an alias that stands between two tokens, before a type or a {@code new}; -1
   * where it may stay.
   *
   * @param slots whether it is about the slots of an array
   */
  int of(int before, int after, boolean slots) {
    if (tokens.is(after, "new")) {
      int type = structure.afterModifiers(after + 1);
      return created(type, slots);
    }
    int type = structure.afterModifiers(after);
    if (tokens.is(before, "new")) {
      int place = created(type, slots);
      return place == tokens.get(after).start() ? -1 : place;
    }
    int name = lastName(type);
    return name == type ? -1 : tokens.get(name).start();
  }

  private int created(int type, boolean slots) {
    int name = lastName(type);
    int end = name + 1;
    if (slots && tokens.is(end, "[")) {
      return tokens.get(end).start();
    }
    return tokens.get(name).start();
  }

  /**
   * The offset for an alias that stands behind a type: before its outermost dimension, or before
   * its last name.
   *
   * @param last the last token of the type
   */
  int behind(int last) {
    int i = last;
    while (tokens.is(i, "]") && tokens.is(i - 1, "[")) {
      i -= 2;
    }
    if (i < last) {
      return tokens.get(i + 1).start();
    }
    if (tokens.is(i, ">")) {
      int depth = 0;
      do {
        depth += tokens.is(i, ">") ? 1 : tokens.is(i, "<") ? -1 : 0;
        i--;
      } while (depth > 0 && i > 0);
    }
    return tokens.get(i).start();
  }

  /** Whether a token may be the last one of a type. */
  boolean endsType(int i) {
    Token t = tokens.get(i);
    boolean word = t.isName() || StatementBounds.isPrimitive(t.text());
    return (word || t.is(">") || t.is("]")) && !Structure.MODIFIERS.contains(t.text());
  }

  /** The last identifier of the name of a type that begins at a token. */
  private int lastName(int type) {
    int i = type;
    while (tokens.get(i).isName() && tokens.is(i + 1, ".") && tokens.get(i + 2).isName()) {
      i += 2;
    }
    return i;
  }
}
