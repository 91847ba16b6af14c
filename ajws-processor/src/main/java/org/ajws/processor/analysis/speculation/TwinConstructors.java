package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.ajws.processor.program.ParameterSlots;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Identifiers;

/**
 * Which constructors of the module can have twins with tracked accesses: those whose own
 * initialisers and superclass do nothing that a chunk may not, or have twins, too.
 *
 * <p>Initialisers run as they stand, and so do accesses of fields of the new object while nobody
 * else in the chunk has it. From where the object may have been handed out its fields are tracked
 * like others, so what a subclass does behind that to the same fields as it stands would be lost or
 * undone: a superclass may not hand it out.
 */
public final class TwinConstructors {
  private final BoundModule module;
  private final Constructions constructions;
  private final Predicate<Tree> isUnit;
  private final Function<TreePath, TrackedCode> scan;
  private final Map<ExecutableElement, String> known = new HashMap<>();

  /**
   * For a module.
   *
   * @param isUnit whether a constructor is a unit of work
   * @param scan what becomes of a statement
   */
  TwinConstructors(
      BoundModule module,
      Constructions constructions,
      Predicate<Tree> isUnit,
      Function<TreePath, TrackedCode> scan) {
    this.module = module;
    this.constructions = constructions;
    this.isUnit = isUnit;
    this.scan = scan;
  }

  /** What keeps a constructor from being followed, in words after its name; null for nothing. */
  String whyNotFollowed(ExecutableElement constructor) {
    if (!known.containsKey(constructor)) {
      known.put(constructor, "calls itself"); // by what it gives to super or this
      known.put(constructor, decide(constructor));
    }
    return known.get(constructor);
  }

