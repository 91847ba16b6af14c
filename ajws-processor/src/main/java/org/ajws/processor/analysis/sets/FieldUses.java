package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.effects.Library;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Where the code of a module uses what threads may change for each other: fields that are assigned
 * once their object is made, and arrays and objects of the library that fields refer to. Objects of
 * the module's own classes are looked at where their fields are used.
 */
public final class FieldUses {
  /**
   * A use of a field.
   *
   * @param level the class whose {@code this} has the field; null for another object, or none
   * @param writes whether it may change the field, or the array or object that it refers to
   */
  public record Use(
      VariableElement field, TreePath path, Code code, TypeElement level, boolean writes) {}

  private final BoundModule module;
  private final SelfReference self;
  private final Library library;
  private final AtomicSets sets;
  private final Map<Tree, Code> codes = new IdentityHashMap<>();
  private final Map<Code, List<Use>> uses = new IdentityHashMap<>();
  private final Set<VariableElement> assigned = new HashSet<>();
  private final Set<VariableElement> shared = new HashSet<>();
  private final Set<VariableElement> given = new HashSet<>();
  private final Set<String> locked = new HashSet<>();

  /** The uses in a module. */
  public FieldUses(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.self = new SelfReference(module);
    this.library = new Library(module);
    this.sets = sets;
    sets.codes().forEach(c -> codes.put(c.path().getLeaf(), c));
    for (BoundFile file : module.files()) {
      for (String lock : file.source().added().takenLocks().values()) {
        locked.add(lock.substring(lock.lastIndexOf('.') + 1));
      }
    }
    module.files().forEach(this::scan);
    uses.values().forEach(of -> of.removeIf(u -> !isShared(u)));
  }

  /** Those of a piece of code, without the code in it, in source order. */
  public List<Use> of(Code code) {
    return uses.getOrDefault(code, List.of());
  }

