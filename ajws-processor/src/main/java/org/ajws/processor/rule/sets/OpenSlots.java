package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.alias.LocalAssignments;
import org.ajws.processor.source.BoundModule;

/**
 * Which members of type {@code Object[]}, of any dimensions, have slots with content: the module
 * puts an array, a collection or the like there. An array list of its own does not: what is in it
 * belongs to who put it there.
 */
final class OpenSlots {
  private final BoundModule module;
  private final Occurrences occurrences;
  private final LibraryContent library;
  private final LocalAssignments assignments;
  private final Map<VariableElement, Boolean> known = new HashMap<>();

  /** Locals and parameters that were looked at for one member. */
  private final Set<Element> asked = new HashSet<>();

  OpenSlots(BoundModule module, Occurrences occurrences) {
    this.module = module;
    this.occurrences = occurrences;
    this.library = new LibraryContent(module);
    this.assignments = new LocalAssignments(module);
  }

  /** Whether what a member's slots have may be content; of members of other types it may. */
  boolean mayHold(VariableElement field) {
    return !isOpen(field.asType()) || known.computeIfAbsent(field, this::isGiven);
  }

  private static boolean isOpen(TypeMirror type) {
    TypeMirror slot = type;
    while (slot instanceof ArrayType array) {
      slot = array.getComponentType();
    }
    return slot != type && slot.toString().equals("java.lang.Object");
  }

  private boolean isGiven(VariableElement field) {
    asked.clear();
    TreePath declaration = module.declaration(field);
    boolean initial =
        declaration != null
            && declaration.getLeaf() instanceof VariableTree v
            && v.getInitializer() != null
            && hasContent(new TreePath(declaration, v.getInitializer()));
    return initial || occurrences.names(field).stream().anyMatch(this::isPut);
  }

  /** Whether the array, or a slot of it, is given content where it is named. */
  private boolean isPut(TreePath name) {
    TreePath at = name;
    while (at.getParentPath().getLeaf() instanceof ArrayAccessTree slot
        && slot.getExpression() == at.getLeaf()) {
      at = at.getParentPath();
    }
    TreePath up = at.getParentPath();
    Element named = up.getLeaf() instanceof VariableTree ? module.element(up) : assigned(at);
    if (named != null && isLocal(named)) {
      return isOpen(named.asType())
          && asked.add(named)
          && occurrences.names(named).stream().anyMatch(this::isPut);
    }
    if (up.getLeaf() instanceof AssignmentTree a && a.getVariable() == at.getLeaf()) {
      TreePath value = new TreePath(up, a.getExpression());
      return at == name ? hasContent(value) : isContent(value) || hasContent(value);
    }
    Tree leaf = at.getLeaf();
    return ContentPlaces.arguments(up).contains(leaf) // fill(slots, list), rows.toArray(slots)
        && (givesParts(up)
            || ContentPlaces.arguments(up).stream()
                .filter(argument -> argument != leaf)
                .map(argument -> new TreePath(up, argument))
                .anyMatch(argument -> isContent(argument) || hasContent(argument)));
  }

  /** The variable that is assigned a value; null if it is not. */
  private Element assigned(TreePath value) {
    return value.getParentPath().getLeaf() instanceof AssignmentTree a
            && a.getExpression() == value.getLeaf()
        ? module.element(new TreePath(value.getParentPath(), a.getVariable()))
        : null;
  }

  private static boolean isLocal(Element element) {
    return element.getKind() == ElementKind.LOCAL_VARIABLE
        || element.getKind() == ElementKind.PARAMETER;
  }

  /** Whether a value is content, other than an array of open slots; or a function gives it. */
  private boolean isContent(TreePath given) {
    if (given.getLeaf() instanceof LambdaExpressionTree) {
      return AliasAnalysis.results(given).stream().anyMatch(this::isContent);
    }
    TreePath value = bare(given);
    if (value.getLeaf() instanceof ConditionalExpressionTree choice) {
      return isContent(new TreePath(value, choice.getTrueExpression()))
          || isContent(new TreePath(value, choice.getFalseExpression()));
    }
    if (value.getLeaf() instanceof TypeCastTree cast) {
      return isContent(new TreePath(value, cast.getExpression()));
    }
    TypeMirror type = module.type(value);
    return type != null
        && !isOpen(type)
        && (ContentTypes.isContent(module, type)
            || module.element(value) instanceof VariableElement variable
                && isLocal(variable)
                && asked.add(variable)
                && values(variable).stream().anyMatch(this::isContent));
  }

  /** What a local is given, and what calls in the module give for a parameter. */
  private List<TreePath> values(VariableElement variable) {
    TreePath declaration = module.declaration(variable);
    if (declaration == null) {
      return List.of();
    }
    List<TreePath> all =
        new ArrayList<>(assignments.of(variable, declaration.getCompilationUnit()));
    if (variable.getEnclosingElement() instanceof ExecutableElement method) {
      int index = method.getParameters().indexOf(variable);
      for (TreePath call : index < 0 ? List.<TreePath>of() : occurrences.calls(method)) {
        List<? extends ExpressionTree> arguments = ContentPlaces.arguments(call);
        if (index < arguments.size()) {
          all.add(new TreePath(call, arguments.get(index)));
        }
      }
    }
    return all;
  }

  /** Whether an array has content in its slots. */
  private boolean hasContent(TreePath array) {
    TreePath value = bare(array);
    if (value.getLeaf() instanceof NewArrayTree made) {
      return made.getInitializers() != null
          && made.getInitializers().stream()
              .map(e -> new TreePath(value, e))
              .anyMatch(e -> isContent(e) || hasContent(e));
    }
    if (module.element(value) instanceof VariableElement local
        && isLocal(local)
        && asked.add(local)
        && (occurrences.names(local).stream().anyMatch(this::isPut)
            || values(local).stream().anyMatch(this::hasContent))) {
      return true;
    }
    TypeMirror type = module.type(value);
    return type instanceof ArrayType of
            && !isOpen(type)
            && ContentTypes.isContent(module, of.getComponentType())
        || givesParts(value);
  }

  /** {@code rows.toArray()}. */
  private boolean givesParts(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("toArray")
        && library.hasParts(
            module.type(new TreePath(new TreePath(call, select), select.getExpression())));
  }

  private static TreePath bare(TreePath value) {
    return new TreePath(
        value.getParentPath(), BoundModule.withoutParentheses((ExpressionTree) value.getLeaf()));
  }
}
