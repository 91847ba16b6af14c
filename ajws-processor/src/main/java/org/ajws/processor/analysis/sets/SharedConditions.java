package org.ajws.processor.analysis.sets;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/**
 * The conditions that a thread may look at for another one that waits ({@code
 * docs/design/conditions.md}). A rule has made sure that they change nothing and read members of
 * the unit's sets, or what belongs to them. On another thread they must, besides, take no lock but
 * the one that this thread has, since it may have more, and use locals that a lambda can. So of the
 * JDK they call nothing that might call code of the program, and of the program only what nothing
 * can override.
 */
public final class SharedConditions {
  private static final Set<String> BY_INDEX = Set.of("java.util.List", "java.util.BitSet");
  private static final Set<String> BY_ELEMENTS = Set.of("equals", "hashCode");

  private final BoundModule module;
  private final AtomicSets sets;
  private final WaitingUnits waiting;
  private final LocalVariables locals;
  private final LookingCalls looking;
  private final Constructs constructs;

  /**
   * Those of a file.
   *
   * @param constructs the constructs of that file
   */
  public SharedConditions(
      BoundModule module, AtomicSets sets, WaitingUnits waiting, Constructs constructs) {
    this.module = module;
    this.sets = sets;
    this.waiting = waiting;
    this.locals = new LocalVariables(module);
    this.looking = new LookingCalls(module);
    this.constructs = constructs;
  }

  /** Whether the condition of a statement is one. */
  public boolean isShared(UnitLabel label) {
    Code code = label.code();
    boolean method = code.kind() == Code.Kind.METHOD || code.kind() == Code.Kind.STATIC_METHOD;
    // Around a construct locals may become others, which are assigned.
    boolean plain = method && standsWithoutConstructs(code);
    Looks looks = new Looks(code, waiting.read(label), plain, false, true, new HashSet<>());
    looks.scan(label.condition(), null);
    return code.kind() != Code.Kind.CONSTRUCTOR
        && code.kind() != Code.Kind.INITIALISER
        && code.kind() != Code.Kind.STATIC_INITIALISER
        && looks.reads
        && !looks.refused;
  }

  private boolean standsWithoutConstructs(Code code) {
    return Stream.concat(
            constructs.regions().stream().map(r -> r.path()),
            constructs.finishes().stream().map(f -> f.path()))
        .noneMatch(p -> isIn(p, code.path().getLeaf()));
  }

  private static boolean isIn(TreePath path, Tree around) {
    TreePath at = path;
    while (at != null && at.getLeaf() != around) {
      at = at.getParentPath();
    }
    return at != null;
  }

  /** A method that was followed, on the object of the unit or another one. */
  private record Followed(ExecutableElement method, boolean own) {}

  private final class Looks extends TreePathScanner<Void, Void> {
    private final Code code;
    private final List<SetUse> read;
    private final boolean mayCapture;
    private final boolean inMethod;
    private final boolean own;
    private final Set<Followed> followed;
    private boolean reads; // a variable, so it is no constant
    private boolean refused;

