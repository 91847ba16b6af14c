package org.ajws.processor.rule.sets;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UseTimes;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.source.BoundModule;

/**
 * Constructors and {@code clone} touch members without a lock, while nobody else has the object.
 */
final class HandedOutRule {
  private final BoundModule module;
  private final AtomicSets sets;
  private final HandOuts handOuts;
  private final List<Tree> reported = new ArrayList<>();

  HandedOutRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.handOuts = new HandOuts(module);
  }

  void check() {
    List<Code> constructing = new ArrayList<>();
    for (Code code : sets.codes()) {
      boolean constructs =
          code.kind() == Code.Kind.CONSTRUCTOR || code.kind() == Code.Kind.INITIALISER;
      if (constructs && isMadeWithSets(code.type())) {
        check(code);
        constructing.add(code);
      }
    }
    FreshObjects fresh = sets.fresh();
    for (MemberAccess access : sets.accesses()) {
      Code code = access.code();
      if (access.path().getLeaf() instanceof MemberSelectTree select
          && fresh.isHandedOutCopy(new TreePath(access.path(), select.getExpression()))) {
        Warnings.report(
            module,
            DiagnosticCode.THIS_HANDED_OUT,
            code,
            access.path().getLeaf(),
            "the copy has been handed out above: others may touch "
                + access.field().getSimpleName()
                + " while clone touches it without the copy's lock",
            "hand it out when all its members have their values");
      }
      boolean inLambda =
          code.kind() == Code.Kind.LAMBDA
              && code.outer() != null
              && access.level() != null
              && code.outer().kind() == Code.Kind.CONSTRUCTOR
              && code.outer().constructs(access.level());
      if (inLambda && code.runs().isElsewhere()) {
        report(code, code.path().getLeaf());
      }
    }
    constructing.forEach(this::checkCalls);
    checkTasks(constructing);
  }

  /** Units that tasks run while the constructor goes on without the lock. */
  private void checkTasks(List<Code> constructing) {
    UseTimes times = sets.times();
    for (UnitCall call : sets.calls()) {
      Code code = call.code();
      if (call.level() != null
          && constructing.contains(code)
          && code.constructs(call.level())
          && !sets.analysis().needed(call).isEmpty()
          && sets.accesses().stream()
              .anyMatch(
                  a ->
                      a.code() == code
                          && a.level() != null
                          && times.isBeside(a.path(), call.path(), code.path()))) {
        report(code, call.path().getLeaf());
      }
    }
  }

  /** The calls by which a constructor hands out its object, where nothing in them says so. */
  private void checkCalls(Code code) {
    for (Tree place : handOuts.places(code.path(), code.type())) {
      boolean constructor = // reported where it does so
          place instanceof MethodInvocationTree call
              && module.element(TreePath.getPath(code.path(), call)) instanceof ExecutableElement e
              && e.getKind() == ElementKind.CONSTRUCTOR;
      if (!constructor && reported.stream().noneMatch(t -> isIn(t, place, code))) {
        report(code, place);
      }
    }
  }

  private boolean isIn(Tree inner, Tree outer, Code code) {
    var unit = code.file().unit();
    return TreePath.getPath(unit, inner) != null
        && module.start(unit, inner) >= module.start(unit, outer)
        && module.end(unit, inner) <= module.end(unit, outer);
  }

  /** Whether objects of a class, or of one below it in the module, have sets. */
  private boolean isMadeWithSets(TypeElement type) {
    return !sets.declarations().of(type).isEmpty()
        || sets.types().stream()
            .anyMatch(
                t ->
                    !sets.declarations().of(t).isEmpty()
                        && module
                            .types()
                            .isSubtype(
                                module.types().erasure(t.asType()),
                                module.types().erasure(type.asType())));
  }

  private void check(Code code) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (tree.getName().contentEquals("this") && isHandedOut(getCurrentPath())) {
          report(code, tree);
        }
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null; // its this is another one
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null; // runs later or not; seen by what it touches
      }
    }.scan(code.path(), null);
  }

  private static boolean isHandedOut(TreePath path) {
    TreePath parent = path.getParentPath();
    while (parent.getLeaf() instanceof ParenthesizedTree) {
      parent = parent.getParentPath();
    }
    Tree use = parent.getLeaf();
    return !(use instanceof MemberSelectTree
        || use instanceof MemberReferenceTree // a function: seen by where it goes
        || use instanceof BinaryTree
        || use instanceof SynchronizedTree
        || isConstructorCall(parent, path));
  }

  /** In {@code this(...)} and {@code super(...)} the identifier is the method. */
  private static boolean isConstructorCall(TreePath parent, TreePath path) {
    return parent.getLeaf() instanceof com.sun.source.tree.MethodInvocationTree call
        && call.getMethodSelect() == path.getLeaf();
  }

  private void report(Code code, Tree at) {
    reported.add(at);
    Warnings.report(
        module,
        DiagnosticCode.THIS_HANDED_OUT,
        code,
        at,
        "this is handed out before its construction ends: others may touch members that the constructor"
            + " still writes without a lock",
        "hand it out after the constructor, for example in a static factory method");
  }
}
