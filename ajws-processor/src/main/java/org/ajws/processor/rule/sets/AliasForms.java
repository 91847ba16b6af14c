package org.ajws.processor.rule.sets;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** What an {@code @AliasAtomic} must be like where it stands. */
final class AliasForms {
  private final BoundModule module;
  private final SetDeclarations sets;
  private final SelfReference self;

  AliasForms(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets.declarations();
    this.self = new SelfReference(module);
  }

  void check() {
    for (BoundFile file : module.files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAnnotation(AnnotationTree tree, Void p) {
          Element type = module.element(new TreePath(getCurrentPath(), tree.getAnnotationType()));
          boolean copy = // javac repeats it: new @A C() { } extends @A C
              getCurrentPath().getParentPath().getParentPath().getLeaf() instanceof ClassTree c
                  && c.getSimpleName().length() == 0;
          if (!copy
              && type instanceof TypeElement t
              && t.getQualifiedName().contentEquals(AliasDeclarations.ALIAS)) {
            AliasDeclarations.values(tree).forEach(text -> check(file, getCurrentPath(), text));
          }
          return super.visitAnnotation(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }

  private void check(BoundFile file, TreePath at, String text) {
    AliasText alias = AliasText.parse(text);
    TypeElement context = self.enclosing(at);
    if (alias == null) {
      report(
          DiagnosticCode.ALIAS_FORM,
          file,
          at,
          "\"%s\" is no alias".formatted(text),
          "write \"a=this.b\", \"this.A[]\" or \"this.A[]B=this.C\"");
    } else if (!alias.isOfThis() || isReceiver(at)) {
      boolean itself =
          isReceiver(at)
              || alias.name().equals(alias.target())
              || alias.root() != null && alias.root().equals(declared(at));
      report(
          itself ? DiagnosticCode.ALIAS_OF_ITSELF : DiagnosticCode.ALIAS_FORM,
          file,
          at,
          itself
              ? "\"%s\" makes a set an alias of itself".formatted(text)
              : "the right side of \"%s\" is no set of this".formatted(text),
          "name a set of the enclosing object: \"%s=this.b\"".formatted(alias.name()));
    } else if (isStatic(at)) {
      report(
          DiagnosticCode.ALIAS_FORM,
          file,
          at,
          "\"%s\" speaks of this, which a static place does not have".formatted(text),
          "remove the alias, or make the place an instance one");
    } else {
      checkSets(file, at, alias, context);
    }
  }

  private void checkSets(BoundFile file, TreePath at, AliasText alias, TypeElement context) {
    TypeMirror type = type(at);
    int dimensions = 0;
    while (type instanceof ArrayType array) {
      type = array.getComponentType();
      dimensions++;
    }
    if (type == null || type.getKind() == TypeKind.ERROR) {
      return; // reported as unbound
    }
    boolean slotsFit = alias.dimensions() <= dimensions;
    boolean setsFit =
        alias.name() == null
            || !(type.getKind().isPrimitive() || type.getKind() == TypeKind.TYPEVAR);
    if (!slotsFit || !setsFit) {
      report(
          DiagnosticCode.ALIAS_TYPE,
          file,
          at,
          !slotsFit
              ? "\"%s\" speaks of slots that a type of %d dimensions does not have"
                  .formatted(alias.text(), dimensions)
              : "%s has no atomic sets".formatted(name(type)),
          !slotsFit
              ? "take away the brackets that are too many"
              : "remove the alias"
                  + (dimensions > 0 ? ", or give the slots a set: \"this.a[]\"" : ""));
      return;
    }
    TypeMirror object = type;
    if (alias.name() != null
        && sets.ofType(object).stream().noneMatch(s -> s.name().equals(alias.name()))) {
      report(
          DiagnosticCode.ALIAS_SET,
          file,
          at,
          "%s neither declares nor inherits an atomic set %s".formatted(name(object), alias.name()),
          ofLibrary(object)
              ? "remove the alias: what a member refers to and only its set's units use belongs to"
                  + " the set without one"
              : "declare it there, or name one of its sets");
    }
    for (String name : new String[] {alias.target(), alias.slots()}) {
      if (name != null && sets.named(context, name).isEmpty()) {
        report(
            DiagnosticCode.ALIAS_SET,
            file,
            at,
            "%s neither declares nor inherits an atomic set %s"
                .formatted(context.getSimpleName(), name),
            "declare it by @AtomicSet(\"%s\"), or name one of its sets".formatted(name));
      }
    }
    checkTarget(file, at, alias, context, object);
  }

  /**
   * A snapshot holds the members of one object: no others may belong to the set. A set that goes
   * with the object of a member has no lock before that refers to it, so it is no alias either.
   */
  private void checkTarget(
      BoundFile file, TreePath at, AliasText alias, TypeElement context, TypeMirror object) {
    Stream<AtomicSetModel> ofObject =
        alias.name() == null
            ? Stream.of()
            : sets.ofType(object).stream().filter(s -> s.name().equals(alias.name()));
    Stream<AtomicSetModel> ofThis =
        Stream.of(alias.target(), alias.slots())
            .filter(Objects::nonNull)
            .flatMap(name -> sets.named(context, name).stream());
    AtomicSetModel set =
        Stream.concat(ofThis, ofObject)
            .filter(s -> s.hasSnapshots() || SetDeclarations.sharedMember(s) != null)
            .findFirst()
            .orElse(null);
    if (set == null) {
      return;
    }
    if (set.hasSnapshots()) {
      report(
          DiagnosticCode.SNAPSHOT_ALIAS,
          file,
          at,
          "\"%s\" joins members of another object with set %s of %s, which has snapshots: these hold the members of one object"
              .formatted(alias.text(), set.name(), set.owner().getSimpleName()),
          "keep the values in the object itself, in an array or a record that units replace,"
              + " or leave out reads = SNAPSHOT");
    } else {
      report(
          DiagnosticCode.SHARED_MEMBER_FORM,
          file,
          at,
          "\"%s\" names set %s of %s, which goes with the object that %s refers to"
              .formatted(
                  alias.text(),
                  set.name(),
                  set.owner().getSimpleName(),
                  SetDeclarations.sharedMember(set).getSimpleName()),
          "give the other object that one, too, by a member with shared = true");
    }
  }

  /** Whether a type is one of the JDK, which has no atomic sets. */
  private static boolean ofLibrary(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement t
        && t.getQualifiedName().toString().matches("javax?\\..*");
  }

  private static String name(TypeMirror type) {
    return type instanceof DeclaredType declared
        ? declared.asElement().getSimpleName().toString()
        : type instanceof TypeVariable variable
            ? "type variable " + variable.asElement().getSimpleName()
            : type.getKind().toString().toLowerCase(Locale.ROOT);
  }

  /** The type that an annotation belongs to: before an element type, the whole array's. */
  private TypeMirror type(TreePath annotation) {
    TreePath parent = annotation.getParentPath();
    if (parent.getLeaf() instanceof AnnotatedTypeTree || parent.getLeaf() instanceof NewArrayTree) {
      TreePath whole = parent;
      while (whole.getParentPath().getLeaf() instanceof ArrayTypeTree) {
        whole = whole.getParentPath();
      }
      boolean made =
          whole.getParentPath().getLeaf() instanceof NewArrayTree array
              && array.getType() == whole.getLeaf();
      return module.type(made ? whole.getParentPath() : whole);
    }
    Element declared = module.element(parent.getParentPath());
    return declared instanceof ExecutableElement m
        ? m.getReturnType()
        : declared == null ? null : declared.asType();
  }

  /** The name of the variable or method that an annotation stands on. */
  private static String declared(TreePath annotation) {
    for (TreePath p = annotation; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof VariableTree v) {
        return v.getName().toString();
      }
      if (p.getLeaf() instanceof MethodTree || p.getLeaf() instanceof ClassTree) {
        return null;
      }
    }
    return null;
  }

  private static boolean isReceiver(TreePath annotation) {
    for (TreePath p = annotation; p.getParentPath() != null; p = p.getParentPath()) {
      if (p.getParentPath().getLeaf() instanceof MethodTree m) {
        return m.getReceiverParameter() == p.getLeaf();
      }
    }
    return false;
  }

  private static boolean isStatic(TreePath annotation) {
    for (TreePath p = annotation; p != null; p = p.getParentPath()) {
      Tree leaf = p.getLeaf();
      TreePath parent = p.getParentPath();
      if (parent != null && parent.getLeaf() instanceof ClassTree) {
        return leaf instanceof MethodTree m && m.getModifiers().getFlags().contains(Modifier.STATIC)
            || leaf instanceof VariableTree v
                && v.getModifiers().getFlags().contains(Modifier.STATIC)
            || leaf instanceof BlockTree b && b.isStatic();
      }
    }
    return false;
  }

  private void report(DiagnosticCode code, BoundFile file, TreePath at, String cause, String fix) {
    module.report(code, file, at.getLeaf(), cause, fix);
  }
}
