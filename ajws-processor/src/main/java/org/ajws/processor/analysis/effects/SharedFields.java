package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/**
 * Fields of one object that may hold the same one, as far as the sources show it: a variable that
 * is stored in both, one field that is stored in the other, {@code first = second = new Cell()}.
 */
final class SharedFields {
  private final EffectAnalysis tools;
  private final BoundModule module;
  private final Map<VariableElement, List<VariableElement>> known = new HashMap<>();

  SharedFields(EffectAnalysis tools) {
    this.tools = tools;
    this.module = tools.module;
  }

  /**
   * The ways that may lead to the same place by another field: by the one that stands first in the
   * class, so that there is one for all of them.
   */
  List<AccessPath> others(AccessPath way) {
    List<AccessPath> all = new ArrayList<>();
    for (int n = 0; n + 1 < way.steps().size(); n++) {
      if (way.steps().get(n) instanceof AccessPath.Step.Field f) {
        for (VariableElement other : others(f.field())) {
          all.add(
              new AccessPath(way.origin(), way.steps().subList(0, n))
                  .then(new AccessPath.Step.Field(other))
                  .then(way.steps().subList(n + 1, way.steps().size())));
        }
      }
    }
    return all;
  }

  /** Effects, and what they may be under other names. */
  List<Effect> withEffects(List<Effect> effects) {
    List<Effect> all = new ArrayList<>(effects);
    for (Effect e : effects) {
      others(e.target()).forEach(o -> all.add(e.under(Set.of(), true).on(o)));
    }
    return all;
  }

  /** Reads, and what they may be under other names. */
  List<Read> withReads(List<Read> reads) {
    List<Read> all = new ArrayList<>(reads);
    for (Read r : reads) {
      others(r.location()).forEach(o -> all.add(r.perhaps().of(o)));
    }
    return all;
  }

  private List<VariableElement> others(VariableElement field) {
    List<VariableElement> all = known.get(field);
    if (all == null) {
      all = find(field);
      known.put(field, all);
    }
    return all;
  }

  private List<VariableElement> find(VariableElement field) {
    if (Ownership.isImmutable(field.asType()) || module.declaration(field) == null) {
      return List.of();
    }
    List<TreePath> values = tools.stores().values(field);
    Set<VariableElement> found = new LinkedHashSet<>();
    for (VariableElement other :
        ElementFilter.fieldsIn(field.getEnclosingElement().getEnclosedElements())) {
      if (other.equals(field)) {
        break; // those behind it lead to this one
      }
      if (isStatic(other) == isStatic(field) && !Ownership.isImmutable(other.asType())) {
        List<TreePath> others = tools.stores().values(other);
        if (isStoredIn(values, other)
            || isStoredIn(others, field)
            || haveOne(values, others, isStatic(field))) {
          found.add(other);
        }
      }
    }
    return List.copyOf(found);
  }

  /** Whether one of some values is what a field of the same object holds, and keeps. */
  private boolean isStoredIn(List<TreePath> values, VariableElement field) {
    return values.stream()
        .anyMatch(
            v -> {
              ExpressionTree value = bare(v);
              ExpressionTree from = value instanceof AssignmentTree a ? a.getVariable() : value;
              return field.equals(module.element(new TreePath(v, from)))
                  && (isStatic(field) || owner(v).equals(HandedOn.owner(from)))
                  && (from != value || !isMoved(v));
            });
  }

  /** Whether the field that is read gets something else in the same member: they are exchanged. */
  private boolean isMoved(TreePath value) {
    Element from = module.element(new TreePath(value, bare(value)));
    TreePath member = HandedOn.member(value);
    return from instanceof VariableElement field
        && tools.stores().values(field).stream()
            .anyMatch(s -> HandedOn.member(s).getLeaf() == member.getLeaf());
  }

  /** Whether a local or parameter, which keeps what it has, is stored by both, in one object. */
  private boolean haveOne(List<TreePath> some, List<TreePath> others, boolean isStatic) {
    for (TreePath one : some) {
      Element variable = module.element(new TreePath(one, bare(one)));
      if (variable instanceof VariableElement v
          && v.getKind() != ElementKind.FIELD
          && tools.stores().values(v).size() < 2) {
        for (TreePath other : others) {
          boolean both =
              v.equals(module.element(new TreePath(other, bare(other))))
                  && (isStatic || owner(one).equals(owner(other)))
                  && Alternatives.mayComeToTwo(List.of(one, other));
          if (both) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isStatic(VariableElement field) {
    return field.getModifiers().contains(Modifier.STATIC);
  }

  /** The object in a field of which a value is stored, as it is named there. */
  private static String owner(TreePath value) {
    return value.getParentPath().getLeaf() instanceof AssignmentTree a
        ? HandedOn.owner(a.getVariable())
        : "";
  }

  private static ExpressionTree bare(TreePath value) {
    return BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
  }
}
