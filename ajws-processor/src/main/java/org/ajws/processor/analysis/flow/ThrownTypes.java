package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.UnionType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.ajws.processor.source.BoundModule;

/** The checked exceptions that can leave a piece of code, by the rules of JLS 11.2. */
public final class ThrownTypes {
  private final BoundModule module;
  private final Types types;
  private final LocalVariables locals;
  private final TypeMirror runtimeException;
  private final TypeMirror error;
  private final TypeMirror throwable;

  /** For the code of a module. */
  public ThrownTypes(BoundModule module, LocalVariables locals) {
    this.module = module;
    this.locals = locals;
    this.types = module.types();
    this.runtimeException = type("java.lang.RuntimeException");
    this.error = type("java.lang.Error");
    this.throwable = type("java.lang.Throwable");
  }

  private TypeMirror type(String name) {
    return module.namedType(name).asType();
  }

  /** The checked exceptions that can leave the code, none a subtype of another. */
  public List<TypeMirror> of(TreePath code) {
    Scanner scanner = new Scanner(locals.of(code.getCompilationUnit()));
    scanner.scan(code, null);
    return minimal(scanner.thrown);
  }

  private boolean isChecked(TypeMirror type) {
    return type.getKind() != TypeKind.ERROR
        && type.getKind() != TypeKind.NULL
        && types.isSubtype(type, throwable)
        && !types.isSubtype(type, runtimeException)
        && !types.isSubtype(type, error);
  }

  private List<TypeMirror> minimal(List<TypeMirror> found) {
    List<TypeMirror> kept = new ArrayList<>();
    for (TypeMirror type : found) {
      if (kept.stream().noneMatch(k -> types.isSubtype(type, k))) {
        kept.removeIf(k -> types.isSubtype(k, type));
        kept.add(type);
      }
    }
    return kept;
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final LocalVariables.Index index;

    /** What final catch parameters can hold when they are thrown again. */
    private final Map<VariableElement, List<TypeMirror>> precise = new HashMap<>();

    private List<TypeMirror> thrown = new ArrayList<>();
    private ClassTree anonymous;

    Scanner(LocalVariables.Index index) {
      this.index = index;
    }

    private void add(TypeMirror type) {
      if (type instanceof UnionType union) {
        union.getAlternatives().forEach(this::add);
      } else if (isChecked(type)) {
        thrown.add(type);
      }
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      TypeMirror select = module.type(new TreePath(getCurrentPath(), tree.getMethodSelect()));
      if (select instanceof ExecutableType method) {
        method.getThrownTypes().forEach(this::add);
      }
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof ExecutableElement constructor) {
        TypeMirror type = module.type(getCurrentPath());
        if (tree.getClassBody() == null && type instanceof DeclaredType declared) {
          module.memberOf(declared, constructor).getThrownTypes().forEach(this::add);
        } else {
          constructor.getThrownTypes().forEach(this::add);
        }
      }
      scan(tree.getEnclosingExpression(), p);
      scan(tree.getArguments(), p);
      anonymous = tree.getClassBody();
      scan(anonymous, p);
      return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      return null; // runs elsewhere
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      if (tree == anonymous) { // its initialisers run where it is made, everything else elsewhere
        for (Tree member : tree.getMembers()) {
          if (member instanceof VariableTree || member instanceof BlockTree) {
            scan(member, p);
          }
        }
      }
      return null;
    }

    @Override
    public Void visitThrow(ThrowTree tree, Void p) {
      VariableElement parameter = index.variable((Tree) tree.getExpression());
      List<TypeMirror> again = parameter == null ? null : precise.get(parameter);
      if (again != null) {
        again.forEach(this::add);
      } else {
        TypeMirror type = module.type(new TreePath(getCurrentPath(), tree.getExpression()));
        if (type != null) {
          add(type);
        }
      }
      return super.visitThrow(tree, p);
    }

    @Override
    public Void visitTry(TryTree tree, Void p) {
      List<TypeMirror> outer = thrown;
      thrown = new ArrayList<>();
      for (Tree resource : tree.getResources()) {
        scan(resource, p);
        close(new TreePath(getCurrentPath(), resource));
      }
      scan(tree.getBlock(), p);
      List<TypeMirror> open = thrown;
      List<TypeMirror> leaving = new ArrayList<>();
      for (CatchTree clause : tree.getCatches()) {
        List<TypeMirror> caught = caught(clause);
        VariableElement parameter =
            (VariableElement)
                module.element(
                    new TreePath(new TreePath(getCurrentPath(), clause), clause.getParameter()));
        List<TypeMirror> held = new ArrayList<>();
        List<TypeMirror> rest = new ArrayList<>();
        for (TypeMirror type : open) {
          boolean whole = caught.stream().anyMatch(c -> types.isSubtype(type, c));
          if (whole) {
            held.add(type);
          } else {
            rest.add(type);
            caught.stream().filter(c -> types.isSubtype(c, type)).forEach(held::add);
          }
        }
        if (parameter != null && index.isConstant(parameter)) {
          precise.put(parameter, held);
        }
        thrown = leaving;
        scan(clause, p);
        open = rest;
      }
      leaving.addAll(open);
      thrown = new ArrayList<>();
      scan(tree.getFinallyBlock(), p);
      if (tree.getFinallyBlock() == null || completes(tree.getFinallyBlock())) {
        outer.addAll(leaving);
      }
      outer.addAll(thrown);
      thrown = outer;
      return null;
    }

    /** Whether a finally clause can end normally; otherwise it drops what was thrown. */
    private static boolean completes(BlockTree block) {
      int size = block.getStatements().size();
      Tree last = size == 0 ? block : block.getStatements().get(size - 1);
      return !(last instanceof ReturnTree) && !(last instanceof ThrowTree);
    }

    private List<TypeMirror> caught(CatchTree clause) {
      TreePath at = new TreePath(new TreePath(getCurrentPath(), clause), clause.getParameter());
      Tree type = clause.getParameter().getType();
      TreePath typePath = new TreePath(at, type);
      List<TypeMirror> caught = new ArrayList<>();
      if (type instanceof UnionTypeTree union) {
        union
            .getTypeAlternatives()
            .forEach(t -> caught.add(module.type(new TreePath(typePath, t))));
      } else {
        caught.add(module.type(typePath));
      }
      return caught;
    }

    /** A try statement calls {@code close()} of its resources. */
    private void close(TreePath resource) {
      TypeMirror type = module.type(resource);
      if (resource.getLeaf() instanceof VariableTree) {
        Element variable = module.element(resource);
        type = variable == null ? null : variable.asType();
      }
      if (!(type instanceof DeclaredType declared)) {
        return;
      }
      for (ExecutableElement m :
          ElementFilter.methodsIn(
              module.elements().getAllMembers((TypeElement) declared.asElement()))) {
        if (m.getKind() == ElementKind.METHOD
            && m.getSimpleName().contentEquals("close")
            && m.getParameters().isEmpty()) {
          module.memberOf(declared, m).getThrownTypes().forEach(this::add);
        }
      }
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      return null;
    }
  }
}
