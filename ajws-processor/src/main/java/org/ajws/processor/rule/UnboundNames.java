package org.ajws.processor.rule;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import org.ajws.Reads;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.AjwsTypes;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Reports what the compiler could not bind inside a construct, before any analysis relies on it.
 * The compiler's errors elsewhere are left to the compilation of the translated sources: a class
 * that an annotation processor has yet to write is none of the translator's business.
 */
final class UnboundNames implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      check(subject, file);
    }
  }

  private static void check(Subject subject, BoundFile file) {
    Set<Tree> explained = new HashSet<>(); // by the checks of annotations
    AjwsAnnotations.in(subject, file).forEach(use -> explained.add(use.tree()));
    BoundModule module = subject.module();
    List<Binder.CompilerError> here =
        subject.errors().stream()
            .filter(e -> e.file() == file.source())
            .filter(e -> explained.stream().noneMatch(t -> holds(module, file, t, e)))
            .toList();
    if (here.isEmpty()) {
      return;
    }
    List<Tree> constructs = new ArrayList<>(annotationsAndImports(file));
    for (ParallelLoop loop : subject.loops()) {
      if (loop.file() == file) {
        constructs.add(loop.path().getLeaf());
        constructs.addAll(declarationsOfNames(module, loop));
      }
    }
    List<Tree> members = new ArrayList<>();
    for (Async async : subject.asyncs()) {
      if (async.file() == file) {
        constructs.add(async.path().getLeaf());
        members.add(memberAround(async.path()));
      }
    }
    for (Finish finish : subject.finishes()) {
      if (finish.file() == file) {
        if (!finish.isMethod()) {
          constructs.add(finish.path().getLeaf());
        }
        members.add(memberAround(finish.path()));
      }
    }
    Set<Integer> reported = new HashSet<>();
    for (Binder.CompilerError error : here) {
      boolean inConstruct = constructs.stream().anyMatch(t -> holds(module, file, t, error));
      // The code around asyncs is generated once more; a name in it may come from a processor.
      boolean beside =
          !error.isUnbound() && members.stream().anyMatch(t -> holds(module, file, t, error));
      if ((inConstruct || beside)
          && !follows(module, file, error, here)
          && reported.add(error.offset())) {
        module.report(
            DiagnosticCode.UNBOUND,
            DiagnosticCode.UNBOUND.severity(),
            file,
            error.offset(),
            error.causeIn("this part of a construct"),
            fix(module, file, error));
      }
    }
  }

  /**
   * Reports errors in methods that are generated once more since they reach a construct. Where
   * names are not found, which processors may provide, other errors may follow from that.
   */
  static void checkGenerated(Subject subject, List<TreePath> methods) {
    if (subject.errors().stream().anyMatch(Binder.CompilerError::isUnbound)) {
      return;
    }
    BoundModule module = subject.module();
    Set<Integer> reported = new HashSet<>();
    for (Binder.CompilerError error : subject.errors()) {
      for (TreePath method : methods) {
        BoundFile file = module.file(method);
        if (file.source() == error.file()
            && holds(module, file, method.getLeaf(), error)
            && reported.add(error.offset())) {
          module.report(
              DiagnosticCode.UNBOUND,
              DiagnosticCode.UNBOUND.severity(),
              file,
              error.offset(),
              error.causeIn("this part of a method that reaches a construct"),
              error.fix());
        }
      }
    }
  }

  /** A value of an annotation that is not imported is no matter of the class path. */
  private static String fix(BoundModule module, BoundFile file, Binder.CompilerError error) {
    for (Tree tree : annotationsAndImports(file)) {
      if (!(tree instanceof AnnotationTree annotation) || !error.isUnbound()) {
        continue;
      }
      for (ExpressionTree argument : annotation.getArguments()) {
        if (argument instanceof AssignmentTree value
            && value.getVariable().toString().equals("reads")
            && holds(module, file, value.getExpression(), error)) {
          return reads(value.getExpression());
        }
      }
    }
    return error.fix();
  }

  /** {@code reads = VOLATILE}, with a name that is not known. */
  private static String reads(ExpressionTree value) {
    String name = value.toString();
    String constant = name.substring(name.lastIndexOf('.') + 1);
    if (Arrays.stream(Reads.values()).noneMatch(r -> r.name().equals(constant))) {
      return "use one of "
          + Arrays.stream(Reads.values()).map(r -> "Reads." + r).collect(Collectors.joining(", "));
    }
    return value instanceof IdentifierTree
        ? "write Reads.%1$s and import org.ajws.Reads, or import static org.ajws.Reads.%1$s"
            .formatted(constant)
        : "add import org.ajws.Reads;";
  }

  /** Whether an error only follows from a name in the same annotation that is not known. */
  private static boolean follows(
      BoundModule module,
      BoundFile file,
      Binder.CompilerError error,
      List<Binder.CompilerError> all) {
    return !error.isUnbound()
        && annotationsAndImports(file).stream()
            .filter(t -> holds(module, file, t, error))
            .anyMatch(t -> all.stream().anyMatch(e -> e.isUnbound() && holds(module, file, t, e)));
  }

  /** The method, initialiser or field that holds a construct. */
  private static Tree memberAround(TreePath construct) {
    TreePath member = construct;
    while (!(member.getParentPath().getLeaf() instanceof ClassTree)) {
      member = member.getParentPath();
    }
    return member.getLeaf();
  }

  private static boolean holds(
      BoundModule module, BoundFile file, Tree tree, Binder.CompilerError error) {
    return error.offset() >= module.start(file.unit(), tree)
        && error.offset() < module.end(file.unit(), tree);
  }

  private static List<Tree> annotationsAndImports(BoundFile file) {
    List<Tree> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitImport(ImportTree tree, Void p) {
        if (tree.getQualifiedIdentifier().toString().startsWith("org.ajws.")) {
          found.add(tree);
        }
        return null;
      }

      @Override
      public Void visitAnnotation(AnnotationTree tree, Void p) {
        String type = tree.getAnnotationType().toString();
        if (AjwsTypes.ANNOTATIONS.contains(type.substring(type.lastIndexOf('.') + 1))) {
          found.add(tree);
        }
        return super.visitAnnotation(tree, p);
      }
    }.scan(file.unit(), null);
    return found;
  }

  /**
   * The declarations of the locals that a loop uses: their types are copied into its translation.
   */
  private static List<Tree> declarationsOfNames(BoundModule module, ParallelLoop loop) {
    Set<Tree> found = new HashSet<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof VariableElement local
            && !local.getKind().isField()) {
          TreePath declaration = module.declaration(local);
          if (declaration != null && declaration.getLeaf() instanceof VariableTree variable) {
            found.add(variable.getType() == null ? variable : variable.getType());
          }
        }
        return null;
      }
    }.scan(loop.path(), null);
    return new ArrayList<>(found);
  }
}
