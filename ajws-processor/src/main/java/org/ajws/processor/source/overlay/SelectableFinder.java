package org.ajws.processor.source.overlay;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.SourcePositions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.source.overlay.Selector.Kind;
import org.ajws.processor.text.Edits.Piece;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;

/** The places of one file, found step by step from its classes inwards. */
final class SelectableFinder {
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final Map<Tree, List<Selectable>> bodies = new IdentityHashMap<>();

  SelectableFinder(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  CompilationUnitTree unit() {
    return unit;
  }

  int start(Tree tree) {
    return Math.toIntExact(positions.getStartPosition(unit, tree));
  }

  int end(Tree tree) {
    return Math.toIntExact(positions.getEndPosition(unit, tree));
  }

  int line(Tree tree) {
    long start = positions.getStartPosition(unit, tree);
    return start < 0 ? 0 : Math.toIntExact(unit.getLineMap().getLineNumber(start));
  }

  /** A copy of a part of the file. */
  Piece copy(int start, int end) {
    return Piece.copy(source(), start, end);
  }

  /** The offset of a modifier that stands among others, annotations and comments. */
  Span modifier(ModifiersTree modifiers, String word) {
    String text = source();
    int from = start(modifiers);
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      int found = Identifiers.find(text, word, from, start(annotation));
      if (found >= 0) {
        return new Span(found, Identifiers.endOf(text, found));
      }
      from = end(annotation);
    }
    int found = Identifiers.find(text, word, from, end(modifiers));
    return new Span(found, Identifiers.endOf(text, found));
  }

  private String source() {
    try {
      return unit.getSourceFile().getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All classes of the file that are members, with their qualified names. */
  List<Selectable> classes() {
    String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
    List<Selectable> classes = new ArrayList<>();
    for (Tree declaration : unit.getTypeDecls()) {
      if (declaration instanceof ClassTree type) {
        addClass(type, null, prefix, classes);
      }
    }
    return classes;
  }

  private void addClass(
      ClassTree type, Selectable parent, String prefix, List<Selectable> classes) {
    String name = prefix + type.getSimpleName();
    Selectable selected = selectable(Kind.CLASS, type, parent, List.of(name), List.of());
    classes.add(selected);
    for (Tree member : type.getMembers()) {
      if (member instanceof ClassTree inner) {
        addClass(inner, selected, name + ".", classes);
      }
    }
  }

  /** The places that a selector may name inside a place, in source order. */
  List<Selectable> inside(Selectable selected) {
    Tree tree = selected.tree();
    if (tree instanceof ClassTree type) {
      return bodies.computeIfAbsent(type, t -> members(type, selected));
    }
    Tree body = null;
    if (tree instanceof MethodTree method) {
      body = method.getBody();
    } else if (tree instanceof ForLoopTree loop) {
      body = loop.getStatement();
    } else if (tree instanceof EnhancedForLoopTree loop) {
      body = loop.getStatement();
    } else if (tree instanceof WhileLoopTree loop) {
      body = loop.getStatement();
    } else if (tree instanceof DoWhileLoopTree loop) {
      body = loop.getStatement();
    } else if (tree instanceof SynchronizedTree block) {
      body = block.getBlock();
    } else if (tree instanceof BlockTree) {
      body = tree;
    }
    List<Selectable> known = bodies.get(tree);
    if (known == null) {
      known = new ArrayList<>();
      if (tree instanceof MethodTree method) {
        for (VariableTree parameter : method.getParameters()) {
          String name = parameter.getName().toString();
          known.add(selectable(Kind.PARAMETER, parameter, selected, List.of(name), List.of()));
        }
      }
      if (body != null) {
        known.addAll(new BodyScanner(this, selected).selectables(body));
      }
      bodies.put(tree, known);
    }
    return known;
  }

  private List<Selectable> members(ClassTree type, Selectable selected) {
    List<Selectable> members = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof ClassTree inner) {
        String name = inner.getSimpleName().toString();
        members.add(selectable(Kind.CLASS, inner, selected, List.of(name), List.of()));
      } else if (member instanceof VariableTree field) {
        members.add(
            selectable(
                Kind.FIELD, field, selected, List.of(field.getName().toString()), List.of()));
      } else if (member instanceof MethodTree method && end(method) >= 0) {
        members.add(method(method, selected));
      } else if (member instanceof BlockTree initializer) {
        members.add(selectable(Kind.INITIALIZER, initializer, selected, List.of(), List.of()));
      }
    }
    return members;
  }

  private Selectable method(MethodTree method, Selectable selected) {
    List<String> types =
        method.getParameters().stream().map(p -> TypeNames.plain(p.getType().toString())).toList();
    boolean constructor = method.getReturnType() == null;
    return selectable(
        constructor ? Kind.CONSTRUCTOR : Kind.METHOD,
        method,
        selected,
        constructor ? List.of() : List.of(method.getName().toString()),
        types);
  }

  private Selectable selectable(
      Kind kind, Tree tree, Selectable parent, List<String> names, List<String> parameterTypes) {
    return new Selectable(
        kind, tree, parent, names, parameterTypes, List.of(), false, List.of(), line(tree));
  }
}
