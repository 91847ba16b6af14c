package org.ajws.processor.program;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.SpeculationBackend;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;
import org.ajws.processor.source.LabelNames;

/** Finds the {@code @ParallelFor} loops of a file and classifies their headers. */
public final class LoopFinder {
  private static final Set<TypeKind> INTEGRAL =
      Set.of(TypeKind.BYTE, TypeKind.SHORT, TypeKind.CHAR, TypeKind.INT, TypeKind.LONG);

  private final BoundModule module;
  private final SideEffects sideEffects;

  /** Finds loops in a bound module. */
  public LoopFinder(BoundModule module) {
    this.module = module;
    this.sideEffects = new SideEffects(module);
  }

  /** The loops of a file in source order (an outer one before those in it), not yet analysed. */
  public List<ParallelLoop> find(BoundFile file) {
    List<ParallelLoop> loops = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitForLoop(ForLoopTree tree, Void p) {
        VariableTree marked = marked(tree);
        if (marked != null) {
          loops.add(loop(file, getCurrentPath(), header(tree, marked, getCurrentPath())));
        }
        return super.visitForLoop(tree, p);
      }

      @Override
      public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
        if (isMarked(new TreePath(getCurrentPath(), tree.getVariable()))) {
          loops.add(loop(file, getCurrentPath(), header(tree, getCurrentPath())));
        }
        return super.visitEnhancedForLoop(tree, p);
      }

