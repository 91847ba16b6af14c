package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A copy has locks of its own. A part with an alias that {@code clone} leaves in the copy still has
 * the lock of the original, and one that is deserialised has its own: in neither does it share the
 * set of the object that it is found in.
 */
final class CopiedParts {
  private static final String KEY = "ajws-atomic";

  /** Methods in which a class makes its parts anew when it is read. */
  private static final Set<String> READS =
      Set.of("readObject", "readResolve", "readExternal", "writeReplace");

  private final BoundModule module;
  private final AtomicSets sets;
  private final ContentTypes types;
  private Occurrences occurrences;

  CopiedParts(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.types = new ContentTypes(module, this::occurrences);
  }

  private Occurrences occurrences() {
    if (occurrences == null) {
      occurrences = new Occurrences(module);
    }
    return occurrences;
  }

  void check() {
    for (TypeElement type : sets.types()) {
      for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        AliasedType declared = sets.aliases().of(field);
        if (!declared.isEmpty() && !field.getModifiers().contains(Modifier.STATIC)) {
          check(type, field, declared);
        } else if (isChangedContent(field)) {
          checkContent(type, field);
        }
      }
    }
  }

  /** Whether a member refers to an array or collection that units may change. */
  private boolean isChangedContent(VariableElement field) {
    List<AtomicSetModel> of = sets.declarations().of(field);
    return !of.isEmpty()
        && of.stream().noneMatch(s -> s.isStatic() || s.hasSnapshots())
        && !SetDeclarations.isReadAnywhere(field)
        && !SetDeclarations.isShared(field)
        && types.mayHold(field)
        && sets.accesses().stream().anyMatch(a -> field.equals(a.field()) && mayChange(a.path()));
  }

  /** A slot that is assigned, a call on a collection, or what is not followed. */
  private boolean mayChange(TreePath use) {
    Tree leaf = use.getLeaf();
    TreePath up = use.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof ArrayAccessTree slot && slot.getExpression() == leaf) {
      return mayChange(up);
    }
    if (leaf instanceof ArrayAccessTree && !(module.type(use) instanceof ArrayType)) {
      return parent instanceof AssignmentTree a && a.getVariable() == leaf
          || parent instanceof CompoundAssignmentTree c && c.getVariable() == leaf
          || parent.getKind().name().contains("CREMENT");
    }
    return !(parent instanceof BinaryTree
        || parent instanceof EnhancedForLoopTree
        || parent instanceof AssignmentTree
        || parent instanceof MemberSelectTree s && s.getIdentifier().contentEquals("length"));
  }

  private void checkContent(TypeElement type, VariableElement field) {
    TreePath declaration = module.declaration(type);
    TreePath at = module.declaration(field);
    if (declaration == null || at == null || Warnings.isSilenced(field, KEY)) {
      return;
    }
    TreePath copying = copying(type);
    if (copying != null && !assigns(copying, field)) {
      report(
          module.file(declaration),
          at.getLeaf(),
          "%s leaves what %s refers to in the copy, too: each of the two has a lock of its own for it"
              .formatted(name(copying, declaration), field.getSimpleName()),
          (field.getModifiers().contains(Modifier.FINAL) ? "make it not final and " : "")
              + let(copying, declaration, type)
              + " give the copy one of its own, a clone of this one");
    }
  }

  /** The method that copies objects of a class: its own clone, or one that it inherits. */
  private TreePath copying(TypeElement type) {
    for (TypeElement t = type; t != null; t = SetDeclarations.superclass(t)) {
      TreePath declaration = module.declaration(t);
      if (declaration == null) {
        return null;
      }
      for (Tree member : ((ClassTree) declaration.getLeaf()).getMembers()) {
        if (member instanceof MethodTree m
            && m.getName().contentEquals("clone")
            && m.getParameters().isEmpty()) {
          TreePath path = new TreePath(declaration, member);
          return calls(path, "clone") ? path : null;
        }
      }
    }
    return null;
  }

  private static boolean isOwn(TreePath copying, TreePath declaration) {
    return copying.getParentPath().getLeaf() == declaration.getLeaf();
  }

  private static String name(TreePath copying, TreePath declaration) {
    return isOwn(copying, declaration)
        ? "clone"
        : "the clone of " + ((ClassTree) copying.getParentPath().getLeaf()).getSimpleName();
  }

  private static String let(TreePath copying, TreePath declaration, TypeElement type) {
    return isOwn(copying, declaration)
        ? "let clone"
        : "override clone in %s and let it".formatted(type.getSimpleName());
  }

  private void check(TypeElement type, VariableElement field, AliasedType declared) {
    TreePath declaration = module.declaration(type);
    TreePath at = module.declaration(field);
    if (declaration == null || at == null || Warnings.isSilenced(field, KEY)) {
      return;
    }
    BoundFile file = module.file(declaration);
    TreePath copying = copying(type);
    boolean[] read = {false};
    for (Tree member : ((ClassTree) declaration.getLeaf()).getMembers()) {
      if (member instanceof MethodTree method) {
        read[0] |= READS.contains(method.getName().toString());
      }
    }
    if (copying != null && !assigns(copying, field)) {
      report(
          file,
          at.getLeaf(),
          "%s leaves %s in the copy, where it still shares the set of the original"
              .formatted(name(copying, declaration), field.getSimpleName()),
          let(copying, declaration, type)
              + " give the copy one of its own, made with the alias, or null");
    }
    boolean written =
        !field.getModifiers().contains(Modifier.TRANSIENT)
            && module.isSubtype(type.asType(), "java.io.Serializable");
    if (written && !read[0] && isOfObjects(declared)) {
      report(
          file,
          at.getLeaf(),
          "what is read by deserialisation has locks of its own: the objects in %s no longer share"
                  .formatted(field.getSimpleName())
              + " the set",
          "make the field transient and make its objects anew in readObject");
    }
  }

  private static boolean isOfObjects(AliasedType declared) {
    return !declared.ofSets().isEmpty()
        || declared.arguments().stream().anyMatch(CopiedParts::isOfObjects);
  }

  private boolean calls(TreePath method, String name) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] |=
            tree.getMethodSelect().toString().equals("super." + name)
                && module.element(getCurrentPath()) instanceof ExecutableElement;
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(method, null);
    return found[0];
  }

  private boolean assigns(TreePath method, VariableElement field) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        Element target = module.element(new TreePath(getCurrentPath(), tree.getVariable()));
        found[0] |= field.equals(target);
        return super.visitAssignment(tree, p);
      }
    }.scan(method, null);
    return found[0];
  }

  private void report(BoundFile file, Tree at, String cause, String fix) {
    module.report(DiagnosticCode.COPIED_PARTS, file, at, cause, fix);
  }
}
