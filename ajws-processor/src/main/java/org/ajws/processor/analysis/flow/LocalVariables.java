package org.ajws.processor.analysis.flow;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.program.SwitchLabels;
import org.ajws.processor.source.BoundModule;

/** Which local variable each identifier of a file stands for, and where locals are declared. */
public final class LocalVariables {
  private static final Set<ElementKind> LOCALS =
      Set.of(
          ElementKind.LOCAL_VARIABLE,
          ElementKind.PARAMETER,
          ElementKind.EXCEPTION_PARAMETER,
          ElementKind.RESOURCE_VARIABLE,
          ElementKind.BINDING_VARIABLE);

  private final BoundModule module;
  private final Map<CompilationUnitTree, Index> indexes;
  private final Set<VariableElement> scratch;

  /** Locals of a module; files are indexed when they are asked about. */
  public LocalVariables(BoundModule module) {
    this(module, new IdentityHashMap<>(), Set.of());
  }

  private LocalVariables(
      BoundModule module, Map<CompilationUnitTree, Index> indexes, Set<VariableElement> scratch) {
    this.module = module;
    this.indexes = indexes;
    this.scratch = Set.copyOf(scratch);
  }

  /** The same locals, of which some are private though nothing declares them so. */
  public LocalVariables withScratch(Set<VariableElement> arrays) {
    return new LocalVariables(module, indexes, arrays);
  }

  /** Whether each task has its own copy of a local: by {@code @Private}, or as scratch space. */
  public boolean isPrivate(VariableElement local) {
    return scratch.contains(local) || annotation(local, "Private") != null;
  }

  /** The locals that are private though nothing declares them so. */
  public Set<VariableElement> scratch() {
    return scratch;
  }

  /** The locals of one file. */
  public Index of(CompilationUnitTree unit) {
    return indexes.computeIfAbsent(unit, Index::new);
  }

  /** The locals of one file. */
  public final class Index {
    private final Map<Element, TreePath> declarations = new HashMap<>();
    private final Map<IdentifierTree, VariableElement> identifiers = new IdentityHashMap<>();
    private final Set<IdentifierTree> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Element> assigned = new HashSet<>();
    private final Map<Tree, Boolean> constants = new IdentityHashMap<>();
    private final Set<Tree> covering = Collections.newSetFromMap(new IdentityHashMap<>());

    private Index(CompilationUnitTree unit) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitVariable(VariableTree tree, Void p) {
          Element element = module.element(getCurrentPath());
          if (element != null && LOCALS.contains(element.getKind())) {
            declarations.put(element, getCurrentPath());
          }
          return super.visitVariable(tree, p);
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void p) {
          if (module.element(getCurrentPath()) instanceof VariableElement v
              && LOCALS.contains(v.getKind())) {
            identifiers.put(tree, v);
            if (isAssigned(getCurrentPath())) {
              written.add(tree);
              assigned.add(v);
            }
          }
          constant(tree);
          return null;
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void p) {
          constant(tree);
          return super.visitMemberSelect(tree, p);
        }

        @Override
        public Void visitBinary(BinaryTree tree, Void p) {
          constant(tree);
          return super.visitBinary(tree, p);
        }

        @Override
        public Void visitSwitch(SwitchTree tree, Void p) {
          if (SwitchLabels.mustCoverAll(module, getCurrentPath())) {
            covering.add(tree);
          }
          return super.visitSwitch(tree, p);
        }

        private void constant(Tree tree) {
          if (ConstantExpressions.value(module, getCurrentPath()) instanceof Boolean value) {
            constants.put(tree, value);
          }
        }
      }.scan(unit, null);
    }

    /** The local that an identifier names; null for anything else. */
    public VariableElement variable(IdentifierTree tree) {
      return identifiers.get(tree);
    }

    /** The local that an expression names, through parentheses; null for anything else. */
    public VariableElement variable(Tree tree) {
      Tree inner = tree;
      while (inner instanceof ParenthesizedTree p) {
        inner = p.getExpression();
      }
      return inner instanceof IdentifierTree id ? identifiers.get(id) : null;
    }

    /** The declaration of a local, a {@link VariableTree}; null for one of another file. */
    public TreePath declaration(VariableElement local) {
      return declarations.get(local);
    }

    /**
     * The value of a condition that is constant, and neither a literal nor made of others; null for
     * another one.
     */
    Boolean constant(Tree condition) {
      return constants.get(condition);
    }

    /** Whether the compiler sees to it that a switch statement covers all values. */
    boolean coversAll(SwitchTree tree) {
      return covering.contains(tree);
    }

    /** Whether an identifier is assigned where it stands (also {@code +=} and {@code ++}). */
    public boolean isWritten(IdentifierTree tree) {
      return written.contains(tree);
    }

    /**
     * Whether a local is final, or initialised by its declaration and never assigned. (A local that
     * is assigned once, after its declaration, is not counted: a copy of it does no harm.)
     */
    public boolean isConstant(VariableElement local) {
      if (local.getModifiers().contains(Modifier.FINAL)) {
        return true;
      }
      return !assigned.contains(local);
    }
  }

  /** Whether the identifier at a path is the target of an assignment. */
  private static boolean isAssigned(TreePath identifier) {
    TreePath at = identifier;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    Tree parent = at.getParentPath().getLeaf();
    if (parent instanceof AssignmentTree a) {
      return a.getVariable() == at.getLeaf();
    }
    if (parent instanceof CompoundAssignmentTree c) {
      return c.getVariable() == at.getLeaf();
    }
    return parent instanceof UnaryTree
        && switch (parent.getKind()) {
          case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
          default -> false;
        };
  }

  /** The annotation {@code org.ajws.NAME} of a local; null without. */
  public static AnnotationMirror annotation(Element element, String name) {
    List<? extends AnnotationMirror> all = element.getAnnotationMirrors();
    for (AnnotationMirror a : all) {
      if (((TypeElement) a.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals("org.ajws." + name)) {
        return a;
      }
    }
    return null;
  }
}
