package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.LookingCalls;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/**
 * Who may make a condition hold: the units that change what it reads. Where nothing of the module
 * does, and nothing else can, whoever waits for it once waits for ever.
 */
final class Wakers {
  private final BoundModule module;
  private final AtomicSets sets;
  private final LookingCalls looking;

  Wakers(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.looking = new LookingCalls(module);
  }

  /**
   * Reports a condition that nobody changes.
   *
   * @param members all that it reads which may change
   */
  void check(UnitLabel label, Set<VariableElement> members) {
    if (members.isEmpty()
        || Warnings.isSilenced(label.code(), Warnings.KEY)
        || members.stream().anyMatch(this::mayChange)) {
      return;
    }
    module.report(
        DiagnosticCode.AWAIT_NEVER_WOKEN,
        Severity.WARNING,
        label.code().file(),
        module.start(label.code().file().unit(), label.loop().getCondition()),
        "nothing changes %s once its object is made: who waits for this condition waits for ever"
            .formatted(
                members.stream()
                    .map(m -> m.getSimpleName().toString())
                    .collect(Collectors.joining(", "))),
        "change what it reads in a unit of the same set, or take the wait away");
  }

  private boolean mayChange(VariableElement member) {
    return isSeenElsewhere(member)
        || !isFresh(initialValue(member), member)
        || sets.accesses().stream().anyMatch(a -> member.equals(a.field()) && mayChange(a));
  }

  /** Code of other modules may change it, as that of subclasses. */
  private boolean isSeenElsewhere(VariableElement member) {
    Set<Modifier> modifiers = member.getModifiers();
    return modifiers.contains(Modifier.PUBLIC)
        || modifiers.contains(Modifier.PROTECTED)
        || module.declaration(member) == null;
  }

  private ExpressionTree initialValue(VariableElement member) {
    return module.declaration(member).getLeaf() instanceof VariableTree v
        ? v.getInitializer()
        : null;
  }

  private boolean mayChange(MemberAccess access) {
    VariableElement member = access.field();
    if (access.assigned()) {
      return !isWhileMade(access) || !isFresh(assignedValue(access), member);
    }
    return !SetDeclarations.isImmutable(member.asType()) && !looking.isOnlyLookedAt(access.path());
  }

  /** Whether it gives the member of its own object a first value, when nobody waits. */
  private static boolean isWhileMade(MemberAccess access) {
    Code.Kind kind = access.code().kind();
    boolean made = kind == Code.Kind.CONSTRUCTOR || kind == Code.Kind.INITIALISER;
    return made ? access.level() != null : kind == Code.Kind.STATIC_INITIALISER;
  }

  private static ExpressionTree assignedValue(MemberAccess access) {
    TreePath statement = access.path().getParentPath();
    return statement.getLeaf() instanceof AssignmentTree a ? a.getExpression() : null;
  }

  /** Whether nobody else has an object that a member refers to. */
  private static boolean isFresh(ExpressionTree value, VariableElement member) {
    return SetDeclarations.isImmutable(member.asType())
        || value == null
        || value instanceof LiteralTree
        || value instanceof NewArrayTree
        || (value instanceof NewClassTree n
            && n.getClassBody() == null
            && n.getArguments().stream().allMatch(a -> a instanceof LiteralTree));
  }
}
