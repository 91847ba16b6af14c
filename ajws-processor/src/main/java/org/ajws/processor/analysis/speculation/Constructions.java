package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/**
 * Constructors and initialisers that a chunk may run as they stand: they read their arguments and
 * constants, write the new object, which nobody else has, and call nothing but what is pure.
 */
final class Constructions {
  /** Kinds of trees that have no effect beside those of their parts. */
  private static final Set<String> ALLOWED =
      Set.of(
          "BLOCK",
          "EXPRESSION_STATEMENT",
          "IF",
          "THROW",
          "RETURN",
          "EMPTY_STATEMENT",
          "PARENTHESIZED",
          "CONDITIONAL_EXPRESSION",
          "INT_LITERAL",
          "LONG_LITERAL",
          "FLOAT_LITERAL",
          "DOUBLE_LITERAL",
          "BOOLEAN_LITERAL",
          "CHAR_LITERAL",
          "STRING_LITERAL",
          "NULL_LITERAL");

  private final BoundModule module;
  private final CallPolicies policies;
  private final Map<ExecutableElement, String> known = new HashMap<>();

  /** For a module. */
  Constructions(BoundModule module, CallPolicies policies) {
    this.module = module;
    this.policies = policies;
  }

  /** What a constructor of the module does that a chunk may not; null for nothing. */
  String whyNotHarmless(ExecutableElement constructor) {
    if (known.containsKey(constructor)) {
      return known.get(constructor);
    }
    known.put(constructor, "calls itself");
    String reason = decide(constructor);
    known.put(constructor, reason);
    return reason;
  }

