package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.AliasAnalysis;
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
  private final Map<VariableElement, Boolean> known = new HashMap<>();

  OpenSlots(BoundModule module, Occurrences occurrences) {
    this.module = module;
    this.occurrences = occurrences;
    this.library = new LibraryContent(module);
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

  /** Whether a value is content, other than an array of open slots; or a function gives it. */
  private boolean isContent(TreePath value) {
    if (value.getLeaf() instanceof LambdaExpressionTree) {
      return AliasAnalysis.results(value).stream().anyMatch(this::isContent);
    }
    TypeMirror type = module.type(bare(value));
    return type != null && !isOpen(type) && ContentTypes.isContent(module, type);
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
