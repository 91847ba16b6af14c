package org.ajws.processor.emit.sets;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.locks.FieldOperation;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Makes the operations of units on the only field of their set atomic: the field is volatile, so
 * reads and writes stay as they are; what reads and writes goes through a {@code VarHandle}.
 */
final class FieldOperationLowering {
  private final BoundModule module;
  private final BoundFile file;
  private final Edits edits;
  private final Set<Integer> modifiedAt = new HashSet<>();

  FieldOperationLowering(BoundModule module, BoundFile file, Edits edits) {
    this.module = module;
    this.file = file;
    this.edits = edits;
  }

  void makeVolatile(VariableElement field) {
    if (!field.getModifiers().contains(Modifier.VOLATILE)) {
      modify(field, "volatile ");
    }
  }

  /** Of a member that is assigned once, while its object is made. */
  void makeFinal(VariableElement field) {
    modify(field, "final ");
  }

  private void modify(VariableElement field, String modifier) {
    if (field.getModifiers().contains(Modifier.FINAL)) {
      return;
    }
    TreePath declaration = module.declaration(field);
    int type = module.start(file.unit(), ((VariableTree) declaration.getLeaf()).getType());
    if (modifiedAt.add(type)) { // declarators that share a type share it
      edits.open(type, module.span(file.unit(), declaration.getLeaf()), modifier);
    }
  }

  /** The same for a field whose value is kept in stripes, too. */
  void stripe(FieldOperation operation) {
    VariableElement field = operation.field();
    Tree whole = operation.whole().getLeaf();
    switch (operation.form()) {
      case READ -> replace(whole, FieldMembers.sum(field) + "()");
      case PREFIX, POSTFIX ->
          replace(whole, FieldMembers.add(field) + (operation.negative() ? "(-1)" : "(1)"));
      case ADD -> {
        String signed = signed(operation, operation.operand());
        around(whole, operation.operand(), FieldMembers.add(field) + "(" + signed, ")");
      }
      default -> throw new IllegalStateException(operation.form() + " in stripes");
    }
  }

  private void replace(Tree tree, String text) {
    edits.replace(module.start(file.unit(), tree), module.end(file.unit(), tree), text);
  }

  void lower(FieldOperation operation) {
    switch (operation.form()) {
      case READ, WRITE -> {} // the field is volatile
      case PREFIX, POSTFIX -> step(operation);
      case ADD -> combine(operation, "getAndAdd");
      case OR -> combine(operation, "getAndBitwiseOr");
      case AND -> combine(operation, "getAndBitwiseAnd");
      case XOR -> combine(operation, "getAndBitwiseXor");
      case COMPARE_AND_SET -> compareAndSet(operation);
      case MIN -> bound(operation, "<");
      case MAX -> bound(operation, ">");
    }
  }

  private static String type(FieldOperation operation) {
    return operation.field().asType().toString();
  }

  private static String call(FieldOperation operation, String method) {
    return FieldMembers.call(operation.field(), method);
  }

  private void step(FieldOperation operation) {
    String one =
        switch (operation.field().asType().getKind()) {
          case INT -> operation.negative() ? "-1" : "1";
          case LONG -> operation.negative() ? "-1L" : "1L";
          case FLOAT -> operation.negative() ? "-1f" : "1f";
          case DOUBLE -> operation.negative() ? "-1d" : "1d";
          default -> "(" + type(operation) + ") " + (operation.negative() ? "-1" : "1");
        };
    String add = call(operation, "getAndAdd") + one + ")";
    String text = add;
    if (operation.isUsed()) {
      String old = "(" + type(operation) + ") " + add;
      text =
          operation.form() == FieldOperation.Kind.POSTFIX
              ? "(" + old + ")"
              : narrowed(operation, old + " + " + one);
    }
    Tree whole = operation.whole().getLeaf();
    replace(whole, text);
  }

  /** A sum of the field's type: small numbers are added as {@code int}. */
  private static String narrowed(FieldOperation operation, String sum) {
    return switch (operation.field().asType().getKind()) {
      case BYTE, SHORT, CHAR -> "((" + type(operation) + ") (" + sum + "))";
      default -> "(" + sum + ")";
    };
  }

