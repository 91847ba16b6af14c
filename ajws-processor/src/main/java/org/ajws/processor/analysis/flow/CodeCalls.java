package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * What one method body, lambda or initialiser calls, what Java calls by itself in it included, and
 * what it gives to a library.
 */
final class CodeCalls extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final ClassHierarchy hierarchy;

  /** The methods and constructors that it names, and those that are called unwritten. */
  final Set<ExecutableElement> called = new LinkedHashSet<>();

  /** The types of objects that a library gets, which may call their methods. */
  final Set<TypeElement> escaping = new LinkedHashSet<>();

  /** The classes of the module that it may initialise. */
  final Set<TypeElement> initialised = new LinkedHashSet<>();

  /** The functions that objects of the library were made with on which it calls a method. */
  final List<TreePath> held = new ArrayList<>();

  private CodeCalls(BoundModule module, ClassHierarchy hierarchy) {
    this.module = module;
    this.hierarchy = hierarchy;
  }

  /** The calls of a piece of code; a constructor runs the instance initialisers of its class. */
  static CodeCalls of(BoundModule module, ClassHierarchy hierarchy, TreePath code) {
    CodeCalls calls = new CodeCalls(module, hierarchy);
    calls.scan(code, null);
    boolean constructor =
        code.getLeaf() instanceof MethodTree m && m.getName().contentEquals("<init>");
    if (constructor && code.getParentPath().getLeaf() instanceof ClassTree owner) {
      calls.addInstanceInitialisers(code.getParentPath(), owner);
    }
    return calls;
  }

  /** Whether a member of a class is run where the class is initialised. */
  static boolean isStaticInitialiser(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree v
        && v.getInitializer() != null
        && v.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
      call(method, tree.getArguments(), getCurrentPath());
    }
    return super.visitMethodInvocation(tree, p);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    if (module.element(getCurrentPath()) instanceof ExecutableElement made) {
      call(made, tree.getArguments(), getCurrentPath());
    }
    if (tree.getClassBody() != null) {
      scan(tree.getArguments(), p);
      scanInitialisers(tree.getClassBody(), p);
      return null;
    }
    return super.visitNewClass(tree, p);
  }

  private void scanInitialisers(ClassTree body, Void p) {
    for (Tree member : body.getMembers()) {
      if (!(member instanceof MethodTree) && !(member instanceof ClassTree)) {
        scan(member, p);
      }
    }
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void p) {
    initialise(module.element(getCurrentPath()));
    return super.visitIdentifier(tree, p);
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    initialise(module.element(getCurrentPath()));
    return super.visitMemberSelect(tree, p);
  }

  /** A static field that is no constant initialises its class, unless the code is in that class. */
  private void initialise(Element field) {
    if (field instanceof VariableElement variable
        && variable.getKind() == ElementKind.FIELD
        && variable.getModifiers().contains(Modifier.STATIC)
        && variable.getConstantValue() == null
        && module.declaration(variable.getEnclosingElement()) != null
        && !isAround(variable.getEnclosingElement())) {
      initialised.add((TypeElement) variable.getEnclosingElement());
    }
  }

  private boolean isAround(Element type) {
    for (TreePath up = getCurrentPath(); up != null; up = up.getParentPath()) {
      if (up.getLeaf() instanceof ClassTree && type.equals(module.element(up))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
      called.add(method);
    }
    return super.visitMemberReference(tree, p);
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void p) {
    if (tree.getKind() == Tree.Kind.PLUS && isText(module.type(getCurrentPath()))) {
      callUnwritten(new TreePath(getCurrentPath(), tree.getLeftOperand()), "toString");
      callUnwritten(new TreePath(getCurrentPath(), tree.getRightOperand()), "toString");
    }
    return super.visitBinary(tree, p);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    if (isText(module.type(getCurrentPath()))) {
      callUnwritten(new TreePath(getCurrentPath(), tree.getExpression()), "toString");
    }
    return super.visitCompoundAssignment(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    TreePath elements = new TreePath(getCurrentPath(), tree.getExpression());
    callUnwritten(elements, "iterator", "hasNext", "next");
    return super.visitEnhancedForLoop(tree, p);
  }

  @Override
  public Void visitTry(TryTree tree, Void p) {
    for (Tree resource : tree.getResources()) {
      callUnwritten(new TreePath(getCurrentPath(), resource), "close");
    }
    return super.visitTry(tree, p);
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    return null; // its methods are reached by calls
  }

  private void addInstanceInitialisers(TreePath classPath, ClassTree owner) {
    for (Tree member : owner.getMembers()) {
      boolean code = member instanceof BlockTree || member instanceof VariableTree;
      if (code && !isStaticInitialiser(member)) {
        scan(new TreePath(classPath, member), null);
      }
    }
  }

  private void call(
      ExecutableElement method, List<? extends ExpressionTree> arguments, TreePath at) {
    called.add(method);
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (hierarchy.contains(owner) || module.declaration(owner) != null) {
      if (method.getModifiers().contains(Modifier.STATIC)
          || method.getKind() == ElementKind.CONSTRUCTOR) {
        initialised.add(owner);
      }
      return;
    }
    for (ExpressionTree argument : arguments) {
      escape(module.type(new TreePath(at, argument)));
    }
    if (at.getLeaf() instanceof MethodInvocationTree m
        && m.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath selectPath = new TreePath(at, select);
      TreePath receiver = new TreePath(selectPath, select.getExpression());
      escape(module.type(receiver));
      held.addAll(functionsIn(receiver));
    }
  }

  /** The functions that an object of the library was made with, where its variable shows it. */
  private List<TreePath> functionsIn(TreePath receiver) {
    List<TreePath> found = new ArrayList<>();
    TreePath declared =
        module.element(receiver) instanceof VariableElement variable
            ? module.declaration(variable)
            : null;
    if (declared != null
        && declared.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
          found.add(getCurrentPath());
          return null;
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void p) {
          found.add(getCurrentPath());
          return null;
        }

        @Override
        public Void visitClass(ClassTree tree, Void p) {
          return null;
        }
      }.scan(new TreePath(declared, tree.getInitializer()), null);
    }
    return found;
  }

  /** A call that Java makes by itself, and those of what it gives. */
  private void callUnwritten(TreePath receiver, String method, String... ofResult) {
    if (module.type(receiver) instanceof DeclaredType type
        && type.asElement() instanceof TypeElement owner
        && !owner.getQualifiedName().contentEquals("java.lang.Object")
        && (!owner.getModifiers().contains(Modifier.FINAL) || hierarchy.contains(owner))) {
      for (ExecutableElement made : hierarchy.methods(owner, method)) {
        called.add(made);
        if (module.types().asElement(made.getReturnType()) instanceof TypeElement given) {
          for (String next : ofResult) {
            called.addAll(hierarchy.methods(given, next));
          }
        }
      }
    }
  }

  private static boolean isText(TypeMirror type) {
    return type instanceof DeclaredType d
        && ((TypeElement) d.asElement()).getQualifiedName().contentEquals("java.lang.String");
  }

  private void escape(TypeMirror type) {
    if (type != null
        && type.getKind() == TypeKind.DECLARED
        && !type.toString().equals("java.lang.Object")) {
      Element element = ((DeclaredType) type).asElement();
      if (!element.getModifiers().contains(Modifier.FINAL)
          || element.getKind() == ElementKind.RECORD
          || hierarchy.contains(element)) {
        escaping.add((TypeElement) element);
      }
    }
  }
}
