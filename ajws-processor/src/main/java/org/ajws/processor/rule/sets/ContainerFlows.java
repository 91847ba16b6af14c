package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.alias.Containers;
import org.ajws.processor.analysis.alias.Expectation;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A container whose objects share a set comes to no place that does not know of it and takes others
 * into the container: {@code List<Node>}, while {@code List<? extends Node>} takes none.
 */
final class ContainerFlows {
  private final BoundModule module;
  private final AliasAnalysis flow;
  private final MethodBodies bodies;
  private final HandOuts handOuts;
  private final LibraryCopies copies;

  ContainerFlows(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.flow = sets.flow();
    this.bodies = new MethodBodies(module);
    this.handOuts = new HandOuts(module);
    this.copies = new LibraryCopies(module, flow);
  }

  void check() {
    module.files().forEach(f -> new Scanner(f).scan(f.unit(), null));
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Scanner(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      if (tree.getInitializer() != null
          && module.element(getCurrentPath()) instanceof VariableElement variable
          && mayHold(variable.asType())) {
        AbstractObject promised = flow.ofVariable(getCurrentPath(), variable);
        check(path(tree.getInitializer()), variable.asType(), promised, variable.toString());
      }
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      TypeMirror type = module.type(path(tree.getVariable()));
      if (mayHold(type)) {
        AbstractObject promised = flow.of(path(tree.getVariable()));
        check(path(tree.getExpression()), type, promised, tree.getVariable().toString());
      }
      return super.visitAssignment(tree, p);
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      TreePath around = getCurrentPath();
      while (!(around.getLeaf() instanceof MethodTree
          || around.getLeaf() instanceof LambdaExpressionTree)) {
        around = around.getParentPath();
      }
      if (tree.getExpression() != null) {
        String name = around.getLeaf() instanceof MethodTree m ? m.getName().toString() : null;
        checkPlace(path(tree.getExpression()), name);
      }
      return super.visitReturn(tree, p);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      if (tree.getBody() instanceof ExpressionTree body) {
        checkPlace(path(body), null);
      }
      return super.visitLambdaExpression(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      copies.check(file, getCurrentPath());
      checkArguments(
          tree.getArguments(),
          module.type(path(tree.getMethodSelect())) instanceof ExecutableType e ? e : null);
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      if (!tree.getArguments().isEmpty()
          && tree.getClassBody() == null
          && module.type(getCurrentPath()) instanceof DeclaredType made
          && module.element(getCurrentPath()) instanceof ExecutableElement constructor) {
        checkArguments(tree.getArguments(), module.memberOf(made, constructor));
      }
      return super.visitNewClass(tree, p);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      Expectation result = flow.placeOfResult(getCurrentPath());
      Element parameter = flow.losing(getCurrentPath());
      if (parameter != null) {
        report(tree, parameter.asType(), parameter.toString(), AbstractObject.NOTHING);
      } else if (result.type() != null
          && Containers.loses(result.type(), flow.given(getCurrentPath()), result.known())) {
        report(tree, result.type(), "what the function gives", flow.given(getCurrentPath()));
      }
      return super.visitMemberReference(tree, p);
    }

    private void checkArguments(List<? extends ExpressionTree> arguments, ExecutableType type) {
      if (type == null || !(module.element(getCurrentPath()) instanceof ExecutableElement callee)) {
        return;
      }
      List<? extends TypeMirror> formals = type.getParameterTypes();
      for (int i = 0; i < arguments.size() && !formals.isEmpty(); i++) {
        TypeMirror formal = formals.get(Math.min(i, formals.size() - 1));
        TreePath argument = path(arguments.get(i));
        boolean spread = callee.isVarArgs() && i >= formals.size() - 1;
        if (spread
            && formal instanceof ArrayType array
            && !(i == arguments.size() - 1 && module.type(argument) instanceof ArrayType)) {
          formal = array.getComponentType();
        }
        // Of a VarHandle's method each call has a signature of its own, with more parameters.
        int last = Math.min(formals.size(), callee.getParameters().size()) - 1;
        VariableElement parameter = callee.getParameters().get(Math.min(i, last));
        TypeMirror declared = parameter.asType();
        boolean ofLibrary = // which of these write is known: LibraryCopies
            module.declaration(callee.getEnclosingElement()) == null
                && (declared instanceof ArrayType || Containers.isObject(declared))
                && !(Containers.isObject(formal) && mayKeep(callee, i));
        if (mayHold(formal)
            && !ofLibrary
            && !isHanded(formal)
            && !(formal instanceof ArrayType && isOnlyMeasured(callee, i))) {
          String name =
              module.declaration(callee) == null
                  ? callee.getSimpleName().toString()
                  : parameter.toString();
          AbstractObject promised = flow.promised(getCurrentPath(), callee, i);
          boolean kept = declared instanceof TypeVariable && handOuts.loses(callee, i);
          if (kept
              && module.declaration(callee) != null
              && flow.least(argument, formal).hasSlots()) {
            report(argument.getLeaf(), declared, name, flow.least(argument, formal));
          } else {
            check(argument, formal, promised, name.equals("<init>") ? tree() : name);
          }
        }
      }
    }

    /** Whether a method of the JDK may keep an object that it is handed as an {@code Object}. */
    private boolean mayKeep(ExecutableElement callee, int argument) {
      String owner = ((TypeElement) callee.getEnclosingElement()).getQualifiedName().toString();
      return !owner.matches("java\\.lang\\..*|java\\.util\\.(Arrays|Objects|Collections)")
          && handOuts.loses(callee, argument);
    }

    /** Whether a method of the module asks an array for its length alone. */
    private boolean isOnlyMeasured(ExecutableElement callee, int argument) {
      TreePath declaration = module.declaration(callee);
      if (declaration == null
          || callee.getEnclosingElement().getKind() == ElementKind.RECORD // its fields are kept
          || callee.isVarArgs()
          || !bodies.of(callee).equals(List.of(callee))) {
        return false;
      }
      Element parameter = callee.getParameters().get(argument);
      boolean[] measured = {true};
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree name, Void p) {
          Tree use = getCurrentPath().getParentPath().getLeaf();
          boolean length =
              use instanceof MemberSelectTree select
                  && select.getIdentifier().contentEquals("length");
          measured[0] &= length || !parameter.equals(module.element(getCurrentPath()));
          return null;
        }
      }.scan(declaration, null);
      return measured[0];
    }