  private void combine(FieldOperation operation, String method) {
    ExpressionTree operand = (ExpressionTree) operation.operand();
    Tree whole = operation.whole().getLeaf();
    String old = operation.isUsed() ? "(" + type(operation) + ") " : "";
    String rest = ")";
    if (operation.isUsed()) {
      String again = (operation.negative() ? " - " : " + ") + "(" + text(operand) + "))";
      boolean small =
          switch (operation.field().asType().getKind()) {
            case BYTE, SHORT, CHAR -> true;
            default -> false;
          };
      old = (small ? "((" + type(operation) + ") (" : "(") + old;
      rest = ")" + again + (small ? ")" : "");
    }
    around(whole, operand, old + call(operation, method) + signed(operation, operand), rest);
  }

  /** Replaces what stands around an operand, which stays; comments and line breaks stay, too. */
  private void around(Tree whole, Tree operand, String before, String after) {
    int start = module.start(file.unit(), operand);
    int end = module.end(file.unit(), operand);
    edits.replace(module.start(file.unit(), whole), start, before + "(");
    Span span = module.span(file.unit(), whole);
    if (end < span.end()) {
      edits.replace(end, span.end(), ")" + after);
    } else {
      edits.close(end, span, ")" + after);
    }
  }

  /** The instruction takes exactly the field's type. */
  private String cast(FieldOperation operation, Tree operand) {
    TypeMirror type = module.type(TreePath.getPath(file.unit(), operand));
    TypeMirror wanted = operation.field().asType();
    boolean same =
        wanted.getKind().isPrimitive()
            ? type.getKind() == wanted.getKind() && !(operation.negative() && isSmall(wanted))
            : type.getKind() != TypeKind.NULL;
    return same ? "" : "(" + wanted + ") ";
  }

  /**
   * What stands before an operand that is added. It is negated as a value of the field's type: the
   * smallest {@code int} has no negative one, and no {@code int} is a negative zero.
   */
  private String signed(FieldOperation operation, Tree operand) {
    String cast = cast(operation, operand);
    return !operation.negative()
        ? cast
        : isSmall(operation.field().asType()) ? cast + "-" : "-" + cast;
  }

  private static boolean isSmall(TypeMirror type) {
    return switch (type.getKind()) {
      case BYTE, SHORT, CHAR -> true;
      default -> false;
    };
  }

  private void compareAndSet(FieldOperation operation) {
    IfTree choice = (IfTree) operation.whole().getLeaf();
    ExpressionTree condition = choice.getCondition();
    Tree value = operation.value();
    String expected =
        operation.operand() == null
            ? String.valueOf(!operation.negative())
            : cast(operation, operation.operand()) + "(" + text(operation.operand()) + ")";
    String stored = cast(operation, value) + "(" + text(value) + ")";
    replace(condition, "(" + call(operation, "compareAndSet") + expected + ", " + stored + "))");
    TreePath store = TreePath.getPath(file.unit(), value).getParentPath();
    while (!(store.getLeaf() instanceof ExpressionStatementTree)) {
      store = store.getParentPath();
    }
    replace(store.getLeaf(), "{ }"); // of an empty statement behind a condition compilers warn
  }

  /** Stores the operand as long as it is beyond what is there. */
  private void bound(FieldOperation operation, String beyond) {
    String field = FieldMembers.name(operation.field());
    String next = type(operation) + " ajws$next = ";
    String loop =
        ("; for (%s ajws$seen = %s; ajws$next %s ajws$seen && !%sajws$seen, ajws$next);"
                + " ajws$seen = %s) { } }")
            .formatted(type(operation), field, beyond, call(operation, "compareAndSet"), field);
    Tree whole = operation.whole().getLeaf();
    if (whole instanceof IfTree choice) {
      replace(choice, "{ " + next + text(operation.operand()) + loop);
    } else {
      around(whole, operation.operand(), "{ " + next, loop);
    }
  }

  private String text(Tree tree) {
    return module.text(file, tree);
  }
}