  private String decide(ExecutableElement constructor) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    TreePath path = module.declaration(type);
    if (path == null || !(path.getLeaf() instanceof ClassTree)) {
      return "is not in the sources";
    }
    if (type.getNestingKind() == NestingKind.LOCAL) {
      return "may use locals of the method around it";
    }
    TreePath declaration = module.declaration(constructor);
    MethodTree method =
        declaration != null && declaration.getLeaf() instanceof MethodTree m ? m : null;
    boolean another = method != null && callsAnother(method);
    String reason = another ? null : ofSuperclass(type, method);
    if (reason == null && !another) {
      reason = whyNotInitialised(type);
    }
    if (reason == null && method != null && method.getBody() != null) {
      reason = of(new TreePath(declaration, method.getBody()));
    }
    return reason;
  }

  /** What the initialisers of the objects of a class do that a chunk may not; null for nothing. */
  String whyNotInitialised(TypeElement type) {
    TreePath path = module.declaration(type);
    for (Tree member : ((ClassTree) path.getLeaf()).getMembers()) {
      String reason = isInitialiser(member) ? ofInitialiser(new TreePath(path, member)) : null;
      if (reason != null) {
        return reason;
      }
    }
    return null;
  }

  /** Whether a constructor begins with {@code this(...)}. */
  private static boolean callsAnother(MethodTree method) {
    return method.getBody() != null
        && method.getBody().getStatements().stream()
            .anyMatch(s -> s.toString().startsWith("this("));
  }

  private static boolean isInitialiser(Tree member) {
    return member instanceof BlockTree block && !block.isStatic()
        || member instanceof VariableTree v
            && v.getInitializer() != null
            && !v.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  private String ofInitialiser(TreePath member) {
    if (member.getLeaf() instanceof VariableTree v) {
      boolean constant =
          module.element(member) instanceof VariableElement e
              && (e.getKind() == ElementKind.ENUM_CONSTANT || e.getConstantValue() != null);
      return constant ? null : of(new TreePath(member, v.getInitializer()));
    }
    return of(member);
  }

  /** A constructor without {@code super(...)} calls that without arguments. */
  private String ofSuperclass(TypeElement type, MethodTree method) {
    boolean explicit =
        method != null
            && method.getBody() != null
            && method.getBody().getStatements().stream()
                .anyMatch(s -> s.toString().startsWith("super("));
    ExecutableElement other = explicit ? null : implicitSuper(type);
    return other == null ? null : whyNotMadeBy(other); // explicit: looked at with the other calls
  }

  /** The constructor that {@code super()} means; null for enums and records. */
  ExecutableElement implicitSuper(TypeElement type) {
    TypeMirror above = type.getSuperclass();
    return above.getKind() == TypeKind.NONE
        ? null
        : ElementFilter.constructorsIn(module.types().asElement(above).getEnclosedElements())
            .stream()
            .filter(c -> c.getParameters().isEmpty())
            .findFirst()
            .orElse(null);
  }

  /** What a constructor, of any class, does that a chunk may not; null for nothing. */
  String whyNotMadeBy(ExecutableElement constructor) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    String name = type.getQualifiedName().toString();
    if (name.equals("java.lang.Record") || name.equals("java.lang.Enum")) {
      return null;
    }
    if (module.declaration(type) != null) {
      return whyNotHarmless(constructor);
    }
    return policies.isKnownConstructor(constructor) ? null : "calls that of " + name;
  }

  /** Whether an initialiser does nothing that a chunk may not. */
  boolean isHarmless(TreePath code) {
    return of(code) == null;
  }

  private String of(TreePath code) {
    Scanner scanner = new Scanner();
    if (!scanner.isAllowed(code.getLeaf())) {
      scanner.refuse(code.getLeaf());
    } else {
      scanner.scan(code, null);
    }
    return scanner.reason;
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private String reason;

    private Void refuse(String why) {
      if (reason == null) {
        reason = why;
      }
      return null;
    }

    private Void refuse(Tree tree) {
      String text = tree.toString().lines().findFirst().orElse("").strip();
      return refuse("has a part that is not known to be harmless: " + text);
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree == null || reason != null) {
        return null;
      }
      return isAllowed(tree) ? super.scan(tree, p) : refuse(tree);
    }

    boolean isAllowed(Tree tree) {
      return switch (tree.getKind()) {
        case IDENTIFIER,
            MEMBER_SELECT,
            ASSIGNMENT,
            VARIABLE,
            TYPE_CAST,
            NEW_ARRAY,
            NEW_CLASS,
            METHOD_INVOCATION,
            LAMBDA_EXPRESSION ->
            true;
        default ->
            tree instanceof BinaryTree
                || tree instanceof UnaryTree && !isStep(tree)
                || ALLOWED.contains(tree.getKind().name());
      };
    }

    private static boolean isStep(Tree tree) {
      return switch (tree.getKind()) {
        case PREFIX_DECREMENT, PREFIX_INCREMENT, POSTFIX_DECREMENT, POSTFIX_INCREMENT -> true;
        default -> false;
      };
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void p) {
      boolean values =
          tree.getKind() != Tree.Kind.PLUS
              || !"java.lang.String".equals(String.valueOf(module.type(getCurrentPath())))
              || policies.isValue(type(tree.getLeftOperand()))
                  && policies.isValue(type(tree.getRightOperand()));
      return values ? super.visitBinary(tree, p) : refuse(tree);
    }

    private TypeMirror type(Tree part) {
      return module.type(new TreePath(getCurrentPath(), part));
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      return scan(tree.getInitializer(), p);
    }

    @Override
    public Void visitTypeCast(TypeCastTree tree, Void p) {
      return scan(tree.getExpression(), p);
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void p) {
      scan(tree.getDimensions(), p);
      return scan(tree.getInitializers(), p);
    }

    /** It keeps what it captures; it is not called here. */
    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      return null;
    }

    /** Locals, parameters, constants, and final fields, which are those of the new object. */
    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      Element element = module.element(getCurrentPath());
      boolean known =
          element instanceof VariableElement v
              && !tree.getName().contentEquals("this")
              && !tree.getName().contentEquals("super")
              && (!v.getKind().isField() || v.getConstantValue() != null || isOwn(v, null));
      return known || element instanceof TypeElement ? null : refuse(tree);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      boolean known =
          tree.getIdentifier().contentEquals("class")
              || module.element(getCurrentPath()) instanceof VariableElement v
                  && (v.getConstantValue() != null
                      || tree.getIdentifier().contentEquals("length")
                          && type(tree.getExpression()).getKind() == TypeKind.ARRAY
                          && scans(tree.getExpression())
                      || isOwn(v, tree.getExpression()));
      return known ? null : refuse(tree);
    }

    private boolean scans(ExpressionTree part) {
      scan(part, null);
      return reason == null;
    }

    /** Whether a field is one of the object that is made, by {@code this} or by its name alone. */
    private boolean isOwn(VariableElement field, ExpressionTree object) {
      return field.getKind() == ElementKind.FIELD
          && !field.getModifiers().contains(Modifier.STATIC)
          && !field.getModifiers().contains(Modifier.VOLATILE)
          && (object == null || object.toString().equals("this"))
          && isOfInnermost(field);
    }

    private boolean isOfInnermost(VariableElement field) {
      for (TreePath at = getCurrentPath(); at != null; at = at.getParentPath()) {
        if (at.getLeaf() instanceof ClassTree) {
          return module.element(at) instanceof TypeElement type
              && module
                  .types()
                  .isSubtype(
                      module.types().erasure(type.asType()),
                      module.types().erasure(field.getEnclosingElement().asType()));
        }
      }
      return false;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      if (tree.getVariable() instanceof ArrayAccessTree) {
        return refuse(tree);
      }
      scan(tree.getVariable(), p);
      return scan(tree.getExpression(), p);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      return refuse(tree);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      String select = tree.getMethodSelect().toString();
      if (select.equals("super") || select.equals("this")) {
        if (!(module.element(getCurrentPath()) instanceof ExecutableElement constructor)) {
          return refuse(tree);
        }
        String why = whyNotMadeBy(constructor);
        return why == null ? scan(tree.getArguments(), p) : refuse(why);
      }
      if (!(policies.of(getCurrentPath()) instanceof CallPolicies.Pure)) {
        return refuse(tree);
      }
      if (tree.getMethodSelect() instanceof MemberSelectTree member
          && !(module.element(new TreePath(getCurrentPath(), member.getExpression()))
              instanceof TypeElement)) {
        scan(member.getExpression(), p);
      }
      return scan(tree.getArguments(), p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      String why =
          tree.getClassBody() != null ? "declares a class" : policies.whyNotMade(getCurrentPath());
      return why == null ? scan(tree.getArguments(), p) : refuse(why);
    }
  }
}
