package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.LockedObjects;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * Collects the code of a file and walks over it: where members of sets are touched goes to {@link
 * MemberAccesses}, what is called to {@link UnitCalls}.
 */
final class CodeScanner extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final BoundFile file;
  private final SelfReference self;
  private final LockedObjects locked;
  private final FunctionRuns functions;
  private final Set<Tree> constructs;
  private final Set<Tree> taskBodies;
  private final StatementBlocks statements;

  final List<TypeElement> types = new ArrayList<>();
  final List<Code> codes = new ArrayList<>();
  final MemberAccesses accesses;
  final UnitCalls calls;
  final List<UnitLabel> labels = new ArrayList<>();

  /** The code around what is being scanned; null between the members of a class. */
  private Code current;

  private int parallelBodies;

  /**
   * @param library what methods of the JDK call
   * @param functions when functions run
   * @param constructs the loops, asyncs and bodies of finishes
   * @param taskBodies of loops and asyncs
   * @param statements that are units of work of their own
   */
  CodeScanner(
      BoundModule module,
      BoundFile file,
      SetDeclarations declarations,
      AliasAnalysis flow,
      LibraryTable library,
      FunctionRuns functions,
      Set<Tree> constructs,
      Set<Tree> taskBodies,
      StatementBlocks statements) {
    this.module = module;
    this.file = file;
    this.self = new SelfReference(module);
    this.locked = new LockedObjects(module);
    this.functions = functions;
    this.constructs = constructs;
    this.taskBodies = taskBodies;
    this.statements = statements;
    this.accesses = new MemberAccesses(module, declarations, self, flow);
    this.calls = new UnitCalls(module, declarations, self, flow, functions, library);
  }

  void scan() {
    scan(file.unit(), null);
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    if (!(module.element(getCurrentPath()) instanceof TypeElement type)) {
      return null; // not bound: the compiler has said why
    }
    types.add(type);
    Code around = current;
    Code.Runs runs = around == null ? Code.Runs.WITHIN : functions.ofClass(getCurrentPath());
    scan(tree.getModifiers(), p);
    for (Tree member : tree.getMembers()) {
      if (member instanceof ClassTree) {
        Code kept = current;
        current = around;
        scan(member, p);
        current = kept;
      } else {
        scanMember(member, type, around, runs);
      }
    }
    return null;
  }

  private void scanMember(Tree member, TypeElement type, Code around, Code.Runs runs) {
    TreePath path = new TreePath(getCurrentPath(), member);
    Element element = module.element(path);
    Code.Kind kind;
    ExecutableElement method = null;
    if (member instanceof MethodTree m) {
      if (!(element instanceof ExecutableElement executable) || m.getBody() == null) {
        return;
      }
      method = executable;
      boolean isStatic = executable.getModifiers().contains(Modifier.STATIC);
      kind =
          executable.getKind() == ElementKind.CONSTRUCTOR
              ? Code.Kind.CONSTRUCTOR
              : isStatic ? Code.Kind.STATIC_METHOD : Code.Kind.METHOD;
    } else {
      boolean isStatic =
          member instanceof BlockTree b
              ? b.isStatic()
              : element != null && element.getModifiers().contains(Modifier.STATIC);
      kind = isStatic ? Code.Kind.STATIC_INITIALISER : Code.Kind.INITIALISER;
    }
    boolean notAtomic = method != null && SetDeclarations.has(method, SetDeclarations.NOT_ATOMIC);
    Code.Runs memberRuns = kind == Code.Kind.INITIALISER ? Code.Runs.WITHIN : runs;
    enter(
        new Code(
            kind, file, path, around, type, method, List.of(), notAtomic, memberRuns, start(path)),
        member);
  }

  private int start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }

  private void enter(Code code, Tree tree) {
    Code kept = current;
    int keptBodies = parallelBodies;
    codes.add(code);
    if (statements.split().contains(tree)) {
      code.markSplit();
    }
    current = code;
    parallelBodies = 0;
    if (tree instanceof LambdaExpressionTree lambda) {
      super.visitLambdaExpression(lambda, null);
    } else if (code.kind() == Code.Kind.STATEMENT) {
      super.visitBlock((BlockTree) tree, null);
    } else {
      scan(tree, null);
    }
    current = kept;
    parallelBodies = keptBodies;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    TypeElement type = self.enclosing(getCurrentPath());
    Code.Runs runs = functions.ofFunction(getCurrentPath());
    enter(
        new Code(
            Code.Kind.LAMBDA,
            file,
            getCurrentPath(),
            current,
            type,
            null,
            parameters(tree),
            false,
            runs,
            start(getCurrentPath())),
        tree);
    return null;
  }

  @Override
  public Void visitBlock(BlockTree tree, Void p) {
    boolean part = current != null && current.kind() == Code.Kind.STATEMENT; // of a unit already
    if (current == null || part || !statements.units().contains(tree)) {
      return super.visitBlock(tree, p);
    }
    enter(
        new Code(
            Code.Kind.STATEMENT,
            file,
            getCurrentPath(),
            current,
            current.type(),
            null,
            Stream.ofNullable(locked.of(getCurrentPath())).toList(),
            false,
            Code.Runs.WITHIN,
            start(getCurrentPath())),
        tree);
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    if (current != null && LabelNames.isInUnit(tree.getLabel().toString())) {
      labels.add(new UnitLabel(current, getCurrentPath()));
    }
    return super.visitLabeledStatement(tree, p);
  }

  private List<VariableElement> parameters(LambdaExpressionTree tree) {
    List<VariableElement> found = new ArrayList<>();
    for (Tree parameter : tree.getParameters()) {
      if (module.element(new TreePath(getCurrentPath(), parameter)) instanceof VariableElement v) {
        found.add(v);
      }
    }
    return found;
  }

  @Override
  public Void scan(Tree tree, Void p) {
    if (tree != null && constructs.contains(tree)) {
      markParallel();
    }
    if (current != null && ImplicitCalls.mayCall(tree)) {
      calls.implicit(new TreePath(getCurrentPath(), tree), current);
    }
    boolean task = tree != null && taskBodies.contains(tree);
    parallelBodies += task ? 1 : 0;
    super.scan(tree, p);
    parallelBodies -= task ? 1 : 0;
    return null;
  }

  private void markParallel() {
    for (Code c = current; c != null; c = c.outer()) {
      c.markParallel();
      if (!c.standsInCode()) {
        break;
      }
    }
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void p) {
    name();
    return super.visitIdentifier(tree, p);
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    name();
    return super.visitMemberSelect(tree, p);
  }

  private void name() {
    if (current != null) {
      accesses.name(getCurrentPath(), current, parallelBodies > 0);
    }
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    slots(tree.getExpression(), "the slot " + tree);
    return super.visitArrayAccess(tree, p);
  }

  private void slots(ExpressionTree array, String name) {
    if (current != null) {
      TreePath path = new TreePath(getCurrentPath(), array);
      accesses.slots(path, getCurrentPath(), name, current, parallelBodies > 0);
    }
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    eachSlot(tree.getExpression());
    return super.visitEnhancedForLoop(tree, p);
  }

  private void eachSlot(ExpressionTree array) {
    if (current != null) {
      accesses.eachSlot(new TreePath(getCurrentPath(), array), current, parallelBodies > 0);
    }
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    TreePath path = getCurrentPath();
    if (current != null && module.element(path) instanceof ExecutableElement named) {
      UnitCall call = calls.method(path, named, current);
      ExecutableElement callee = call.callee();
      if (module.declaration(callee) == null) {
        tree.getArguments().forEach(this::eachSlot);
        if (tree.getMethodSelect() instanceof MemberSelectTree s
            && callee.getSimpleName().contentEquals("clone")) {
          slots(s.getExpression(), "each slot of " + s.getExpression());
        }
      }
      accesses.library(call, parallelBodies > 0);
    }
    return super.visitMethodInvocation(tree, p);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    if (current != null && module.element(getCurrentPath()) instanceof ExecutableElement callee) {
      calls.constructor(getCurrentPath(), callee, current);
    }
    return super.visitNewClass(tree, p);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    if (current != null && module.element(getCurrentPath()) instanceof ExecutableElement named) {
      calls.reference(getCurrentPath(), named, current);
    }
    return super.visitMemberReference(tree, p);
  }
}
