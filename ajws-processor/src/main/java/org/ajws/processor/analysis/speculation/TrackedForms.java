package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import java.util.Locale;
import java.util.Set;

/** The kinds of trees that tracked code may have. */
final class TrackedForms {
  /** Kinds whose parts are looked at, and that have no effect beside those of their parts. */
  private static final Set<String> ALLOWED =
      Set.of(
          // statements
          "BLOCK",
          "EXPRESSION_STATEMENT",
          "VARIABLE",
          "IF",
          "WHILE_LOOP",
          "DO_WHILE_LOOP",
          "FOR_LOOP",
          "ENHANCED_FOR_LOOP",
          "LABELED_STATEMENT",
          "BREAK",
          "CONTINUE",
          "RETURN",
          "YIELD",
          "SWITCH",
          "SWITCH_EXPRESSION",
          "CASE",
          "CONSTANT_CASE_LABEL",
          "DEFAULT_CASE_LABEL",
          "PATTERN_CASE_LABEL",
          "BINDING_PATTERN",
          "THROW",
          "TRY",
          "CATCH",
          "ASSERT",
          "EMPTY_STATEMENT",
          // expressions
          "PARENTHESIZED",
          "CONDITIONAL_EXPRESSION",
          "TYPE_CAST",
          "INSTANCE_OF",
          "NEW_ARRAY",
          "NEW_CLASS",
          "LAMBDA_EXPRESSION",
          "MEMBER_REFERENCE",
          "METHOD_INVOCATION",
          "IDENTIFIER",
          "MEMBER_SELECT",
          "ARRAY_ACCESS",
          "ASSIGNMENT",
          "INT_LITERAL",
          "LONG_LITERAL",
          "FLOAT_LITERAL",
          "DOUBLE_LITERAL",
          "BOOLEAN_LITERAL",
          "CHAR_LITERAL",
          "STRING_LITERAL",
          "NULL_LITERAL");

  private TrackedForms() {}

  /** Whether a tree is tracked, or has no effect of its own. */
  static boolean isAllowed(Tree tree) {
    return tree instanceof BinaryTree
        || tree instanceof UnaryTree
        || tree instanceof CompoundAssignmentTree
        || ALLOWED.contains(tree.getKind().name());
  }

  /** Why it is not. */
  static String reason(Tree tree) {
    return switch (tree.getKind().name()) {
      case "SYNCHRONIZED" -> "takes a monitor";
      case "CLASS", "INTERFACE", "ENUM", "RECORD" -> "declares a class";
      default ->
          "has a form that is not tracked: "
              + tree.getKind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    };
  }
}
