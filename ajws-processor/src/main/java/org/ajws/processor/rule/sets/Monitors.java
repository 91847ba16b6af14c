package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.FieldUses;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/** Which object a {@code synchronized} locks, and whether two of them may lock the same one. */
final class Monitors {
  private final BoundModule module;
  private final SelfReference self;
  private final FieldUses uses;
  private final InternedObjects interned;

  Monitors(BoundModule module, FieldUses uses) {
    this.module = module;
    this.uses = uses;
    this.self = new SelfReference(module);
    this.interned = new InternedObjects(module);
  }

  /** Of a statement that stands in the source. */
  Monitor of(TreePath statement) {
    return ofExpression(
        new TreePath(statement, ((SynchronizedTree) statement.getLeaf()).getExpression()));
  }

  /** Of the object that an expression gives. */
  Monitor ofExpression(TreePath parentheses) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) parentheses.getLeaf());
    TreePath path = new TreePath(parentheses, tree);
    TypeElement of = self.ofReceiver(path);
    if (of != null) {
      return Monitor.ofThis(of);
    }
    Object value = interned.of(path);
    if (value instanceof TypeElement type && tree instanceof MemberSelectTree) {
      return Monitor.ofClass(type);
    }
    if (module.element(path) instanceof VariableElement variable) {
      boolean field = variable.getKind().isField();
      TypeElement level = field ? self.level(path, variable) : null;
      return new Monitor(tree.toString(), type(variable.asType()), level, variable, value);
    }
    return new Monitor(tree.toString(), type(module.type(path)), null, null, value);
  }

  /** Of a method with the modifier. */
  Monitor ofMethod(Element method) {
    TypeElement type = (TypeElement) method.getEnclosingElement();
    return method.getModifiers().contains(Modifier.STATIC)
        ? Monitor.ofClass(type)
        : Monitor.ofThis(type);
  }

  /** Of one that was taken away, by its text. */
  Monitor of(String text, TreePath at) {
    String[] names = text.split("\\.");
    String last = names[names.length - 1];
    if (last.equals("this") || last.equals("class")) {
      for (TreePath p = at; p != null; p = p.getParentPath()) {
        if (p.getLeaf() instanceof ClassTree
            && module.element(p) instanceof TypeElement type
            && (names.length == 1 || type.getSimpleName().contentEquals(names[names.length - 2]))) {
          return last.equals("this") ? Monitor.ofThis(type) : Monitor.ofClass(type);
        }
      }
      return Monitor.unknown(text);
    }
    boolean ofThis = names.length == 2 && names[0].equals("this");
    if (!text.matches("[\\w.$]+") || (names.length > 1 && !ofThis)) {
      return Monitor.unknown(text);
    }
    for (TreePath p = at; p != null; p = p.getParentPath()) {
      VariableElement local = ofThis ? null : local(p, last, at);
      if (local != null) {
        return variable(text, local, null);
      }
      if (p.getLeaf() instanceof ClassTree && module.element(p) instanceof TypeElement type) {
        for (VariableElement field :
            ElementFilter.fieldsIn(module.elements().getAllMembers(type))) {
          if (field.getSimpleName().contentEquals(last)) {
            boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
            return variable(text, field, isStatic ? null : type);
          }
        }
      }
    }
    return Monitor.unknown(text);
  }

  /** A local or parameter of a method or lambda that is seen from a place. */
  private VariableElement local(TreePath code, String name, TreePath at) {
    if (!(code.getLeaf() instanceof MethodTree)
        && !(code.getLeaf() instanceof LambdaExpressionTree)) {
      return null;
    }
    int before = module.start(at.getCompilationUnit(), at.getLeaf());
    List<VariableElement> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        boolean seen = module.start(code.getCompilationUnit(), tree) < before;
        if (seen
            && tree.getName().contentEquals(name)
            && module.element(TreePath.getPath(code, tree)) instanceof VariableElement v) {
          found.add(v);
        }
        return super.visitVariable(tree, p);
      }
    }.scan(code.getLeaf(), null);
    return found.isEmpty() ? null : found.get(found.size() - 1);
  }

  private Monitor variable(String text, VariableElement variable, TypeElement level) {
    return new Monitor(text, type(variable.asType()), level, variable, null);
  }

  private static TypeElement type(TypeMirror type) {
    return type instanceof DeclaredType d && d.asElement() instanceof TypeElement e ? e : null;
  }

  /** Whether two may be the same object. */
  boolean mayBeSame(Monitor a, Monitor b) {
    if (a.variable() != null && a.variable().equals(b.variable())) {
      return true;
    }
    if (a.value() != null && b.value() != null) {
      return interned.mayBeSame(a.value(), b.value());
    }
    if (a.isClass() || b.isClass()) {
      return false;
    }
    if (a.type() == null
        || b.type() == null
        || !related(a.type(), b.type())
        || isKept(a)
        || isKept(b)) {
      return false;
    }
    if (isPlain(a) && !isObject(b) || isPlain(b) && !isObject(a)) {
      return false;
    }
    boolean named = a.variable() != null && b.variable() != null;
    return named ? !(isOwn(a) && isOwn(b)) : isOfModule(a.type()) && isOfModule(b.type());
  }

  /** Whether it is made by {@code new Object()}, which only an {@code Object} can name. */
  private boolean isPlain(Monitor monitor) {
    return isObject(monitor) && monitor.variable() != null && isOwn(monitor);
  }

  private static boolean isObject(Monitor monitor) {
    return monitor.type().getQualifiedName().contentEquals("java.lang.Object");
  }

  private boolean isOwn(Monitor monitor) {
    return uses.isOwn(monitor.variable());
  }

  /** Whether only the one variable names it. */
  private boolean isKept(Monitor monitor) {
    return monitor.variable() != null && uses.isKept(monitor.variable());
  }

  private boolean isOfModule(TypeElement type) {
    return type != null && module.declaration(type) != null;
  }

  /** Whether one class is a subclass of the other. */
  boolean related(TypeElement a, TypeElement b) {
    TypeMirror x = module.types().erasure(a.asType());
    TypeMirror y = module.types().erasure(b.asType());
    return module.types().isSubtype(x, y) || module.types().isSubtype(y, x);
  }

  /** The {@code synchronized} around a place that is left in its code, innermost first. */
  List<Monitor> around(TreePath place) {
    List<Monitor> found = new ArrayList<>();
    Tree inner = null;
    for (TreePath p = place;
        p != null && !(p.getLeaf() instanceof ClassTree);
        p = p.getParentPath()) {
      if (p.getLeaf() instanceof LambdaExpressionTree) {
        break;
      }
      if (p.getLeaf() instanceof SynchronizedTree s && s.getBlock() == inner) {
        found.add(of(p));
      }
      if (p.getLeaf() instanceof MethodTree && p.getLeaf() != place.getLeaf()) {
        Element method = module.element(p);
        if (method != null && method.getModifiers().contains(Modifier.SYNCHRONIZED)) {
          found.add(ofMethod(method));
        }
      }
      inner = p.getLeaf();
    }
    return found;
  }
}
