package org.ajws.processor.check.atomic;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.Code;
import org.ajws.processor.model.atomic.FreshObjects;
import org.ajws.processor.model.atomic.MemberAccess;
import org.ajws.processor.source.BoundModule;

/** Where members may be touched: in a unit, through this, or on an object that is new. */
final class AccessRules {
  private final BoundModule module;
  private final AtomicSets sets;
  private final FreshObjects fresh;

  AccessRules(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.fresh = new FreshObjects(module);
  }

  void check() {
    Set<String> parallelReported = new HashSet<>();
    for (MemberAccess access : sets.accesses()) {
      if (access.field().getModifiers().contains(Modifier.STATIC)) {
        continue; // static sets are reported at their declaration
      }
      if (access.level() == null) {
        checkOther(access);
        continue;
      }
      Code code = lockTaker(access);
      if (code == null) {
        reportInnerInitialiser(access);
      } else if (code.constructs(access.level())) {
        checkConstruction(access);
      } else if (code.notAtomic()) {
        reportNotAtomic(access, code);
      } else if (code.parallel()
          && parallelReported.add(
              System.identityHashCode(code) + " " + access.field().getSimpleName())) {
        reportParallel(access, code.method() == null ? "lambda" : "method");
      }
    }
  }

  /** The code whose locks protect an access; null in an initialiser that takes none. */
  private static Code lockTaker(MemberAccess access) {
    Code code = access.code();
    while (code != null
        && code.kind() == Code.Kind.INITIALISER
        && !code.type().equals(access.level())) {
      code = code.outer(); // an anonymous class is initialised where it is made
    }
    boolean otherConstructor =
        code != null && code.kind() == Code.Kind.CONSTRUCTOR && !code.type().equals(access.level());
    return otherConstructor ? null : code;
  }

  private void checkOther(MemberAccess access) {
    if (access.path().getLeaf() instanceof MemberSelectTree select
        && fresh.isFresh(new TreePath(access.path(), select.getExpression()))) {
      return;
    }
    ExecutableElement method = access.code().method();
    String owner = access.field().getEnclosingElement().getSimpleName().toString();
    boolean byItself =
        method != null
            && method.getParameters().size() == 1
            && (method.getSimpleName().contentEquals("equals")
                || method.getSimpleName().contentEquals("compareTo"));
    ExpressionTree at = (ExpressionTree) access.path().getLeaf();
    if (byItself) {
      module.report(
          DiagnosticCode.NO_UNIT_PARAMETERS_YET,
          access.code().file(),
          at,
          "this release does not make the parameter of %s a part of the unit of work: %s cannot be touched here"
              .formatted(method.getSimpleName(), access.field().getSimpleName()),
          "read it by a method of " + owner);
    } else {
      module.report(
          DiagnosticCode.MEMBER_OF_OTHER_OBJECT,
          access.code().file(),
          at,
          "%s belongs to %s of its object and is touched from outside, without that object's lock"
              .formatted(access.field().getSimpleName(), describe(access)),
          "call a method of " + owner + ", which is a unit of work");
    }
  }

  private void checkConstruction(MemberAccess access) {
    if (access.assigned() && access.inParallelBody()) {
      reportParallel(access, "constructor");
    }
  }

  private void reportNotAtomic(MemberAccess access, Code code) {
    module.report(
        DiagnosticCode.MEMBER_OUTSIDE_UNIT,
        code.file(),
        access.path().getLeaf(),
        "%s belongs to %s, but @NotAtomic method %s takes no lock"
            .formatted(
                access.field().getSimpleName(), describe(access), code.method().getSimpleName()),
        "remove @NotAtomic, or touch it in a method of its own and call that");
  }

  private void reportParallel(MemberAccess access, String kind) {
    module.report(
        DiagnosticCode.MEMBER_IN_PARALLEL_METHOD,
        access.code().file(),
        access.path().getLeaf(),
        "%s belongs to %s, but a %s with a parallel construct is no unit of work and takes no lock"
            .formatted(access.field().getSimpleName(), describe(access), kind),
        "move the statements that touch it into a method without parallel constructs and call that");
  }

  private void reportInnerInitialiser(MemberAccess access) {
    module.report(
        DiagnosticCode.NO_INNER_INITIALISERS_YET,
        access.code().file(),
        access.path().getLeaf(),
        "this release does not lock the initialisers and constructors of inner classes, where %s of %s is touched"
            .formatted(access.field().getSimpleName(), access.level().getSimpleName()),
        "pass the value to the constructor, or read it by a method of "
            + access.level().getSimpleName());
  }

  private String describe(MemberAccess access) {
    var names = sets.declarations().of(access.field()).stream().map(AtomicSetModel::name).toList();
    return (names.size() == 1 ? "atomic set " : "atomic sets ") + String.join(", ", names);
  }
}
