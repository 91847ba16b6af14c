package org.ajws.processor.analysis.locks;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * A set of one field whose every unit is one atomic operation on it: a read, a write, a sum, a
 * compare-and-set. A unit may also do nothing but call one other unit of its object. All other code
 * of the unit is plain ({@link PlainCode}), so no second access can hide in what it calls.
 */
final class SingleFieldRule {
  /** What keeps a set from being of this kind, in the user's words. */
  static final class NotSo extends Exception {
    private static final long serialVersionUID = 1;

    NotSo(String reason) {
      super(reason, null, false, false);
    }
  }

  private final BoundModule module;
  private final AtomicSets sets;
  private final PlainCode plain;
  private final FieldOperations operations;
  private final FreshObjects fresh;

  SingleFieldRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.plain = new PlainCode(module);
    this.operations = new FieldOperations(module, plain);
    this.fresh = sets.fresh();
  }

  /** What each unit of a closed set does to the only field. */
  Map<Code, FieldOperation> operations(AtomicSetModel set) throws NotSo {
    VariableElement field = onlyField(set);
    Map<Code, FieldOperation> found = new IdentityHashMap<>();
    for (Code code : sets.codes()) {
      List<MemberAccess> accesses = new ArrayList<>();
      for (MemberAccess access : sets.accesses()) {
        if (access.code() == code && field.equals(access.field()) && !isFree(access)) {
          accesses.add(access);
        }
      }
      boolean unit = sets.analysis().isUnit(code) && uses(code, set);
      if (!accesses.isEmpty() && !unit) {
        throw new NotSo("it is touched outside of units");
      }
      if (unit) {
        FieldOperation operation = operation(set, code, field, accesses);
        if (operation != null) {
          found.put(code, operation);
        }
      }
    }
    return found;
  }

  private VariableElement onlyField(AtomicSetModel set) throws NotSo {
    if (set.members().size() != 1) {
      throw new NotSo("it has several members");
    }
    VariableElement field = set.members().get(0);
    if (SetDeclarations.isReadAnywhere(field)) { // its reads are no accesses: what a unit does with
      throw new NotSo(field.getSimpleName() + " is read without the lock"); // them nobody sees here
    }
    if (!SetDeclarations.isImmutable(field.asType())) {
      throw new NotSo("what " + field.getSimpleName() + " refers to may change");
    }
    if (set.isStatic()) {
      return field;
    }
    for (Element e = set.owner(); e instanceof TypeElement type; e = e.getEnclosingElement()) {
      boolean inner =
          type.getNestingKind() != NestingKind.TOP_LEVEL
              && !(type.getNestingKind() == NestingKind.MEMBER
                  && type.getModifiers().contains(Modifier.STATIC));
      if (inner) {
        throw new NotSo("its class is an inner class");
      }
    }
    return field;
  }

  /** An access to an object that nobody else has yet. */
  private boolean isFree(MemberAccess access) {
    if (access.level() != null) {
      return access.code().constructs(access.level());
    }
    if (access.field().getModifiers().contains(Modifier.STATIC)) {
      return access.code().kind() == Code.Kind.STATIC_INITIALISER
          && access.code().type().equals(access.field().getEnclosingElement());
    }
    return access.path().getLeaf() instanceof MemberSelectTree select
        && fresh.isFresh(new TreePath(access.path(), select.getExpression()));
  }

  private boolean uses(Code code, AtomicSetModel set) {
    return sets.analysis().uses(code).contains(SetUse.ofThis(set.owner(), set));
  }

  /** What a unit does; null if it only calls another one. */
  private FieldOperation operation(
      AtomicSetModel set, Code code, VariableElement field, List<MemberAccess> accesses)
      throws NotSo {
    if (code.method() == null) {
      throw new NotSo("a lambda touches it");
    }
    boolean constructor = code.kind() == Code.Kind.CONSTRUCTOR;
    String name = constructor ? "the constructor" : code.method().getSimpleName().toString();
    TreePath body = new TreePath(code.path(), ((MethodTree) code.path().getLeaf()).getBody());
    List<TreePath> joined = new ArrayList<>();
    String rest =
        plain.notPlain(
            body,
            call -> {
              Code target = target(call, code);
              Element callee = module.element(call);
              if (callee != null && callee.getKind() == ElementKind.CONSTRUCTOR) {
                return true; // super(...) or this(...): it runs before the unit
              }
              if (target != null && uses(target, set)) {
                joined.add(call);
                return true;
              }
              return target != null && isHarmless(target, set, new ArrayList<>());
            });
    if (rest != null) {
      throw new NotSo(name + " may run other code: " + rest);
    }
    if (accesses.isEmpty() == joined.isEmpty() || joined.size() > 1) {
      throw new NotSo(name + " touches it more than once");
    }
    TreePath place = joined.isEmpty() ? accesses.get(0).path() : joined.get(0);
    if (isInLoop(place, body)) {
      throw new NotSo(name + " touches it in a loop");
    }
    if (accesses.isEmpty()) {
      return null;
    }
    FieldOperation operation = operations.of(field, accesses);
    if (operation == null) {
      throw new NotSo(name + " does more than one atomic operation on it");
    }
    return operation;
  }

  /** The only code that a call on this, or of a static method, may run; null if not known. */
  private Code target(TreePath call, Code caller) {
    if (!(module.element(call) instanceof ExecutableElement callee)
        || !(call.getLeaf() instanceof MethodInvocationTree)) {
      return null;
    }
    boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
    boolean ofOwner = callee.getEnclosingElement().equals(caller.type());
    boolean onThis =
        sets.calls().stream()
            .anyMatch(
                (UnitCall c) ->
                    c.path().getLeaf() == call.getLeaf() && caller.type().equals(c.level()));
    return ofOwner && (isStatic || onThis) ? sets.analysis().code(callee) : null;
  }

  /** Whether a helper method is plain, too, and touches nothing of the set. */
  private boolean isHarmless(Code helper, AtomicSetModel set, List<Code> above) {
    if (above.contains(helper)
        || uses(helper, set)
        || !(helper.path().getLeaf() instanceof MethodTree method)
        || method.getBody() == null) {
      return false;
    }
    above.add(helper);
    return plain.notPlain(
            new TreePath(helper.path(), method.getBody()),
            call -> {
              Code target = target(call, helper);
              return target != null && isHarmless(target, set, above);
            })
        == null;
  }

  private static boolean isInLoop(TreePath place, TreePath body) {
    for (TreePath p = place; p.getLeaf() != body.getLeaf(); p = p.getParentPath()) {
      if (p.getLeaf() instanceof ForLoopTree
          || p.getLeaf() instanceof WhileLoopTree
          || p.getLeaf() instanceof DoWhileLoopTree) {
        return true;
      }
    }
    return false;
  }
}
