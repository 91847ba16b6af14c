package org.ajws.processor.rule.sets;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.Containers;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A cast makes an array or collection out of an object of which nothing is known, {@code (Node[])
 * o}, {@code (List<Node>) iterable}: if it is one whose objects, or slots, belong to a set, what is
 * done with it is not checked. Warned of where the module has such containers of these objects.
 */
final class CastRule {
  private static final String KEY = "ajws-atomic";

  private final BoundModule module;
  private final AtomicSets sets;

  /** What is in the containers with aliases, and the arrays whose slots belong to a set. */
  private final List<TypeMirror> aliased = new ArrayList<>();

  CastRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    module.files().forEach(f -> new Containing().scan(f.unit(), null));
    if (!aliased.isEmpty()) {
      module.files().forEach(f -> new Casts(f).scan(f.unit(), null));
    }
  }

  /** Collects what has aliases inside. */
  private final class Containing extends TreePathScanner<Void, Void> {
    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      Element variable = module.element(getCurrentPath());
      if (variable != null) {
        add(sets.aliases().of(variable), variable.asType());
      }
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
        add(sets.aliases().of(method), method.getReturnType());
      }
      return super.visitMethod(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      add(sets.aliases().ofNew(getCurrentPath()), module.type(getCurrentPath()));
      return super.visitNewClass(tree, p);
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void p) {
      add(sets.aliases().ofNew(getCurrentPath()), module.type(getCurrentPath()));
      return super.visitNewArray(tree, p);
    }

    private void add(AliasedType declared, TypeMirror type) {
      if (type instanceof ArrayType array && !declared.own().isEmpty()) {
        aliased.add(array.getComponentType());
      } else if (type instanceof DeclaredType generic) {
        for (int i = 0;
            i < Math.min(declared.arguments().size(), generic.getTypeArguments().size());
            i++) {
          AliasedType argument = declared.arguments().get(i);
          if (!argument.own().isEmpty()) {
            aliased.add(generic.getTypeArguments().get(i));
          }
          add(argument, generic.getTypeArguments().get(i));
        }
      }
    }
  }

  /** Finds the casts. */
  private final class Casts extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Casts(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitTypeCast(TypeCastTree tree, Void p) {
      check(
          tree,
          new TreePath(getCurrentPath(), tree.getExpression()),
          module.type(getCurrentPath()));
      return super.visitTypeCast(tree, p);
    }

    @Override
    public Void visitInstanceOf(InstanceOfTree tree, Void p) {
      if (tree.getPattern() instanceof BindingPatternTree pattern) {
        TreePath variable =
            new TreePath(new TreePath(getCurrentPath(), pattern), pattern.getVariable());
        Element bound = module.element(variable);
        if (bound != null && sets.aliases().of(bound).isEmpty()) {
          check(tree, new TreePath(getCurrentPath(), tree.getExpression()), bound.asType());
        }
      }
      return super.visitInstanceOf(tree, p);
    }

    private void check(Tree at, TreePath value, TypeMirror to) {
      AbstractObject known = sets.flow().of(value);
      TypeMirror from = module.type(value);
      if (from == null
          || to == null
          || known.isNull()
          || known.element() != null
          || known.slots() != null
          || !known.arguments().isEmpty()
          || module.types().isSubtype(from, to)
          || !isOfAliased(to)
          || isSilenced()) {
        return;
      }
      module.report(
          DiagnosticCode.CAST_HIDES_ALIAS,
          file,
          at,
          "nobody knows here whether the %s of this %s belong to a set: what is put there is not"
                  .formatted(to instanceof ArrayType ? "slots or objects" : "objects", kind(to))
              + " checked",
          "keep the type with its alias all the way, or silence this with"
              + " @SuppressWarnings(\"ajws-atomic\") where it is none of a set");
    }

    private boolean isSilenced() {
      for (TreePath p = getCurrentPath(); p != null; p = p.getParentPath()) {
        boolean named = p.getLeaf() instanceof MethodTree || p.getLeaf() instanceof VariableTree;
        Element element = named ? module.element(p) : null;
        if (element != null && Warnings.isSilenced(element, KEY)) {
          return true;
        }
      }
      return false;
    }
  }

  private static String kind(TypeMirror type) {
    return type instanceof ArrayType ? "array" : "collection";
  }

  /** Whether a type is of a container of objects that are in others with aliases. */
  private boolean isOfAliased(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return isAliased(array.getComponentType()) || isOfAliased(array.getComponentType());
    }
    if (type instanceof DeclaredType raw && Containers.isRaw(raw)) {
      return isCollection(raw);
    }
    return type instanceof DeclaredType declared
        && (!Containers.isReadOnly(declared)
            || declared.getTypeArguments().stream().anyMatch(ArrayType.class::isInstance))
        && declared.getTypeArguments().stream()
            .anyMatch(
                a ->
                    a instanceof DeclaredType && (isAliased(a) || isOfAliased(a))
                        || a instanceof ArrayType && isOfAliased(a));
  }

  private boolean isCollection(DeclaredType type) {
    return List.of("java.util.Collection", "java.util.Map", "java.util.Map.Entry").stream()
        .anyMatch(name -> module.isSubtype(type, name));
  }

  private boolean isAliased(TypeMirror type) {
    TypeMirror erased = module.types().erasure(type);
    return aliased.stream()
        .map(a -> module.types().erasure(a))
        .anyMatch(
            a ->
                erased.getKind().isPrimitive() || a.getKind().isPrimitive()
                    ? erased.getKind() == a.getKind()
                    : !isObject(erased)
                        && (module.types().isSubtype(erased, a)
                            || module.types().isSubtype(a, erased)));
  }

  private static boolean isObject(TypeMirror type) {
    return type instanceof DeclaredType d
        && ((TypeElement) d.asElement()).getQualifiedName().contentEquals("java.lang.Object");
  }
}
