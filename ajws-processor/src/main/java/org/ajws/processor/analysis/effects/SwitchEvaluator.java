package org.ajws.processor.analysis.effects;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Walks over {@code switch} statements and expressions: one of the cases is run. */
final class SwitchEvaluator {
  private final SymbolicEvaluator walk;
  private final StatementEvaluator statements;
  private final Deque<List<Value>> yields = new ArrayDeque<>();

  /** Whether the innermost one is an expression. */
  private boolean givesValue;

  SwitchEvaluator(SymbolicEvaluator walk, StatementEvaluator statements) {
    this.walk = walk;
    this.statements = statements;
  }

  Exit visit(SwitchTree tree) {
    boolean before = givesValue;
    givesValue = false;
    Exit exit = choose(tree.getExpression(), tree.getCases());
    givesValue = before;
    return exit;
  }

  private Exit choose(ExpressionTree selector, List<? extends CaseTree> cases) {
    Value value = walk.expressions.eval(selector);
    Branches branches = new Branches(walk, value.sources(), Outcome.same(walk.locks));
    Exit[] all = {null};
    boolean exhaustive = isExhaustive(selector, cases);
    List<Left> left =
        statements.breakable(
            () -> {
              for (CaseTree one : cases) {
                boolean empty = one.getStatements() != null && one.getStatements().isEmpty();
                if (empty && one != cases.get(cases.size() - 1)) {
                  continue; // falls through to the next
                }
                Exit exit = branches.run(() -> visitCase(one), true, sole(value, cases, one));
                all[0] = all[0] == null ? exit : all[0].or(exit);
              }
              if (!exhaustive) {
                all[0] = Exit.NORMAL;
                branches.run(() -> Exit.NORMAL);
              }
            });
    branches.join(exhaustive, left);
    boolean goesOn = all[0] == null || all[0] == Exit.BREAK || !left.isEmpty();
    return goesOn ? Exit.NORMAL : all[0];
  }

  /** The iteration that a case is run in, if it is one. */
  private SoleIteration.Sole sole(Value selector, List<? extends CaseTree> cases, CaseTree one) {
    boolean single = selector instanceof Polynomial && SingleRound.isSingle(cases, one);
    Polynomial[] label = new Polynomial[1];
    if (single) {
      statements.quietly(() -> label[0] = walk.expressions.number(one.getExpressions().get(0)));
    }
    return single ? SoleIteration.in(((Polynomial) selector).minus(label[0])) : null;
  }

  /** The value of a {@code switch}: one of those that its cases give. */
  Value chosen(SwitchExpressionTree tree) {
    yields.push(new ArrayList<>());
    boolean before = givesValue;
    givesValue = true;
    choose(tree.getExpression(), tree.getCases());
    givesValue = before;
    List<Value> values = yields.pop();
    Value chosen = values.isEmpty() ? walk.unknown(walk.type(tree)) : values.get(0);
    for (Value value : values) {
      chosen = walk.expressions.merge(chosen, value, Set.of(new Symbol.Unknown()));
    }
    boolean number = walk.tools.library.isNumber(walk.type(tree));
    return number == chosen instanceof Polynomial ? chosen : walk.unknown(walk.type(tree));
  }

  /** What a {@code yield} gives. */
  void yielded(Value value) {
    if (!yields.isEmpty()) {
      yields.peek().add(value);
    }
  }

  private Exit visitCase(CaseTree tree) {
    if (tree.getStatements() != null) {
      return statements.visitAll(tree.getStatements());
    }
    if (tree.getBody() instanceof ExpressionTree value) {
      Value given = walk.expressions.eval(value);
      if (givesValue) {
        yielded(given);
      }
      return Exit.NORMAL;
    }
    return tree.getBody() instanceof StatementTree statement
        ? statements.visit(statement)
        : Exit.NORMAL;
  }

  private boolean isExhaustive(ExpressionTree selector, List<? extends CaseTree> cases) {
    Set<String> names = new HashSet<>();
    for (CaseTree one : cases) {
      if (one.getExpressions().isEmpty()) {
        return true; // default
      }
      one.getExpressions().forEach(e -> names.add(e.toString()));
    }
    TypeMirror type = walk.type(selector);
    return type instanceof DeclaredType d
        && d.asElement().getKind() == ElementKind.ENUM
        && d.asElement().getEnclosedElements().stream()
            .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
            .map(Element::getSimpleName)
            .allMatch(n -> names.contains(n.toString()));
  }
}
