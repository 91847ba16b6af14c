package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
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
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/** Collects the code of a file with the members of sets that it touches and what it calls. */
final class CodeScanner extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final BoundFile file;
  private final SetDeclarations declarations;
  private final SelfReference self;
  private final AliasAnalysis flow;
  private final FunctionRuns functions;
  private final Set<Tree> constructs;
  private final Set<Tree> taskBodies;
  private final StatementBlocks statements;

  final List<TypeElement> types = new ArrayList<>();
  final List<Code> codes = new ArrayList<>();
  final List<MemberAccess> accesses = new ArrayList<>();
  final List<UnitCall> calls = new ArrayList<>();
  final List<UnitCall> parallelReferences = new ArrayList<>();
  final Map<Tree, UnitCall> references = new IdentityHashMap<>();
  final List<UnitLabel> labels = new ArrayList<>();

  /** The code around what is being scanned; null between the members of a class. */
  private Code current;

  private int parallelBodies;

  private final ImplicitCalls implicit;
  private final FreeReads freeReads;

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
    this.declarations = declarations;
    this.self = new SelfReference(module);
    this.flow = flow;
    this.functions = functions;
    this.constructs = constructs;
    this.taskBodies = taskBodies;
    this.implicit = new ImplicitCalls(module, declarations, flow, library, this::addImplicit);
    this.statements = statements;
    this.freeReads = new FreeReads(module, CodeScanner::isAssigned);
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
            List.of(),
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
      implicit.of(new TreePath(getCurrentPath(), tree));
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
    access(tree);
    return super.visitIdentifier(tree, p);
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    access(tree);
    return super.visitMemberSelect(tree, p);
  }

  private void access(ExpressionTree tree) {
    if (current == null
        || !(module.element(getCurrentPath()) instanceof VariableElement field)
        || declarations.of(field).isEmpty()
        || freeReads.isFree(getCurrentPath(), field)) {
      return;
    }
    List<AtomicSetModel> sets = declarations.of(field);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    TypeElement level = isStatic ? null : self.level(getCurrentPath(), field);
    AbstractObject object =
        level == null && !isStatic && tree instanceof MemberSelectTree select
            ? flow.of(new TreePath(getCurrentPath(), select.getExpression()))
            : AbstractObject.NOTHING;
    List<SetUse> uses = new ArrayList<>();
    sets.forEach(s -> uses.add(level == null ? object.lock(s) : SetUse.ofThis(level, s)));
    add(field, field.getSimpleName().toString(), level, sets, uses);
  }

  /** A slot of an array whose slots belong to a set is touched like a member. */
  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    slots(tree.getExpression(), getCurrentPath(), "the slot " + tree);
    return super.visitArrayAccess(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    wholeArray(tree.getExpression());
    return super.visitEnhancedForLoop(tree, p);
  }

  /** An array that is handed to the library, or walked over, is touched slot by slot. */
  private void wholeArray(ExpressionTree array) {
    TreePath path = new TreePath(getCurrentPath(), array);
    boolean member = // touched where it is named
        module.element(path) instanceof VariableElement field
            && field.getKind().isField()
            && !declarations.of(field).isEmpty();
    if (!member && module.type(path) instanceof ArrayType) {
      slots(array, path, "each slot of " + array);
    }
  }

  private void slots(ExpressionTree array, TreePath at, String name) {
    if (current == null || !declarations.hasAliases()) {
      return;
    }
    SetUse slots = flow.of(new TreePath(getCurrentPath(), array)).slots();
    if (slots != null) {
      accesses.add(
          new MemberAccess(
              current,
              at,
              null,
              name,
              slots.isOfThis() ? slots.level() : null,
              List.of(slots.set()),
              Collections.singletonList(slots.isOfUnknown() ? null : slots),
              isAssigned(at),
              parallelBodies > 0));
    }
  }

  private void add(
      VariableElement field,
      String name,
      TypeElement level,
      List<AtomicSetModel> sets,
      List<SetUse> uses) {
    accesses.add(
        new MemberAccess(
            current,
            getCurrentPath(),
            field,
            name,
            level,
            sets,
            Collections.unmodifiableList(uses),
            isAssigned(getCurrentPath()),
            parallelBodies > 0));
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

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (current != null && module.element(getCurrentPath()) instanceof ExecutableElement named) {
      ExecutableElement callee = named;
      TreePath select = new TreePath(getCurrentPath(), tree.getMethodSelect());
      boolean isMethod =
          callee.getKind() == ElementKind.METHOD
              && !callee.getModifiers().contains(Modifier.STATIC);
      TypeElement level = isMethod ? self.level(select, callee) : null;
      boolean viaSuper =
          level != null
              && tree.getMethodSelect() instanceof MemberSelectTree s
              && SelfReference.isSuper(s.getExpression());
      AbstractObject receiver =
          level != null ? AbstractObject.ofThis(level) : AbstractObject.NOTHING;
      if (level == null && isMethod && ofInterest(callee)) {
        receiver = flow.receiver(getCurrentPath(), callee);
      } else if (level == null && isMethod && (isOfModule(callee) || mayBeShown(callee))) {
        AbstractObject known = flow.receiver(getCurrentPath(), callee);
        ExecutableElement own = ofThis(callee, known);
        receiver = own == null ? known.originOnly() : known;
        level = own == null ? null : known.level();
        callee = own == null ? callee : own;
      }
      addCall(callee, level, receiver, tree.getArguments(), viaSuper);
      if (module.declaration(callee) == null) {
        tree.getArguments().forEach(this::wholeArray);
        if (tree.getMethodSelect() instanceof MemberSelectTree s
            && callee.getSimpleName().contentEquals("clone")) {
          slots(s.getExpression(), getCurrentPath(), "each slot of " + s.getExpression());
        }
      }
      touchAll(callee, viaSuper ? level : null);
    }
    return super.visitMethodInvocation(tree, p);
  }

  /** What the library does by itself: {@code super.clone()} reads all fields of the object. */
  private void touchAll(ExecutableElement callee, TypeElement superOf) {
    boolean copies =
        superOf != null
            && callee.getSimpleName().contentEquals("clone")
            && callee.getParameters().isEmpty();
    TypeElement stream = (TypeElement) callee.getEnclosingElement();
    boolean writes =
        stream.getQualifiedName().contentEquals("java.io.ObjectOutputStream")
            && callee.getSimpleName().contentEquals("defaultWriteObject");
    if (!copies && !writes) {
      return;
    }
    TypeElement level = copies ? superOf : current.type();
    List<AtomicSetModel> all = declarations.of(level).stream().filter(s -> !s.isStatic()).toList();
    if (!all.isEmpty()) {
      String what = "each member that " + callee.getSimpleName() + " copies";
      add(null, what, level, all, all.stream().map(s -> SetUse.ofThis(level, s)).toList());
    }
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    if (current != null && module.element(getCurrentPath()) instanceof ExecutableElement callee) {
      AbstractObject made =
          isOfModule(callee) ? flow.made(getCurrentPath()) : AbstractObject.NOTHING;
      addCall(callee, null, made, tree.getArguments(), true);
    }
    return super.visitNewClass(tree, p);
  }

  private void addCall(
      ExecutableElement callee,
      TypeElement level,
      AbstractObject receiver,
      List<? extends ExpressionTree> arguments,
      boolean viaSuper) {
    List<AbstractObject> known = new ArrayList<>();
    if (ofInterest(callee)) {
      arguments.forEach(a -> known.add(flow.of(new TreePath(getCurrentPath(), a))));
    }
    calls.add(
        new UnitCall(current, getCurrentPath(), callee, level, receiver, known, viaSuper, false));
  }

  private void addImplicit(
      TreePath at,
      ExecutableElement callee,
      AbstractObject receiver,
      List<AbstractObject> arguments) {
    calls.add(
        new UnitCall(current, at, callee, receiver.level(), receiver, arguments, false, true));
  }

  /** Whether a method may be a unit: its class has sets, or it says so. */
  private boolean ofInterest(ExecutableElement callee) {
    return !declarations.of((TypeElement) callee.getEnclosingElement()).isEmpty()
        || !SetDeclarations.atomicNames(callee).isEmpty()
        || callee.getParameters().stream().anyMatch(v -> !SetDeclarations.atomicNames(v).isEmpty());
  }

  /** Whether an object of the module may be behind a type of the JDK: an {@code Iterator}. */
  private boolean mayBeShown(ExecutableElement callee) {
    return declarations.hasSets()
        && (callee.getModifiers().contains(Modifier.ABSTRACT)
            || callee.getEnclosingElement().toString().equals("java.lang.Object"));
  }

  /** The method that runs where an object known as a {@code this} is called by another type. */
  private ExecutableElement ofThis(ExecutableElement callee, AbstractObject receiver) {
    TypeElement level = receiver.level();
    if (level == null || !Targets.isOverridable(callee) || declarations.of(level).isEmpty()) {
      return null;
    }
    for (ExecutableElement own : ElementFilter.methodsIn(module.elements().getAllMembers(level))) {
      if (own.getSimpleName().equals(callee.getSimpleName())
          && module.elements().overrides(own, callee, level)) {
        return own;
      }
    }
    return null;
  }

  private boolean isOfModule(ExecutableElement callee) {
    return module.declaration(callee.getEnclosingElement()) != null;
  }

  /** {@code list.forEach(this::add)} calls as the lambda {@code x -> add(x)} does. */
  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    if (current != null
        && module.element(getCurrentPath()) instanceof ExecutableElement named
        && (isOfModule(named) || ofInterest(named) || mayBeShown(named))) {
      Code.Runs runs = functions.ofFunction(getCurrentPath());
      AbstractObject receiver = flow.ofReferenceReceiver(getCurrentPath(), named);
      ExecutableElement own = ofThis(named, receiver);
      ExecutableElement callee = own == null ? named : own;
      if (!isOfModule(callee) && !ofInterest(callee)) {
        return super.visitMemberReference(tree, p);
      }
      boolean exact =
          callee.getKind() == ElementKind.CONSTRUCTOR
              || SelfReference.isSuper(tree.getQualifierExpression());
      UnitCall call =
          new UnitCall(
              current,
              getCurrentPath(),
              callee,
              receiver.level(),
              receiver,
              flow.ofReferenceArguments(getCurrentPath(), callee),
              exact,
              false);
      references.put(tree, call);
      if (runs == Code.Runs.WITHIN) {
        calls.add(call);
      } else if (runs == Code.Runs.PARALLEL) {
        parallelReferences.add(call);
      }
    }
    return super.visitMemberReference(tree, p);
  }
}
