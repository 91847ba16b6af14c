package org.ajws.processor.plan.units;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import org.ajws.processor.text.Trivia;

/**
 * Declarations of locals whose initialisers are a unit: {@code int x = a, y = b;} becomes {@code
 * int x, y; { unit { x = a; y = b; } }}.
 */
final class DeclarationSplit {
  private final StatementMarks marks;
  private final SplitText text;
  private final String source;

  DeclarationSplit(StatementMarks marks) {
    this.marks = marks;
    this.text = marks.text();
    this.source = marks.source();
  }

  /**
   * Splits a declaration.
   *
   * @param group the variables that are declared together
   * @return whether it could be done
   */
  boolean split(List<TreePath> group) {
    VariableTree last = variable(group.get(group.size() - 1));
    int end = last.getInitializer() == null ? marks.end(last) : marks.end(last.getInitializer());
    if (!mayBeSplit(group) || !giveType(group.get(0))) {
      return false;
    }
    String others =
        group.stream().skip(1).map(p -> ", " + variable(p).getName()).collect(Collectors.joining());
    int from = marks.start(variable(group.get(0)));
    for (int i = 0; i < group.size(); i++) {
      VariableTree v = variable(group.get(i));
      boolean given = v.getInitializer() != null;
      int name = name(v, from);
      int nameEnd = name + v.getName().length();
      int behind = given ? beforeAssign(nameEnd) : nameEnd;
      if (i == 0) {
        String target = given ? " " + v.getName() : "";
        text.insert(behind, others + "; " + StatementMarks.OPEN.strip() + target);
      } else {
        int comma = comma(from);
        text.replace(comma, given ? comma + 1 : nameEnd, SplitText.of(";"));
      }
      if (given) {
        giveArrayType(group.get(i), v);
      }
      from = given ? marks.end(v.getInitializer()) : nameEnd;
    }
    text.insert(end(end), StatementMarks.CLOSE);
    marks.addUnit(group.size() == 1 ? variable(group.get(0)) : last);
    group.forEach(p -> marks.addUnit(p.getLeaf()));
    return true;
  }

  /** The offset after the semicolon of the declaration. */
  private int end(int from) {
    int i = from;
    while (source.charAt(i) != ';') {
      i = Trivia.skip(source, i);
    }
    return i + 1;
  }

  private static VariableTree variable(TreePath path) {
    return (VariableTree) path.getLeaf();
  }

  private boolean mayBeSplit(List<TreePath> group) {
    for (TreePath path : group) {
      VariableTree v = variable(path);
      Element element = marks.module().element(path);
      if (element == null || marks.type(element.asType()) == null || isAsync(v)) {
        return false;
      }
      boolean first = path == group.get(0);
      if (!first && v.getInitializer() != null) {
        int nameEnd = name(v, marks.start(v)) + v.getName().length();
        if (beforeAssign(nameEnd) > nameEnd) {
          return false; // int a = x, b[] = y
        }
      }
    }
    return true;
  }

  private static boolean isAsync(VariableTree v) {
    for (AnnotationTree a : v.getModifiers().getAnnotations()) {
      if (a.getAnnotationType().toString().matches("(org\\.ajws\\.)?Async")) {
        return true;
      }
    }
    return false;
  }

  /** {@code var} needs a value to infer from. */
  private boolean giveType(TreePath path) {
    VariableTree v = variable(path);
    int from = Math.max(marks.start(v), marks.end(v.getModifiers()));
    int at = word("var", from, name(v, marks.start(v)), true);
    if (at >= 0) {
      String type = marks.type(marks.module().element(path).asType());
      text.replace(at, at + 3, SplitText.of(type));
    }
    return true;
  }

  private void giveArrayType(TreePath path, VariableTree v) {
    if (v.getInitializer() instanceof NewArrayTree array && array.getType() == null) {
      String type = marks.type(marks.module().element(path).asType());
      text.insert(marks.start(array), "new " + type + " ");
    }
  }

  /** The offset of a declared name; the last place that it has before its value. */
  private int name(VariableTree v, int from) {
    boolean given = v.getInitializer() != null;
    return word(
        v.getName().toString(),
        from,
        given ? marks.start(v.getInitializer()) : marks.end(v),
        false);
  }

  private int word(String word, int from, int to, boolean first) {
    int found = -1;
    for (int i = from; i < to; i = Trivia.skip(source, i)) {
      boolean starts = i == 0 || !Character.isJavaIdentifierPart(source.charAt(i - 1));
      int end = i + word.length();
      if (starts
          && source.startsWith(word, i)
          && (end >= source.length() || !Character.isJavaIdentifierPart(source.charAt(end)))) {
        found = i;
        if (first) {
          return i;
        }
      }
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
