package org.ajws.processor.program;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** The labels of a switch: whether they cover all values (JLS 14.11.1). */
public final class SwitchLabels {
  private static final Set<String> LEGACY =
      Set.of(
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Character",
          "java.lang.Integer",
          "java.lang.String");

  private SwitchLabels() {}

  /** Whether a case is one of {@code default}, alone or beside {@code null}. */
  public static boolean isDefault(CaseTree c) {
    return c.getLabels().stream().anyMatch(l -> l.getKind().name().equals("DEFAULT_CASE_LABEL"));
  }

  /** Whether the compiler sees to it that a switch covers all values, though it be a statement. */
  public static boolean mustCoverAll(BoundModule module, TreePath path) {
    boolean isStatement = path.getLeaf() instanceof SwitchTree;
    List<? extends CaseTree> cases =
        isStatement
            ? ((SwitchTree) path.getLeaf()).getCases()
            : ((SwitchExpressionTree) path.getLeaf()).getCases();
    ExpressionTree selector =
        isStatement
            ? ((SwitchTree) path.getLeaf()).getExpression()
            : ((SwitchExpressionTree) path.getLeaf()).getExpression();
    return !isOfConstants(module.type(new TreePath(path, selector)))
        || cases.stream().flatMap(c -> c.getLabels().stream()).anyMatch(SwitchLabels::isNew);
  }

  private static boolean isOfConstants(TypeMirror type) {
    return type == null
        || type.getKind().isPrimitive()
        || (type instanceof DeclaredType d
            && (d.asElement().getKind() == ElementKind.ENUM
                || LEGACY.contains(d.asElement().toString())));
  }

  /** A pattern, or null. */
  private static boolean isNew(Tree label) {
    boolean[] found = {label.getKind().name().endsWith("PATTERN_CASE_LABEL")};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitLiteral(LiteralTree tree, Void p) {
        found[0] |= tree.getKind() == Tree.Kind.NULL_LITERAL;
        return null;
      }
    }.scan(label, null);
    return found[0];
  }
}