      private VariableTree marked(ForLoopTree tree) {
        for (StatementTree s : tree.getInitializer()) {
          if (s instanceof VariableTree v && isMarked(new TreePath(getCurrentPath(), v))) {
            return v;
          }
        }
        return null;
      }
    }.scan(file.unit(), null);
    return loops;
  }

  /**
   * A loop of any kind, described as if it were parallel; null where a path leads to something
   * else. Its header's variable is null where the loop declares none.
   */
  public ParallelLoop sequential(BoundFile file, TreePath path) {
    if (path.getLeaf() instanceof ForLoopTree tree) {
      boolean declares =
          !tree.getInitializer().isEmpty() && tree.getInitializer().get(0) instanceof VariableTree;
      return loop(
          file,
          path,
          declares
              ? header(tree, (VariableTree) tree.getInitializer().get(0), path)
              : new LoopHeader.General(null, false));
    } else if (path.getLeaf() instanceof EnhancedForLoopTree tree) {
      return loop(file, path, header(tree, path));
    }
    boolean conditional =
        path.getLeaf() instanceof WhileLoopTree || path.getLeaf() instanceof DoWhileLoopTree;
    return conditional ? loop(file, path, new LoopHeader.General(null, false)) : null;
  }

  /** Whether a variable carries {@code @ParallelFor}. */
  private boolean isMarked(TreePath variable) {
    return annotation(variable, "org.ajws.ParallelFor") != null;
  }

  /** The annotation of a type on a variable; null where there is none. */
  public AnnotationTree annotation(TreePath variable, String qualifiedName) {
    for (AnnotationTree a : ((VariableTree) variable.getLeaf()).getModifiers().getAnnotations()) {
      TreePath type = new TreePath(new TreePath(variable, a), a.getAnnotationType());
      Element element = module.element(type);
      if (element != null && element.toString().equals(qualifiedName)) {
        return a;
      }
    }
    return null;
  }

  private ParallelLoop loop(BoundFile file, TreePath path, LoopHeader header) {
    List<LabeledStatementTree> labels = new ArrayList<>();
    TreePath up = path.getParentPath();
    while (up.getLeaf() instanceof LabeledStatementTree label
        && !LabelNames.isConstruct(label.getLabel().toString())) {
      labels.add(0, label);
      up = up.getParentPath();
    }
    StatementTree body = body(path.getLeaf());
    int line = file.source().line(module.start(file.unit(), path.getLeaf()));
    return new ParallelLoop(
        file,
        path,
        line,
        header,
        body,
        labels,
        List.of(),
        List.of(),
        false,
        header.variable() == null ? null : speculation(new TreePath(path, header.variable())));
  }

  /** What {@code @ParallelFor} on a loop's variable says of speculation; null for nothing. */
  private ParallelLoop.Speculation speculation(TreePath variable) {
    if (!(module.element(variable) instanceof VariableElement v)) {
      return null;
    }
    boolean speculative = false;
    int window = 0;
    int chunk = 0;
    int granularity = 0;
    SpeculationBackend backend = SpeculationBackend.AUTO;
    for (AnnotationMirror mirror : v.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals("org.ajws.ParallelFor")) {
        for (var value : mirror.getElementValues().entrySet()) {
          Object given = value.getValue().getValue();
          switch (value.getKey().getSimpleName().toString()) {
            case "speculative" -> speculative = Boolean.TRUE.equals(given);
            case "window" -> window = given instanceof Integer n ? n : 0;
            case "chunk" -> chunk = given instanceof Integer n ? n : 0;
            case "granularity" -> granularity = given instanceof Integer n ? n : 0;
            case "backend" -> backend = backend(given);
            default -> throw new IllegalStateException("unknown element: " + value.getKey());
          }
        }
      }
    }
    return speculative ? new ParallelLoop.Speculation(window, chunk, backend, granularity) : null;
  }

  /** An enum constant; another one than is known has an error of its own. */
  private static SpeculationBackend backend(Object given) {
    for (SpeculationBackend backend : SpeculationBackend.values()) {
      if (given instanceof VariableElement c && c.getSimpleName().contentEquals(backend.name())) {
        return backend;
      }
    }
    return SpeculationBackend.AUTO;
  }

  /** What a loop of any kind runs in each round. */
  public static StatementTree body(Tree loop) {
    if (loop instanceof ForLoopTree tree) {
      return tree.getStatement();
    } else if (loop instanceof WhileLoopTree tree) {
      return tree.getStatement();
    } else if (loop instanceof DoWhileLoopTree tree) {
      return tree.getStatement();
    }
    return ((EnhancedForLoopTree) loop).getStatement();
  }

  private LoopHeader header(EnhancedForLoopTree tree, TreePath path) {
    ExpressionTree source = tree.getExpression();
    TypeMirror type = module.type(new TreePath(path, source));
    if (type != null && type.getKind() == TypeKind.ARRAY) {
      return new LoopHeader.Array(tree.getVariable(), source);
    }
    return new LoopHeader.Elements(tree.getVariable(), source, isRawIterable(type));
  }

  /** Whether a type is an Iterable without type arguments, as old code has it. */
  private boolean isRawIterable(TypeMirror type) {
    if (!(type instanceof DeclaredType)) {
      return false;
    }
    TypeMirror erased = module.types().erasure(module.namedType("java.lang.Iterable").asType());
    List<TypeMirror> open = new ArrayList<>(List.of(type));
    while (!open.isEmpty()) {
      TypeMirror t = open.remove(open.size() - 1);
      if (module.types().isSameType(module.types().erasure(t), erased)) {
        return ((DeclaredType) t).getTypeArguments().isEmpty();
      }
      open.addAll(module.types().directSupertypes(t));
    }
    return false;
  }

  private LoopHeader header(ForLoopTree tree, VariableTree variable, TreePath path) {
    LoopHeader counted = counted(tree, variable, path);
    return counted != null
        ? counted
        : new LoopHeader.General(variable, startsWithNext(tree, variable));
  }

  /** How iterators of all kinds are advanced: {@code Enumeration}, {@code ListIterator} … */
  private static final Pattern ADVANCE =
      Pattern.compile("(next|previous)(Element|Int|Long|Double|Token)?");

  /** {@code T x = it.next();} at the start of a loop over an iterator. */
  private static boolean startsWithNext(ForLoopTree tree, VariableTree variable) {
    if (!(tree.getStatement() instanceof BlockTree block) || block.getStatements().isEmpty()) {
      return false;
    }
    ExpressionTree call = null;
    if (block.getStatements().get(0) instanceof VariableTree v) {
      call = v.getInitializer();
    }
    while (call instanceof com.sun.source.tree.TypeCastTree cast) {
      call = BoundModule.withoutParentheses(cast.getExpression());
    }
    return call instanceof MethodInvocationTree m
        && m.getArguments().isEmpty()
        && m.getMethodSelect() instanceof MemberSelectTree select
        && select.getExpression().toString().contentEquals(variable.getName())
        && ADVANCE.matcher(select.getIdentifier()).matches();
  }

  private LoopHeader counted(ForLoopTree tree, VariableTree variable, TreePath path) {
    TypeMirror type = module.type(new TreePath(path, variable));
    boolean wide = type != null && type.getKind() == TypeKind.LONG;
    CountedFor counted = CountedFor.of(tree, variable);
    boolean fits =
        counted != null
            && (wide || (type != null && type.getKind() == TypeKind.INT))
            && isInvariant(counted.bound(), path)
            && (counted.step() == null || isInvariant(counted.step(), path));
    return fits
        ? new LoopHeader.Counted(
            variable,
            wide,
            variable.getInitializer(),
            counted.relation(),
            counted.bound(),
            counted.step(),
            counted.negated())
        : null;
  }

  /**
   * An integral expression without side effects; the body may not change what it reads (checked).
   */
  private boolean isInvariant(ExpressionTree tree, TreePath path) {
    TreePath at = TreePath.getPath(path, tree);
    TypeMirror type = module.type(at);
    return type != null && INTEGRAL.contains(unboxed(type).getKind()) && !sideEffects.has(at);
  }

  private TypeMirror unboxed(TypeMirror type) {
    try {
      return type.getKind().isPrimitive() ? type : module.types().unboxedType(type);
    } catch (IllegalArgumentException e) {
      return type; // not a box: not integral either
    }
  }
}