  /** The innermost code around a path; null outside of all. */
  public Code code(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      Code code = codes.get(p.getLeaf());
      if (code != null) {
        return code;
      }
    }
    return null;
  }

  /**
   * Whether the object that a field refers to is one that was made for it: no other field has it.
   */
  public boolean isOwn(VariableElement field) {
    return field.getKind() == ElementKind.FIELD && !shared.contains(field);
  }

  /**
   * Whether nothing else names the object of the library that a field refers to: it was made for
   * the field, which is only called, locked and compared.
   */
  public boolean isKept(VariableElement field) {
    return isOwn(field)
        && !given.contains(field)
        && field.asType() instanceof DeclaredType type
        && type.asElement() instanceof TypeElement of
        && !of.getTypeParameters().isEmpty() // a container: no method of it gives the object itself
        && module.declaration(of) == null;
  }

  private void scan(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        gets(getCurrentPath(), tree.getInitializer());
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        gets(new TreePath(getCurrentPath(), tree.getVariable()), tree.getExpression());
        return super.visitAssignment(tree, p);
      }

      private void gets(TreePath variable, ExpressionTree value) {
        boolean made =
            value == null
                || value instanceof NewClassTree
                || value instanceof NewArrayTree
                || value.getKind() == Tree.Kind.NULL_LITERAL;
        if (!made && module.element(variable) instanceof VariableElement field) {
          shared.add(field);
        }
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        use(getCurrentPath());
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        use(getCurrentPath());
        return super.visitMemberSelect(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void use(TreePath path) {
    if (!(module.element(path) instanceof VariableElement field)
        || field.getKind() != ElementKind.FIELD
        || field.getConstantValue() != null
        || module.declaration(field) == null) {
      return;
    }
    if (isGiven(path)) {
      given.add(field);
    }
    Code code = code(path);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    TypeElement level = isStatic ? null : self.level(path, field);
    if (code == null || isNew(code, field, level) || isOfNewObject(path)) {
      return;
    }
    boolean assigns = MemberAccesses.isAssigned(path);
    if (assigns) {
      assigned.add(field);
    }
    boolean writes = assigns || changesContent(path, field);
    uses.computeIfAbsent(code, c -> new ArrayList<>())
        .add(new Use(field, path, code, level, writes));
  }

  /** Whether the value of a field goes anywhere. */
  private static boolean isGiven(TreePath path) {
    Tree value = path.getLeaf();
    TreePath up = path.getParentPath();
    for (; up.getLeaf() instanceof ParenthesizedTree; up = up.getParentPath()) {
      value = up.getLeaf();
    }
    Tree use = up.getLeaf();
    return !(use instanceof MemberSelectTree s && s.getExpression() == value
        || use instanceof AssignmentTree a && a.getVariable() == value
        || use instanceof BinaryTree
        || use instanceof EnhancedForLoopTree
        || use instanceof ExpressionStatementTree
        || use instanceof SynchronizedTree);
  }

  /** Whether nobody else has the object, or the class, yet. */
  private static boolean isNew(Code code, VariableElement field, TypeElement level) {
    if (level == null) {
      return code.kind() == Code.Kind.STATIC_INITIALISER
          && code.type().equals(field.getEnclosingElement());
    }
    Code around = code;
    while (around.standsInCode() && around.runs() == Code.Runs.WITHIN && around.outer() != null) {
      around = around.outer();
    }
    return around.constructs(level);
  }

  /** Whether the field is one of an object that a local was made for. */
  private boolean isOfNewObject(TreePath path) {
    return path.getLeaf() instanceof MemberSelectTree select
        && module.element(new TreePath(path, select.getExpression())) instanceof VariableElement v
        && v.getKind() == ElementKind.LOCAL_VARIABLE
        && module.declaration(v) != null
        && module.declaration(v).getLeaf() instanceof VariableTree variable
        && variable.getInitializer() instanceof NewClassTree;
  }

  // ---- what a field refers to

  private boolean isShared(Use use) {
    VariableElement field = use.field();
    return assigned.contains(field)
        ? !field.getModifiers().contains(Modifier.VOLATILE) || isCompound(use.path())
        : isContent(use.path(), field);
  }

  /** Whether a use reads and writes at once. */
  private static boolean isCompound(TreePath path) {
    Tree parent = path.getParentPath().getLeaf();
    return MemberAccesses.isAssigned(path) && !(parent instanceof AssignmentTree);
  }

  /** Whether it refers to an array or object of the library that does not bear several threads. */
  private boolean isContent(TreePath path, VariableElement field) {
    TypeMirror type = field.asType();
    if (type instanceof ArrayType) {
      return sets.flow().of(path).slots() == null && !isLock(path);
    }
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement of
        && module.declaration(of) == null
        && !of.getQualifiedName().contentEquals("java.lang.Object")
        && !SetDeclarations.isImmutable(type)
        && (!library.isThreadSafe(type) || locked.contains(field.getSimpleName().toString()))
        && !isLock(path);
  }

  /** Whether only the monitor of the object is used. */
  private static boolean isLock(TreePath path) {
    TreePath up = path.getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree) {
      up = up.getParentPath();
    }
    return up.getLeaf() instanceof SynchronizedTree;
  }

  private boolean changesContent(TreePath path, VariableElement field) {
    if (!isContent(path, field)) {
      return false;
    }
    TreePath up = path.getParentPath();
    if (up.getLeaf() instanceof ArrayAccessTree slot && slot.getExpression() == path.getLeaf()) {
      return MemberAccesses.isAssigned(up);
    }
    if (up.getLeaf() instanceof MemberSelectTree select
        && select.getExpression() == path.getLeaf()) {
      boolean calls =
          up.getParentPath().getLeaf() instanceof MethodInvocationTree call
              && call.getMethodSelect() == select;
      return calls
          && (!library.isKnown(field.asType())
              || library.isMutator(field.asType(), select.getIdentifier().toString()));
    }
    return !(up.getLeaf() instanceof BinaryTree) && !isAssignmentTo(up, path);
  }

  private static boolean isAssignmentTo(TreePath up, TreePath path) {
    return up.getLeaf() instanceof AssignmentTree a && a.getVariable() == path.getLeaf();
  }

  /** Whether a place stands in a region. */
  public static boolean standsIn(TreePath path, TreePath region) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == region.getLeaf()) {
        return true;
      }
    }
    return false;
  }
}
