package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * What the iterations of some loops may write: fields, and arrays by the kind of their elements. A
 * read of anything else gives the same in every chunk, so it needs no tracking. What a new object
 * or array is made of counts as written, since another thread may get it before its contents.
 */
final class WrittenPlaces {
  private final BoundModule module;
  private final Set<VariableElement> fields = new HashSet<>();
  private final Set<TypeKind> arrays = EnumSet.noneOf(TypeKind.class); // DECLARED: of references
  private final Set<TypeElement> made = new HashSet<>();
  private boolean everything;

  WrittenPlaces(BoundModule module) {
    this.module = module;
  }

  /** Adds what a body writes, and what it makes. */
  void add(TrackedCode code) {
    if (code.whole() != null || !code.irrevocable().isEmpty()) {
      everything = true; // what is irrevocable may do anything
    }
    Set<Tree> followed = new HashSet<>();
    for (TrackedCode.Tracked t : code.tracked()) {
      Tracking form = t.form();
      if (form instanceof Tracking.Write w) {
        add(w.place(), t.path());
      } else if (form instanceof Tracking.Update u) {
        add(u.place(), t.path());
      } else if (form instanceof Tracking.TwinCall) {
        followed.add(t.path().getLeaf());
      }
    }
    contents(code.path());
    others(code.path(), followed);
  }

  /**
   * Methods of the module that are not followed, being pure or deferred: of these nothing is known.
   */
  private void others(TreePath code, Set<Tree> followed) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        Element method = module.element(getCurrentPath());
        everything |=
            !followed.contains(tree)
                && !TwinConstructors.isExplicit(tree)
                && (method == null || module.declaration(method) != null);
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
  }

  private void add(Tracking.Place place, TreePath assignment) {
    if (place instanceof Tracking.Field f) {
      fields.add(f.field());
    } else {
      Tree target =
          assignment.getLeaf() instanceof AssignmentTree a
              ? a.getVariable()
              : assignment.getLeaf() instanceof CompoundAssignmentTree c
                  ? c.getVariable()
                  : ((UnaryTree) assignment.getLeaf()).getExpression();
      addElement(module.type(new TreePath(assignment, target)));
    }
  }

  private void addElement(TypeMirror element) {
    arrays.add(kind(element));
  }

  private static TypeKind kind(TypeMirror element) {
    return element != null && element.getKind().isPrimitive()
        ? element.getKind()
        : TypeKind.DECLARED;
  }

  /** Adds what the objects and arrays contain that some code makes, or gets from a library. */
  private void contents(TreePath code) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement constructor
            && constructor.getEnclosingElement() instanceof TypeElement type) {
          made(type);
        }
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitNewArray(NewArrayTree tree, Void p) {
        allOf(module.type(getCurrentPath()));
        return super.visitNewArray(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        allOf(module.type(getCurrentPath()));
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
  }

  /** All dimensions of an array. */
  private void allOf(TypeMirror type) {
    TypeMirror at = type;
    while (at instanceof ArrayType array) {
      addElement(array.getComponentType());
      at = array.getComponentType();
    }
  }

  /** An object is made: its initialisers and constructors write its fields. */
  private void made(TypeElement type) {
    TypeElement at = type;
    while (at != null && made.add(at)) {
      for (Element member : at.getEnclosedElements()) {
        if (member.getKind() == ElementKind.FIELD && member instanceof VariableElement field) {
          fields.add(field);
        }
      }
      TreePath declaration = module.declaration(at);
      if (declaration != null && declaration.getLeaf() instanceof ClassTree) {
        contents(declaration);
      }
      at =
          at.getSuperclass() instanceof DeclaredType above
                  && above.asElement() instanceof TypeElement superclass
              ? superclass
              : null;
    }
  }

  /** Adds all that others write. */
  void add(WrittenPlaces others) {
    fields.addAll(others.fields);
    arrays.addAll(others.arrays);
    everything |= others.everything;
  }

  boolean has(VariableElement field) {
    return everything || fields.contains(field);
  }

  /** Whether arrays may be written whose elements are of a type. */
  boolean hasElements(TypeMirror element) {
    return everything || arrays.contains(kind(element));
  }
}
