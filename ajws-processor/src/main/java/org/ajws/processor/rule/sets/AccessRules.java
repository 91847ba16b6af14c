package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/** Where members may be touched: in a unit for their set, or on an object that is new. */
public final class AccessRules {
  private final BoundModule module;
  private final AtomicSets sets;
  private final FreshObjects fresh;
  private final AliasFixes fixes;
  private final AdoptedSets adopted;
  private final Set<String> parallelReported = new HashSet<>();

  public AccessRules(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.fresh = sets.fresh();
    this.fixes = new AliasFixes(module, sets);
    this.adopted = new AdoptedSets(sets.declarations(), sets.aliases());
  }

  void check() {
    for (MemberAccess access : sets.accesses()) {
      for (SetUse use : access.uses()) {
        if (!isProtected(access, use) && !isFresh(access)) {
          report(access, use);
          break; // one message for each place
        }
      }
    }
  }

  /** Whether an access is wrong only because the code that it stands in takes no locks. */
  public boolean isOnlyUnprotected(MemberAccess access) {
    boolean places =
        !access.code().notAtomic()
            && access.uses().stream()
                .allMatch(u -> u != null && sets.analysis().isPlace(access.code(), u));
    return places
        && !isFresh(access)
        && access.uses().stream().anyMatch(u -> !isProtected(access, u));
  }

  /** Whether an access needs no lock because its object is new, and for no other reason. */
  boolean isOnlyFresh(MemberAccess access) {
    return isFresh(access) && access.uses().stream().anyMatch(u -> !isProtected(access, u));
  }

  /** Whether the code, or code around it that it runs in, holds the lock. */
  private boolean isProtected(MemberAccess access, SetUse use) {
    if (use == null) {
      return false;
    }
    for (Code c = access.code(); c != null; c = c.outer()) {
      if (sets.analysis().isUnit(c)
          && sets.analysis().uses(c).contains(use)
          && !isBeforeLock(access, c)) {
        return true;
      }
      if (use.isOfThis() && c.constructs(use.level())) {
        if (access.level() == null && mayBeOfOthers(c, use.set())
            || access.field() == null && adopted.isHandedSlots(c, use.set())) {
          return false; // perhaps an object of others, which the new one is made of
        }
        return !(access.assigned() && access.inParallelBody());
      }
      if (use.set().isStatic() && c.kind() == Code.Kind.STATIC_INITIALISER) {
        return c.type().equals(use.level());
      }
      boolean madeHere = c.kind() == Code.Kind.INITIALISER; // an anonymous class, where it is made
      if (!madeHere || (use.isOfThis() && c.type().equals(use.level()))) {
        return false;
      }
    }
    return false;
  }

  /** Whether a constructor, or one before an initialiser, takes over the set of an argument. */
  private boolean mayBeOfOthers(Code code, AtomicSetModel set) {
    return adopted.isHanded(code, set)
        || (code.method() == null
            ? adopted.mayAdopt(code.type())
            : !adopted.of(code.method()).isEmpty());
  }

  /** A constructor takes its locks after {@code super(...)} or {@code this(...)}. */
  private boolean isBeforeLock(MemberAccess access, Code code) {
    if (code.kind() != Code.Kind.CONSTRUCTOR) {
      return false;
    }
    boolean[] before = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        String called = tree.getMethodSelect().toString();
        if (called.equals("this") || called.equals("super") || called.endsWith(".super")) {
          var unit = code.file().unit();
          before[0] |= module.start(unit, access.path().getLeaf()) < module.end(unit, tree);
        }
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(code.path(), null);
    return before[0];
  }

  private boolean isFresh(MemberAccess access) {
    TreePath at = access.path();
    while (at.getLeaf() instanceof ArrayAccessTree slot) {
      at = new TreePath(at, slot.getExpression());
    }
    if (!(at.getLeaf() instanceof MemberSelectTree select)) {
      return false;
    }
    TreePath object = new TreePath(at, select.getExpression());
    boolean member = access.field() != null; // else a slot of a member's array
    return fresh.isFresh(object)
        && (member
            || module.element(at) instanceof VariableElement field
                && sets.declarations().ofType(module.type(object)).stream()
                    .anyMatch(access.sets()::contains)
                && field.getKind().isField()
                && !adopted.mayAdopt((TypeElement) field.getEnclosingElement()));
  }

