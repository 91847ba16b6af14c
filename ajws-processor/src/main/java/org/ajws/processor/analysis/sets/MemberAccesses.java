package org.ajws.processor.analysis.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Collects where code touches members of sets: by their names, slot by slot, and in what the
 * library does by itself.
 */
final class MemberAccesses {
  private final BoundModule module;
  private final SetDeclarations declarations;
  private final SelfReference self;
  private final AliasAnalysis flow;
  private final FreeReads freeReads;
  private final List<MemberAccess> all = new ArrayList<>();

  MemberAccesses(
      BoundModule module, SetDeclarations declarations, SelfReference self, AliasAnalysis flow) {
    this.module = module;
    this.declarations = declarations;
    this.self = self;
    this.flow = flow;
    this.freeReads = new FreeReads(module, MemberAccesses::isAssigned);
  }

  List<MemberAccess> all() {
    return all;
  }

  /**
   * What an identifier or a selection touches.
   *
   * @param parallel whether it stands in the body of a task of the code
   */
  void name(TreePath path, Code code, boolean parallel) {
    if (!(module.element(path) instanceof VariableElement field)
        || declarations.of(field).isEmpty()
        || freeReads.isFree(path, field)) {
      return;
    }
    List<AtomicSetModel> sets = declarations.of(field);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    TypeElement level = isStatic ? null : self.level(path, field);
    AbstractObject object =
        level == null && !isStatic && path.getLeaf() instanceof MemberSelectTree select
            ? flow.of(new TreePath(path, select.getExpression()))
            : AbstractObject.NOTHING;
    List<SetUse> uses = new ArrayList<>();
    sets.forEach(s -> uses.add(level == null ? object.lock(s) : SetUse.ofThis(level, s)));
    add(code, path, field, field.getSimpleName().toString(), level, sets, uses, parallel);
  }

  /** An array that is handed to the library, or walked over, is touched slot by slot. */
  void eachSlot(TreePath array, Code code, boolean parallel) {
    boolean member = // touched where it is named
        module.element(array) instanceof VariableElement field
            && field.getKind().isField()
            && !declarations.of(field).isEmpty();
    if (!member && module.type(array) instanceof ArrayType) {
      slots(array, array, "each slot of " + array.getLeaf(), code, parallel);
    }
  }

  /** A slot of an array whose slots belong to a set is touched like a member. */
  void slots(TreePath array, TreePath at, String name, Code code, boolean parallel) {
    if (!declarations.hasAliases()) {
      return;
    }
    SetUse slots = flow.of(array).slots();
    if (slots != null) {
      add(
          code,
          at,
          null,
          name,
          slots.isOfThis() ? slots.level() : null,
          List.of(slots.set()),
          Collections.singletonList(slots.isOfUnknown() ? null : slots),
          parallel);
    }
  }

  /** What the library does by itself: {@code super.clone()} reads all fields of the object. */
  void library(UnitCall call, boolean parallel) {
    ExecutableElement callee = call.callee();
    boolean copies =
        call.viaSuper()
            && callee.getSimpleName().contentEquals("clone")
            && callee.getParameters().isEmpty();
    TypeElement stream = (TypeElement) callee.getEnclosingElement();
    boolean writes =
        stream.getQualifiedName().contentEquals("java.io.ObjectOutputStream")
            && callee.getSimpleName().contentEquals("defaultWriteObject");
    if (!copies && !writes) {
      return;
    }
    TypeElement level = copies ? call.level() : call.code().type();
    List<AtomicSetModel> sets = declarations.of(level).stream().filter(s -> !s.isStatic()).toList();
    if (!sets.isEmpty()) {
      String what = "each member that " + callee.getSimpleName() + " copies";
      List<SetUse> uses = sets.stream().map(s -> SetUse.ofThis(level, s)).toList();
      add(call.code(), call.path(), null, what, level, sets, uses, parallel);
    }
  }

  private void add(
      Code code,
      TreePath at,
      VariableElement field,
      String name,
      TypeElement level,
      List<AtomicSetModel> sets,
      List<SetUse> uses,
      boolean parallel) {
    all.add(
        new MemberAccess(
            code,
            at,
            field,
            name,
            level,
            sets,
            Collections.unmodifiableList(uses),
            isAssigned(at),
            parallel));
  }

  static boolean isAssigned(TreePath path) {
    TreePath at = path;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    Tree target = at.getLeaf();
    Tree parent = at.getParentPath().getLeaf();
    if (parent instanceof AssignmentTree a) {
      return a.getVariable() == target;
    }
    if (parent instanceof CompoundAssignmentTree c) {
      return c.getVariable() == target;
    }
    return parent instanceof UnaryTree u
        && switch (u.getKind()) {
          case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
          default -> false;
        };
  }
}
