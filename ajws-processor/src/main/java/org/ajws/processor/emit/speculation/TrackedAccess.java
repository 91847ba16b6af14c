package org.ajws.processor.emit.speculation;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.speculation.AccessSites;
import org.ajws.processor.analysis.speculation.Tracking;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/** Reads, writes and compound assignments of fields and slots as calls of a chunk. */
final class TrackedAccess {
  private static final String TYPED = "org.ajws.runtime.speculation.Typed.";

  private static final List<TypeKind> WIDTHS =
      List.of(TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE);

  private final BoundModule module;
  private final BoundFile file;
  private final TrackedNames names;
  private final TypeElement top;
  private final String chunk;
  private final TypeText types;
  private final Edits edits;

  TrackedAccess(BoundModule module, TreePath code, TrackedNames names, String chunk, Edits edits) {
    this.module = module;
    this.file = module.file(code);
    this.names = names;
    this.top = TrackedNames.topLevel(module, code);
    this.chunk = chunk;
    this.types = new TypeText(module);
    this.edits = edits;
  }

  private int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  private int end(Tree tree) {
    return module.end(file.unit(), tree);
  }

  /** The value of a place. */
  void read(TreePath path, Tracking.Place place) {
    TypeMirror type = module.type(path);
    boolean lost = isLost(place, type);
    String[] typed = around(type, lost);
    Tree tree = path.getLeaf();
    around(tree, place, typed[0] + chunk + ".get(", end(tree), site(tree, "") + ")" + typed[1]);
  }

  /** A call that gives a value, as an expression of a type. */
  String typed(TypeMirror type, String call) {
    String[] typed = around(type, false);
    return typed[0] + call + typed[1];
  }

  /**
   * What stands around a call that gives a value of a type. For the compiler a call of a generic
   * method is no number in {@code c ? a[i] : 1.5}. A generic type is lost in the field's
   * declaration.
   */
  private String[] around(TypeMirror type, boolean lost) {
    String before = lost ? TYPED + "<" + types.of(type) + ">as(" : "";
    String after = lost ? ")" : "";
    return isBox(type)
        ? new String[] {TYPED + "box(" + before, after + ")"}
        : new String[] {before, after};
  }

  private boolean isBox(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED && unboxed(type) != null;
  }