  private String decide(ExecutableElement constructor) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    TreePath path = module.declaration(constructor);
    boolean isWritten =
        path != null
            && module.file(path) != null
            && path.getLeaf() instanceof MethodTree
            && module.elements().getOrigin(constructor) == Elements.Origin.EXPLICIT;
    if (!isWritten || type.getKind() != ElementKind.CLASS || TrackedPlaces.isLocal(type)) {
      return constructions.whyNotHarmless(constructor);
    }
    MethodTree tree = (MethodTree) path.getLeaf();
    if (isUnit.test(tree)) {
      return "is a unit of work";
    }
    if (!ParameterSlots.haveRoom(constructor, 2)) {
      return "has so many parameters that its twin cannot have two more";
    }
    if (hasSimilar(constructor)) {
      return "could be mistaken, with a chunk, for another one";
    }
    if (TwinMethods.declaresClass(tree)) {
      return "declares a class";
    }
    TreePath first = explicitCall(path);
    if (first != null && !scan.apply(first).irrevocable().isEmpty()) {
      return "gives another one what is not known to be harmless";
    }
    return ofAnother(constructor, type, tree, first);
  }

  /** Whether the twin's first parameters, a chunk and a byte, fit a call of another one. */
  private static boolean hasSimilar(ExecutableElement constructor) {
    int many = constructor.getParameters().size() + 2;
    return ElementFilter.constructorsIn(constructor.getEnclosingElement().getEnclosedElements())
        .stream()
        .filter(c -> c.getParameters().size() >= 2)
        .filter(c -> c.getParameters().size() == many || c.isVarArgs() || constructor.isVarArgs())
        .anyMatch(
            c ->
                !c.getParameters().get(0).asType().getKind().isPrimitive()
                    && isNumber(c.getParameters().get(1).asType().getKind()));
  }

  private static boolean isNumber(TypeKind kind) {
    return kind.isPrimitive() && kind != TypeKind.BOOLEAN && kind != TypeKind.CHAR;
  }

  /** What keeps the constructors and initialisers that run before the body from being followed. */
  private String ofAnother(
      ExecutableElement constructor, TypeElement type, MethodTree tree, TreePath first) {
    ExecutableElement other = other(constructor, first);
    boolean isThis = first != null && call(first).getMethodSelect().toString().equals("this");
    String reason = isThis ? null : constructions.whyNotInitialised(type);
    if (reason != null || other == null) {
      return reason;
    }
    if (constructions.whyNotMadeBy(other) == null) {
      return null;
    }
    reason = whyNotFollowed(other);
    return reason == null && !isThis && handsOut(other)
        ? "follows one of its superclass that hands out the object"
        : reason;
  }

  /** {@code super(...)} or {@code this(...)} of a constructor; null where it is not written. */
  public TreePath explicitCall(TreePath constructor) {
    MethodTree tree = (MethodTree) constructor.getLeaf();
    List<? extends StatementTree> statements = tree.getBody().getStatements();
    for (StatementTree s : statements) {
      if (s instanceof ExpressionStatementTree e
          && e.getExpression() instanceof MethodInvocationTree m
          && isExplicit(m)) {
        TreePath call = new TreePath(new TreePath(constructor, tree.getBody()), s);
        return isWritten(module, call) ? call : null;
      }
    }
    return null;
  }

  /** Whether a call is {@code super(...)} or {@code this(...)}. */
  static boolean isExplicit(MethodInvocationTree call) {
    String select = call.getMethodSelect().toString();
    return select.equals("super") || select.equals("this");
  }

  /** Whether the compiler has not put {@code super()} there by itself. */
  static boolean isWritten(BoundModule module, TreePath call) {
    BoundFile file = module.file(call);
    int start = module.start(file.unit(), call.getLeaf());
    String text = file.source().text();
    return Identifiers.isAt(text, start, "super") || Identifiers.isAt(text, start, "this");
  }

  private static MethodInvocationTree call(TreePath statement) {
    return (MethodInvocationTree) ((ExpressionStatementTree) statement.getLeaf()).getExpression();
  }

  /** The constructor that one begins with, written or not; null where there is none to follow. */
  private ExecutableElement other(ExecutableElement constructor, TreePath first) {
    if (first != null) {
      return module.element(new TreePath(first, call(first))) instanceof ExecutableElement e
          ? e
          : null;
    }
    return constructions.implicitSuper((TypeElement) constructor.getEnclosingElement());
  }

  /** The twin with which that of a constructor begins; null where it begins as it stands. */
  public ExecutableElement twinOfOther(ExecutableElement constructor) {
    ExecutableElement other = other(constructor, explicitCall(module.declaration(constructor)));
    return other == null || constructions.whyNotMadeBy(other) == null ? null : other;
  }

  /** Whether the object may be known to others, in the chunk, before a constructor has ended. */
  boolean handsOut(ExecutableElement constructor) {
    TreePath path = module.declaration(constructor);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return false; // one that was not written
    }
    Leak leak = new Leak();
    leak.scan(new TreePath(path, tree.getBody()), null);
    ExecutableElement other = leak.found ? null : twinOfOther(constructor);
    return leak.found || other != null && handsOut(other);
  }

  /**
   * Whether a final field has its value when another thread gets its object: no constructor or
   * initialiser that runs before the field is set, or in its class, hands the object out.
   */
  boolean freezes(VariableElement field) {
    TypeElement type = (TypeElement) field.getEnclosingElement();
    while (!type.getQualifiedName().contentEquals("java.lang.Object")) {
      TreePath declaration = module.declaration(type);
      if (declaration == null
          || !(declaration.getLeaf() instanceof ClassTree tree)
          || mayHandOut(declaration, tree)
          || !(type.getSuperclass() instanceof DeclaredType above)) {
        return false;
      }
      type = (TypeElement) above.asElement();
    }
    return true;
  }

  private boolean mayHandOut(TreePath declaration, ClassTree tree) {
    for (Tree member : tree.getMembers()) {
      boolean runs =
          member instanceof MethodTree m && m.getReturnType() == null && m.getBody() != null
              || member instanceof BlockTree block && !block.isStatic()
              || member instanceof VariableTree v
                  && !v.getModifiers().getFlags().contains(Modifier.STATIC);
      if (runs) {
        Leak leak = new Leak();
        leak.scan(new TreePath(declaration, member), null);
        if (leak.found) {
          return true;
        }
      }
    }
    return false;
  }

  private final class Leak extends TreePathScanner<Void, Void> {
    private boolean found;

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      boolean alone =
          tree.getName().contentEquals("this")
              && !(getCurrentPath().getParentPath().getLeaf() instanceof MemberSelectTree)
              && !(getCurrentPath().getParentPath().getLeaf() instanceof MethodInvocationTree m
                  && m.getMethodSelect() == tree);
      found |= alone;
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      found |= tree.getIdentifier().contentEquals("this");
      return super.visitMemberSelect(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      boolean isStatic =
          module.element(getCurrentPath()) instanceof ExecutableElement e
              && e.getModifiers().contains(Modifier.STATIC);
      String object =
          tree.getMethodSelect() instanceof MemberSelectTree m ? m.getExpression().toString() : "";
      boolean isOwn =
          tree.getMethodSelect() instanceof IdentifierTree
              || object.equals("this")
              || object.endsWith("super");
      found |= isOwn && !isStatic && !isExplicit(tree);
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      found |=
          module.element(getCurrentPath()) instanceof ExecutableElement e
              && e.getEnclosingElement() instanceof TypeElement t
              && t.getNestingKind().isNested()
              && !t.getModifiers().contains(Modifier.STATIC);
      return super.visitNewClass(tree, p);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      found = true;
      return null;
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      found = true;
      return null;
    }
  }
}
