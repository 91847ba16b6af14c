package org.ajws.processor.source.units;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Trivia;

/**
 * Declarations of locals whose initialisers are a unit: {@code int x = a, y = b;} becomes {@code
 * int x, y; { x = a; y = b; }}.
 */
final class DeclarationSplit {
  private final UnitText text;
  private final String source;

  DeclarationSplit(UnitText text) {
    this.text = text;
    this.source = text.source();
  }

  /**
   * Splits a declaration, unless it has a form that cannot be.
   *
   * @param group the variables that are declared together
   */
  void split(List<VariableTree> group) {
    if (group.get(0).getType() == null) {
      value(group.get(0));
    } else if (group.stream().skip(1).noneMatch(this::hasDimensions)) {
      apart(group);
    }
  }

  /** Without a type, the unit is the value. */
  private void value(VariableTree variable) {
    if (text.hasValues()) {
      ExpressionTree value = variable.getInitializer();
      text.insert(
          text.start(value),
          List.of(UnitText.of(UnitText.VALUE), UnitText.open(), UnitText.of("yield ")));
      text.insert(text.end(value), UnitText.VALUE_END);
    }
  }

  private void apart(List<VariableTree> group) {
    String others =
        group.stream().skip(1).map(v -> ", " + v.getName()).collect(Collectors.joining());
    int from = text.start(group.get(0));
    for (VariableTree v : group) {
      boolean given = v.getInitializer() != null;
      int name = name(v, from);
      int nameEnd = Identifiers.endOf(source, name);
      int behind = given ? beforeAssign(nameEnd) : nameEnd;
      if (v == group.get(0)) {
        String target = given ? v.getName().toString() : "";
        text.insert(
            behind, List.of(UnitText.of(others + "; "), UnitText.open(), UnitText.of(target)));
      } else {
        int comma = comma(from);
        text.replace(comma, given ? comma + 1 : nameEnd, List.of(UnitText.of(";")));
      }
      if (given && v.getInitializer() instanceof NewArrayTree array && array.getType() == null) {
        text.insert(text.start(array), "new " + v.getType() + " ");
      }
      from = given ? text.end(v.getInitializer()) : nameEnd;
    }
    text.insert(end(from), UnitText.CLOSE);
  }

  /** As in {@code int a = x, b[] = y}. */
  private boolean hasDimensions(VariableTree v) {
    if (v.getInitializer() == null) {
      return false;
    }
    int nameEnd = Identifiers.endOf(source, name(v, text.start(v)));
    return beforeAssign(nameEnd) > nameEnd;
  }

  /** The offset after the semicolon of the declaration. */
  private int end(int from) {
    int i = from;
    while (source.charAt(i) != ';') {
      i = Trivia.skip(source, i);
    }
    return i + 1;
  }

  /** The offset of a declared name; the last place that it has before its value. */
  private int name(VariableTree v, int from) {
    boolean given = v.getInitializer() != null;
    return word(v.getName().toString(), from, given ? text.start(v.getInitializer()) : text.end(v));
  }

  private int word(String word, int from, int to) {
    int found = -1;
    int next = Identifiers.find(source, word, from, to);
    while (next >= 0) {
      found = next;
      next = Identifiers.find(source, word, Identifiers.endOf(source, found), to);
    }
    return found;
  }

  /** The offset after the dimensions behind a name that is given a value. */
  private int beforeAssign(int nameEnd) {
    int behind = nameEnd;
    for (int i = nameEnd; source.charAt(i) != '='; ) {
      int next = Trivia.skip(source, i);
      if (source.charAt(i) == ']') {
        behind = next;
      }
      i = next;
    }
    return behind;
  }

  private int comma(int from) {
    int i = from;
    while (source.charAt(i) != ',') {
      i = Trivia.skip(source, i);
    }
    return i;
  }
}