    /**
     * @param mayCapture whether a lambda may use locals of the unit
     * @param inMethod whether it is a method that the condition calls, with locals of its own
     * @param own whether that is called on the object of the unit
     */
    Looks(
        Code code,
        List<SetUse> read,
        boolean mayCapture,
        boolean inMethod,
        boolean own,
        Set<Followed> followed) {
      this.code = code;
      this.read = read;
      this.mayCapture = mayCapture;
      this.inMethod = inMethod;
      this.own = own;
      this.followed = followed;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      refused |=
          tree instanceof NewClassTree
              || tree instanceof LambdaExpressionTree
              || tree instanceof MemberReferenceTree
              || tree instanceof SynchronizedTree
              || (tree instanceof InstanceOfTree i && i.getPattern() != null);
      return refused ? null : super.scan(tree, p);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof VariableElement v) {
        variable(v);
      }
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof VariableElement v) {
        variable(v);
      }
      return super.visitMemberSelect(tree, p);
    }

    private void variable(VariableElement v) {
      if (!v.getKind().isField() && v.getKind() != ElementKind.ENUM_CONSTANT) {
        refused |= !inMethod && !(mayCapture && isConstant(v));
      } else if (v.getConstantValue() == null) {
        reads = true;
      }
    }

    private boolean isConstant(VariableElement local) {
      return locals.of(code.file().unit()).isConstant(local);
    }

    /** Joining strings calls the program's {@code toString}. */
    @Override
    public Void visitBinary(BinaryTree tree, Void p) {
      refused |=
          tree.getKind() == Tree.Kind.PLUS
              && !(isImmutable(tree.getLeftOperand()) && isImmutable(tree.getRightOperand()));
      return super.visitBinary(tree, p);
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
      TypeMirror type = module.type(new TreePath(getCurrentPath(), tree.getExpression()));
      refused |= !(type instanceof ArrayType) && !isOfJdk(type);
      return super.visitEnhancedForLoop(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      if (!(module.element(getCurrentPath()) instanceof ExecutableElement callee)) {
        refused = true;
      } else if (module.declaration(callee) == null) {
        refused |= !looking.isOne(callee) || mayCallBack(tree, callee);
      } else {
        follow(tree, callee);
      }
      return super.visitMethodInvocation(tree, p);
    }

    /** Whether a method of the JDK may call {@code equals}, {@code hashCode} and the like. */
    private boolean mayCallBack(MethodInvocationTree tree, ExecutableElement callee) {
      boolean constant = tree.getArguments().stream().allMatch(this::isImmutable);
      boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      if (isStatic || SetDeclarations.isImmutable(owner.asType())) {
        return !constant;
      }
      boolean byIndex =
          BY_INDEX.contains(owner.getQualifiedName().toString())
              && tree.getArguments().stream().allMatch(a -> typeOf(a).getKind().isPrimitive());
      return !isOfJdk(owner.asType())
          || BY_ELEMENTS.contains(callee.getSimpleName().toString())
          || !(tree.getArguments().isEmpty() || byIndex);
    }

    private boolean isImmutable(ExpressionTree tree) {
      return SetDeclarations.isImmutable(typeOf(tree));
    }

    private TypeMirror typeOf(ExpressionTree tree) {
      return module.type(new TreePath(getCurrentPath(), tree));
    }

    private void follow(MethodInvocationTree tree, ExecutableElement callee) {
      boolean onOwn =
          !(tree.getMethodSelect() instanceof MemberSelectTree select)
              || select.getExpression().toString().equals("this");
      for (UnitCall call : sets.calls()) {
        if (call.path().getLeaf() == tree) {
          Set<SetUse> needed = sets.analysis().needed(call);
          refused |= !needed.isEmpty() && !(own && read.containsAll(needed));
        }
      }
      Set<Modifier> modifiers = callee.getModifiers();
      boolean fixed =
          modifiers.contains(Modifier.PRIVATE)
              || modifiers.contains(Modifier.STATIC)
              || modifiers.contains(Modifier.FINAL)
              || callee.getEnclosingElement().getModifiers().contains(Modifier.FINAL);
      TreePath declared = module.declaration(callee);
      refused |=
          !fixed
              || modifiers.contains(Modifier.SYNCHRONIZED)
              || !callee.getThrownTypes().isEmpty()
              || !(declared.getLeaf() instanceof MethodTree m)
              || m.getBody() == null;
      if (!refused && followed.add(new Followed(callee, own && onOwn))) {
        Looks inside = new Looks(code, read, mayCapture, true, own && onOwn, followed);
        inside.scan(new TreePath(declared, ((MethodTree) declared.getLeaf()).getBody()), null);
        refused |= inside.refused;
        reads |= inside.reads;
      }
    }

    private static boolean isOfJdk(TypeMirror type) {
      return type instanceof DeclaredType d
          && ((TypeElement) d.asElement()).getQualifiedName().toString().startsWith("java.util.");
    }
  }
}