  private void report(MemberAccess access, SetUse use) {
    Code code = access.code();
    if (use == null || !sets.analysis().isPlace(code, use)) {
      reportOther(access, use);
    } else if (code.notAtomic()) {
      report(
          DiagnosticCode.MEMBER_OUTSIDE_UNIT,
          access,
          "%s belongs to %s, but @NotAtomic method %s takes no lock"
              .formatted(access.name(), describe(access), code.method().getSimpleName()),
          (new WaitRule(module, sets).waits(code)
                  ? "" // with its locks held nobody could end the waiting
                  : "remove @NotAtomic, or ")
              + "touch it in a method of its own and call that");
    } else if (code.parallel()) {
      reportParallel(access, use);
    } else if (isBeforeLock(access, code)) {
      report(
          DiagnosticCode.MEMBER_IN_INITIALISER,
          access,
          "%s belongs to %s, and is touched before the constructor takes that lock"
              .formatted(access.name(), describe(access)),
          "touch it after this(...) or super(...), or let a static factory that is the unit hand"
              + " its value over");
    } else if (code.kind() == Code.Kind.CONSTRUCTOR) {
      report(
          DiagnosticCode.MEMBER_IN_INITIALISER,
          access,
          "%s belongs to %s, which other objects have already, and constructors take no lock of the new"
                  .formatted(access.name(), describe(access))
              + " object",
          "touch it in a method and call that, here or later: it finds the lock of the set");
    } else {
      String owner = use.set().owner().getSimpleName().toString();
      report(
          DiagnosticCode.MEMBER_IN_INITIALISER,
          access,
          "%s belongs to %s, but initialisers take no lock"
              .formatted(access.name(), describe(access)),
          "pass the value to the constructor, or read it by a method of " + owner);
    }
  }

  private void reportParallel(MemberAccess access, SetUse use) {
    Code code = access.code();
    if (!parallelReported.add(System.identityHashCode(code) + " " + access.name())) {
      return;
    }
    report(
        DiagnosticCode.MEMBER_IN_PARALLEL_METHOD,
        access,
        "%s belongs to %s, but a %s with a parallel construct is no unit of work and takes no lock"
            .formatted(access.name(), describe(access), kind(access, code)),
        "move the statements that touch it into a method without parallel constructs and call that");
  }

  /** What takes no locks. */
  public static String kind(MemberAccess access, Code code) {
    SetUse use = access.uses().get(0);
    return use.isOfThis() && code.constructs(use.level())
        ? "constructor"
        : code.method() == null ? "lambda" : "method";
  }

  private void reportOther(MemberAccess access, SetUse use) {
    AtomicSetModel set = access.sets().get(access.uses().indexOf(use));
    String owner = set.owner().getSimpleName().toString();
    boolean parameter =
        use != null && use.via() != null && use.via().getKind() == ElementKind.PARAMETER;
    String fix =
        "call a %s method of %s, which is a unit of work"
            .formatted(set.isStatic() ? "static" : "", owner)
            .replace("  ", " ");
    if (parameter) {
      boolean mayName = sets.unitParameters().setsOf(use.via()).contains(set);
      boolean typed = // else of a lambda, which may leave its type out
          use.via().getEnclosingElement() instanceof ExecutableElement method
              && method.getParameters().contains(use.via());
      fix +=
          ", or make this a unit for it by @Atomic(\"%s\") on parameter %s%s"
              .formatted(
                  set.name(),
                  use.via().getSimpleName(),
                  !mayName
                      ? ", declared as a " + owner
                      : !typed
                          ? ", written with its type"
                          : isCompact(access.code()) ? " of a constructor that lists them" : "");
    }
    if (access.path().getLeaf() instanceof MemberSelectTree select && !set.isStatic()) {
      fix += fixes.touched(new TreePath(access.path(), select.getExpression()), set);
    }
    report(
        DiagnosticCode.MEMBER_OF_OTHER_OBJECT,
        access,
        "%s belongs to %s of its %s and is touched from outside, without that lock"
            .formatted(access.name(), describe(access), set.isStatic() ? "class" : "object"),
        fix);
  }

  /**
   * Whether it is a record's constructor without a list of parameters, which has none to write on.
   */
  private static boolean isCompact(Code code) {
    return code.kind() == Code.Kind.CONSTRUCTOR
        && code.type().getKind() == ElementKind.RECORD
        && code.file().source().text().substring(code.offset()).matches("(?s)[^(]*?\\{.*");
  }

  private void report(DiagnosticCode code, MemberAccess access, String cause, String fix) {
    module.report(code, access.code().file(), (ExpressionTree) access.path().getLeaf(), cause, fix);
  }

  public static String describe(MemberAccess access) {
    var names = access.sets().stream().map(AtomicSetModel::name).toList();
    return (names.size() == 1 ? "atomic set " : "atomic sets ") + String.join(", ", names);
  }
}