  private TypeMirror unboxed(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return type;
    }
    try {
      return module.types().unboxedType(type);
    } catch (IllegalArgumentException e) {
      return null; // not a box
    }
  }

  /** Whether a field's declaration, as it is at run time, does not tell the type of its value. */
  private boolean isLost(Tracking.Place place, TypeMirror type) {
    return place instanceof Tracking.Field field
        && !types.of(type).equals(types.erased(field.field().asType()));
  }

  /**
   * Writes {@code before object, slot after} around the parts of a place.
   *
   * @param whole the tree at whose start {@code before} is put
   * @param to the offset up to which {@code after} replaces what is behind the parts
   */
  private void around(Tree whole, Tracking.Place place, String before, int to, String after) {
    Span span = module.span(file.unit(), whole);
    if (place instanceof Tracking.Slot slot) {
      replaceOrOpen(start(whole), start(slot.array()), span, before);
      edits.replace(end(slot.array()), start(slot.index()), ", ");
      edits.replace(end(slot.index()), to, after);
      return;
    }
    Tracking.Field field = (Tracking.Field) place;
    String name = names.of(field.field(), top);
    if (field.object() == null) {
      String object = field.self() == null ? "null" : field.self();
      edits.replace(start(whole), to, before + name + ", " + object + after);
    } else {
      replaceOrOpen(start(whole), start(field.object()), span, before + name + ", ");
      edits.replace(end(field.object()), to, after);
    }
  }

  private void replaceOrOpen(int start, int end, Span span, String text) {
    if (start < end) {
      edits.replace(start, end, text);
    } else {
      edits.open(start, span, text);
    }
  }

  /** An assignment. */
  void write(TreePath path, Tracking.Place place) {
    AssignmentTree tree = (AssignmentTree) path.getLeaf();
    TypeMirror type = module.type(new TreePath(path, tree.getVariable()));
    boolean lost = isLost(place, type);
    String[] typed = isUsed(path) ? around(type, lost) : new String[] {"", ""};
    ExpressionTree value = tree.getExpression();
    String[] given = given(type, module.type(new TreePath(path, value)), value, lost);
    around(tree, place, typed[0] + chunk + ".set(", start(value), ", " + given[0]);
    edits.close(
        end(tree), module.span(file.unit(), tree), given[1] + site(tree, "") + ")" + typed[1]);
  }

  /** What stands around a value that is assigned: a conversion that calls do not make. */
  private String[] given(TypeMirror type, TypeMirror value, Tree tree, boolean lost) {
    TypeMirror primitive = unboxed(type);
    if (primitive != null && value.getKind().isPrimitive()) {
      return value.getKind() == primitive.getKind()
          ? new String[] {"", ""}
          : new String[] {"(" + types.of(primitive) + ") (", ")"};
    }
    if (primitive != null && type.getKind().isPrimitive() && value.getKind() != TypeKind.NULL) {
      String first = "(" + types.of(unboxedOr(value)) + ") (";
      return new String[] {"(" + types.of(primitive) + ") (" + first, "))"};
    }
    boolean plain =
        switch (tree.getKind()) {
          case IDENTIFIER, MEMBER_SELECT, STRING_LITERAL, NULL_LITERAL, NEW_ARRAY, TYPE_CAST ->
              true;
          default -> false;
        };
    return plain || !lost && !(type instanceof DeclaredType)
        ? new String[] {"", ""}
        : new String[] {TYPED + "<" + types.of(type) + ">of(", ")"};
  }

  private TypeMirror unboxedOr(TypeMirror type) {
    TypeMirror primitive = unboxed(type);
    return primitive == null ? type : primitive;
  }

  /** Whether the value of an assignment is used. */
  private static boolean isUsed(TreePath path) {
    TreePath up = path.getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree) {
      up = up.getParentPath();
    }
    return !(up.getLeaf() instanceof ExpressionStatementTree);
  }

  /** {@code a[i] += x} is {@code putInt(at(a, i), currentInt() + (x))}, {@code ++} likewise. */
  void update(TreePath path, Tracking.Place place) {
    Tree tree = path.getLeaf();
    ExpressionTree variable =
        tree instanceof CompoundAssignmentTree c
            ? c.getVariable()
            : ((UnaryTree) tree).getExpression();
    TypeMirror type = module.type(new TreePath(path, variable));
    TypeMirror primitive = unboxed(type);
    boolean reference = !type.getKind().isPrimitive();
    String kind = reference ? "Ref" : kind(type);
    String text = types.of(type);
    String arguments = reference ? "<" + text + ">" : "";
    String current = "%s.%scurrent%s()".formatted(chunk, arguments, kind);
    boolean old =
        tree.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || tree.getKind() == Tree.Kind.POSTFIX_DECREMENT;
    String put =
        "%s.%s%s%s(%s.at(".formatted(chunk, arguments, old ? "getAndPut" : "put", kind, chunk);
    String[] typed = isUsed(path) ? around(type, false) : new String[] {"", ""};
    String cast =
        primitive == null || isKept(path, primitive) ? "" : "(" + types.of(primitive) + ") ";
    if (tree instanceof CompoundAssignmentTree compound) {
      ExpressionTree value = compound.getExpression();
      String operator = AccessSites.operator(tree.getKind());
      String site = site(tree, AccessSites.reduction(tree.getKind(), type));
      around(
          tree,
          place,
          typed[0] + put,
          start(value),
          "%s), %s(%s %s (".formatted(site, cast, current, operator));
      edits.close(end(tree), module.span(file.unit(), tree), "))" + site + ")" + typed[1]);
      return;
    }
    String operator = isDecrement(tree) ? "-" : "+";
    String site = site(tree, AccessSites.reduction(tree.getKind(), type));
    String after = "%s), %s(%s %s 1)%s)%s".formatted(site, cast, current, operator, site, typed[1]);
    around(tree, place, typed[0] + put, end(tree), after);
  }

  /**
   * The last argument of an access: its line, for who asks where chunks conflict.
   *
   * @param operator that of a compound assignment that could be a reduction
   */
  private String site(Tree tree, String operator) {
    return ", \""
        + AccessSites.line(file, start(tree))
        + (operator.isEmpty() ? "" : " ")
        + operator
        + "\"";
  }

  /** Whether the operation gives a value of the variable's own type. */
  private boolean isKept(TreePath path, TypeMirror primitive) {
    boolean wide =
        switch (primitive.getKind()) {
          case INT, LONG, FLOAT, DOUBLE, BOOLEAN -> true;
          default -> false;
        };
    if (!(path.getLeaf() instanceof CompoundAssignmentTree compound)) {
      return wide;
    }
    TypeMirror value = unboxed(module.type(new TreePath(path, compound.getExpression())));
    boolean shift = AccessSites.operator(compound.getKind()).length() > 1;
    return wide && value != null && (shift || !isWider(value, primitive));
  }

  private static boolean isWider(TypeMirror one, TypeMirror other) {
    return WIDTHS.indexOf(one.getKind()) > WIDTHS.indexOf(other.getKind());
  }

  private static boolean isDecrement(Tree tree) {
    return tree.getKind() == Tree.Kind.PREFIX_DECREMENT
        || tree.getKind() == Tree.Kind.POSTFIX_DECREMENT;
  }

  private static String kind(TypeMirror type) {
    String name = type.getKind().name();
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }
}
