package org.ajws.processor.analysis.flow;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.ajws.ReduceOp;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.Reduction;
import org.ajws.processor.program.ReductionOperator;
import org.ajws.processor.source.BoundModule;

/**
 * Finds what a parallel loop or an async takes from outside: locals with their roles, the checked
 * exceptions that leave its body, and whether a loop may cancel.
 *
 * <p>The variable of a counted or enhanced {@code for} is declared anew in the lambda of the
 * translation: it is no capture of its own loop, but is of loops nested in it. The variables of a
 * general header, and that of its header statement {@code T x = it.next();}, are captures of what
 * is spawned, the rest of the body. Captures are what the body uses; what a header reads is not
 * counted.
 *
 * <p>A role is what the variable's declaration and uses ask for. Whether the program may ask for it
 * (a variable that is private by itself is written before it is read, and dead after; a result is
 * assigned by one async alone) is checked elsewhere.
 */
public final class CaptureAnalysis {
  private final BoundModule module;
  private final LocalVariables locals;
  private final ThrownTypes thrownTypes;
  private final CallGraph calls;

  /** Analyses regions of a module. */
  public CaptureAnalysis(ModuleFacts facts) {
    this.module = facts.module();
    this.locals = facts.locals();
    this.thrownTypes = new ThrownTypes(module, locals);
    this.calls = facts.calls();
  }

  /** The loop with its captures, the exceptions of its body, and whether it may cancel. */
  public ParallelLoop analyse(ParallelLoop loop) {
    TreePath body = new TreePath(loop.path(), loop.body());
    boolean general = loop.header() instanceof LoopHeader.General;
    return loop.with(
        captures(loop),
        thrownTypes.of(general ? loop.path() : body),
        calls.mayCancel(general ? loop.path() : body));
  }

  /** The async with its captures and the exceptions of its body. */
  public Async analyse(Async async) {
    LocalVariables.Index index = locals.of(async.file().unit());
    Set<VariableTree> declared = new HashSet<>();
    Map<VariableElement, List<IdentifierTree>> uses = new LinkedHashMap<>();
    collector(index, declared, uses).scan(async.body(), null);
    List<Capture> captures = new ArrayList<>();
    uses.forEach(
        (variable, found) -> {
          VariableTree declaration = (VariableTree) index.declaration(variable).getLeaf();
          if (!declared.contains(declaration)) {
            captures.add(capture(index, async, variable, found));
          }
        });
    return async.with(captures, thrownTypes.of(new TreePath(async.path(), async.body())));
  }

  private List<Capture> captures(ParallelLoop loop) {
    LocalVariables.Index index = locals.of(loop.file().unit());
    Set<VariableTree> declared = new HashSet<>();
    Map<VariableElement, List<IdentifierTree>> uses = new LinkedHashMap<>();
    TreeScanner<Void, Void> collector = collector(index, declared, uses);
    taskStatements(loop).forEach(s -> collector.scan(s, null));
    if (!(loop.header() instanceof LoopHeader.General)) {
      declared.add(loop.header().variable());
    }
    List<Capture> captures = new ArrayList<>();
    uses.forEach(
        (variable, found) -> {
          VariableTree declaration = (VariableTree) index.declaration(variable).getLeaf();
          if (!declared.contains(declaration)) {
            captures.add(capture(index, loop, variable, found));
          }
        });
    return captures;
  }

