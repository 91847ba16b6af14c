package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.plan.frames.Bindings;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.text.Edits;

/**
 * The pattern variables of a method with frames: what a pattern calls its variable in a version,
 * and how the value gets to where the code behind the pattern reads it.
 */
final class PatternVariables {
  private final MethodPlan plan;
  private final Method method;
  private final boolean slow;

  PatternVariables(MethodPlan plan, boolean slow) {
    this.plan = plan;
    this.method = plan.method();
    this.slow = slow;
  }

  /** The frame's pattern variables that patterns declare. */
  List<VariableElement> bindings(List<? extends Tree> patterns) {
    return Bindings.of(method, patterns).stream()
        .map(method::variable)
        .filter(plan.variables()::containsKey)
        .toList();
  }

  /** What a pattern calls its variable in a slow version: the frame's field has the value. */
  String renamed(VariableElement v) {
    return plan.variables().get(v).field() + "b";
  }

  /** {@code && ...}, always true, what takes over the values of pattern variables. */
  String taking(List<VariableElement> bindings, boolean unrenamed) {
    StringBuilder text = new StringBuilder();
    for (VariableElement v : bindings) {
      String from = unrenamed ? v.getSimpleName().toString() : renamed(v);
      String to = slow ? "f$." + plan.variables().get(v).field() : plan.fastName(v);
      text.append(" && ((%1$s = %2$s) == %2$s | true)".formatted(to, from));
    }
    return text.toString();
  }

  /**
   * Renames, in the fast version, the pattern variables that it has as locals of the whole method,
   * and declares these.
   */
  void hoist(Edits base) {
    for (VariableElement v : plan.hoisted()) {
      BlockTree body = method.tree().getBody();
      MethodPlan.Variable variable = plan.variables().get(v);
      String value = new TypeText(method.module()).defaultValue(v.asType());
      base.open(
          method.start(body) + 1,
          method.span(body),
          " " + Types.declaration(variable.type(), plan.fastName(v), value) + ";");
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && plan.hoisted().contains(v)) {
          base.replace(method.start(id), method.end(id), plan.fastName(v));
        }
        return null;
      }

      @Override
      public Void visitInstanceOf(InstanceOfTree tree, Void p) {
        if (tree.getPattern() != null) {
          List<VariableElement> hoisted = new ArrayList<>(bindings(List.of(tree.getPattern())));
          hoisted.retainAll(plan.hoisted());
          take(base, tree, taking(hoisted, true));
        }
        return super.visitInstanceOf(tree, p);
      }
    }.scan(method.tree(), null);
  }

  void take(Edits edits, InstanceOfTree tree, String taking) {
    if (!taking.isEmpty()) {
      edits.wrap(method.span(tree), "(", taking + ")");
    }
  }

  /** In a slow version, what keeps the pattern variables of a case. */
  String bound(CaseTree c) {
    StringBuilder text = new StringBuilder();
    if (slow) {
      for (VariableElement v : bindings(Bindings.head(c))) {
        text.append("f$.%s = %s; ".formatted(plan.variables().get(v).field(), renamed(v)));
      }
    }
    return text.toString();
  }
}
