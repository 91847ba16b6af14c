package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The lines of accesses, for who asks where chunks are in each other's way: {@code File.java:LINE},
 * and behind a space the operator of a compound assignment that could be a reduction.
 */
public final class AccessSites {
  private AccessSites() {}

  /** The line of an offset. */
  public static String line(BoundFile file, int offset) {
    return file.source().path().getFileName() + ":" + file.source().line(offset);
  }

  /** The site of what is accessed at a path, alone or as the target of an assignment. */
  public static String of(BoundModule module, TreePath access) {
    BoundFile file = module.file(access);
    String operator = reductionAt(module, access);
    return line(file, module.start(file.unit(), access.getLeaf()))
        + (operator.isEmpty() ? "" : " " + operator);
  }

  /** The operator of an update of what is accessed, or that is the update; else empty. */
  static String reductionAt(BoundModule module, TreePath access) {
    TreePath at = access;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    Tree around = at.getParentPath().getLeaf();
    boolean isTarget =
        around instanceof CompoundAssignmentTree c && c.getVariable() == at.getLeaf();
    boolean isStep =
        switch (around.getKind()) {
          case PREFIX_INCREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_DECREMENT -> true;
          default -> false;
        };
    Tree update = isTarget || isStep ? around : access.getLeaf();
    return reduction(update.getKind(), module.type(access));
  }

  /**
   * The operator of an update.
   *
   * @param update a kind of tree
   * @param type of what is updated
   * @return empty if it is no update, or partial results could not be joined
   */
  public static String reduction(Tree.Kind update, TypeMirror type) {
    String operator =
        switch (update) {
          case PREFIX_INCREMENT, POSTFIX_INCREMENT -> "++";
          case PREFIX_DECREMENT, POSTFIX_DECREMENT -> "--";
          case PLUS_ASSIGNMENT,
              MINUS_ASSIGNMENT,
              MULTIPLY_ASSIGNMENT,
              AND_ASSIGNMENT,
              OR_ASSIGNMENT,
              XOR_ASSIGNMENT ->
              operator(update) + "=";
          default -> "";
        };
    if (operator.isEmpty()) {
      return operator; // of code that is no expression, too
    }
    return switch (type.getKind()) {
      case BYTE, SHORT, CHAR, INT, LONG, BOOLEAN -> operator;
      default -> ""; // another rounding
    };
  }

  /** The operator of a compound assignment. */
  public static String operator(Tree.Kind kind) {
    return switch (kind) {
      case PLUS_ASSIGNMENT -> "+";
      case MINUS_ASSIGNMENT -> "-";
      case MULTIPLY_ASSIGNMENT -> "*";
      case DIVIDE_ASSIGNMENT -> "/";
      case REMAINDER_ASSIGNMENT -> "%";
      case LEFT_SHIFT_ASSIGNMENT -> "<<";
      case RIGHT_SHIFT_ASSIGNMENT -> ">>";
      case UNSIGNED_RIGHT_SHIFT_ASSIGNMENT -> ">>>";
      case AND_ASSIGNMENT -> "&";
      case OR_ASSIGNMENT -> "|";
      case XOR_ASSIGNMENT -> "^";
      default -> throw new IllegalStateException("no compound assignment: " + kind);
    };
  }
}