  private static TreeScanner<Void, Void> collector(
      LocalVariables.Index index,
      Set<VariableTree> declared,
      Map<VariableElement, List<IdentifierTree>> uses) {
    return new TreeScanner<>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        declared.add(tree);
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement variable = index.variable(tree);
        if (variable != null) {
          uses.computeIfAbsent(variable, v -> new ArrayList<>()).add(tree);
        }
        return null;
      }
    };
  }

  /** The statements of an iteration that run in a task. */
  public static List<? extends StatementTree> taskStatements(ParallelLoop loop) {
    if (loop.header() instanceof LoopHeader.General g && g.headerStatement()) {
      List<? extends StatementTree> all = ((BlockTree) loop.body()).getStatements();
      return all.subList(1, all.size());
    }
    return List.of(loop.body());
  }

  private Capture capture(
      LocalVariables.Index index,
      ParallelRegion region,
      VariableElement variable,
      List<IdentifierTree> uses) {
    VariableTree declaration = (VariableTree) index.declaration(variable).getLeaf();
    if (region instanceof ParallelLoop loop && isOfHeader(loop, declaration)) {
      return new Capture(variable, declaration, readRole(index, variable), null, uses);
    }
    if (locals.isPrivate(variable)) {
      // Without a value to copy, each iteration writes it first: the compiler sees to that.
      boolean empty = DefiniteAssignment.mayBeUnassigned(index, variable, region.path().getLeaf());
      Capture.Role role = empty ? Capture.Role.PRIVATE_BY_ITSELF : Capture.Role.PRIVATE;
      return new Capture(variable, declaration, role, null, uses);
    }
    if (uses.stream().noneMatch(index::isWritten)) {
      return new Capture(variable, declaration, readRole(index, variable), null, uses);
    }
    if (LocalVariables.annotation(variable, "Reduce") != null) {
      Reduction reduction = reduction(variable, declaration);
      return new Capture(variable, declaration, Capture.Role.REDUCE, reduction, uses);
    }
    Capture.Role role =
        region instanceof Async ? Capture.Role.RESULT : Capture.Role.PRIVATE_BY_ITSELF;
    return new Capture(variable, declaration, role, null, uses);
  }

  /** Whether a local is declared by the header of a loop or by its header statement. */
  public static boolean isOfHeader(ParallelLoop loop, VariableTree declaration) {
    return loop.path().getLeaf() instanceof ForLoopTree tree
        && (tree.getInitializer().contains(declaration)
            || (loop.header() instanceof LoopHeader.General g
                && g.headerStatement()
                && ((BlockTree) loop.body()).getStatements().get(0) == declaration));
  }

  private static Capture.Role readRole(LocalVariables.Index index, VariableElement variable) {
    return index.isConstant(variable) ? Capture.Role.READ : Capture.Role.COPY;
  }

  /** What {@code @Reduce} on a local says. */
  public Reduction reduction(VariableElement variable, VariableTree declaration) {
    AnnotationMirror mirror = LocalVariables.annotation(variable, "Reduce");
    ReductionOperator operator = null;
    boolean by = false;
    boolean untyped = false;
    boolean deterministic = false;
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> e :
        mirror.getElementValues().entrySet()) {
      Object value = e.getValue().getValue();
      switch (e.getKey().getSimpleName().toString()) {
        case "value" -> operator = value instanceof VariableElement v ? operator(v) : null;
        case "by" -> {
          by = true;
          untyped = value instanceof DeclaredType type && isUntyped(type);
        }
        case "deterministic" -> deterministic = Boolean.TRUE.equals(value);
        default -> throw new IllegalStateException("unknown element of @Reduce: " + e.getKey());
      }
    }
    return new Reduction(operator, by ? reducer(declaration) : null, untyped, deterministic);
  }

  /** Whether an object of a reducer class is made without saying what it combines. */
  private boolean isUntyped(DeclaredType reducer) {
    Types types = module.types();
    TypeMirror any =
        types.getDeclaredType(
            module.namedType("org.ajws.Reducer"), types.getWildcardType(null, null));
    return !((TypeElement) reducer.asElement()).getTypeParameters().isEmpty()
        || !types.isSubtype(reducer, any); // it implements the raw type
  }

  /** The operator that a constant of {@code ReduceOp} names; null for none. */
  public static ReductionOperator operator(VariableElement constant) {
    String name = constant.getSimpleName().toString();
    return name.equals(ReduceOp.BY_REDUCER.name()) ? null : ReductionOperator.valueOf(name);
  }

  /** {@code R} of {@code by = R.class}, as the source writes it. */
  private static String reducer(VariableTree declaration) {
    for (AnnotationTree annotation : declaration.getModifiers().getAnnotations()) {
      for (ExpressionTree argument : annotation.getArguments()) {
        if (argument instanceof AssignmentTree a
            && a.getVariable().toString().equals("by")
            && BoundModule.withoutParentheses(a.getExpression()) instanceof MemberSelectTree s) {
          return s.getExpression().toString();
        }
      }
    }
    return null;
  }

  /** The module that is analysed. */
  public BoundModule module() {
    return module;
  }
}