    private String tree() {
      return ((NewClassTree) getCurrentPath().getLeaf()).getIdentifier().toString();
    }

    private TreePath path(ExpressionTree tree) {
      return new TreePath(getCurrentPath(), tree);
    }

    private void checkPlace(TreePath value, String name) {
      Expectation place = flow.placeOf(value);
      if (place.type() != null && mayHold(place.type())) {
        check(value, place.type(), place.known(), name == null ? "what the lambda gives" : name);
      }
    }

    private void check(TreePath path, TypeMirror place, AbstractObject promised, String name) {
      for (TreePath value : Containers.values(path)) {
        AbstractObject given = flow.least(value, place);
        if (Containers.loses(place, given, promised)) {
          report(value.getLeaf(), place, name, given);
        }
      }
    }

    private void report(Tree value, TypeMirror place, String name, AbstractObject given) {
      String slots =
          "the slots of %s belong to a set, and %%s, of type %%s, does not say so"
              .formatted(given.slots() == null ? "arrays in this" : "this");
      module.report(
          DiagnosticCode.UNALIASED_STORED,
          file,
          value,
          (given.hasSlots()
                  ? slots
                  : "the objects in this share a set, and %s, of type %s, would take others among"
                      + " them")
              .formatted(name, simple(place)),
          Containers.isObject(place) || place instanceof TypeVariable
              ? "hand out a copy, or give the place a type that can say so"
              : "give %s there the same alias%s"
                  .formatted(
                      place instanceof ArrayType ? "the array" : "the type argument",
                      place instanceof ArrayType || given.hasSlots()
                          ? ""
                          : ", or write '? extends' before it where nothing is put in"));
    }
  }

  /** Whether a type is one of a container. */
  private static boolean mayHold(TypeMirror type) {
    return type instanceof DeclaredType declared
            && (!declared.getTypeArguments().isEmpty()
                || Containers.isRaw(declared)
                || Containers.isObject(declared))
        || type instanceof ArrayType;
  }

  /** A function that takes objects, {@code Consumer<? super T>}: {@code AliasFlows} checks it. */
  private boolean isHanded(TypeMirror type) {
    return flow.isFunction(type)
        && ((DeclaredType) type)
            .getTypeArguments().stream()
                .anyMatch(a -> a instanceof WildcardType w && w.getSuperBound() != null);
  }

  /** A type without the names of packages, and without annotations. */
  private static String simple(TypeMirror type) {
    return type.toString() // some releases write annotations between a class and its member
        .replaceAll("@[\\w.]+(\\([^)]*\\))? ", "")
        .replaceAll("(\\w+\\.)+(?=\\w)", "");
  }
}
