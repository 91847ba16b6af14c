package org.ajws.processor.emit;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Trivia;

/** The head of a twin: what the original method's body is left with, on one line. */
public final class TwinText {
  /** Annotations that decide what the compiler says about the body. */
  private static final Set<String> KEPT =
      Set.of("java.lang.SuppressWarnings", "java.lang.SafeVarargs", "java.lang.Deprecated");

  private final BoundModule module;
  private final BoundFile file;
  private final TreePath path;
  private final MethodTree tree;
  private final ExecutableElement method;

  /** For one method. */
  public TwinText(BoundModule module, BoundFile file, TreePath path, ExecutableElement method) {
    this.module = module;
    this.file = file;
    this.path = path;
    this.tree = (MethodTree) path.getLeaf();
    this.method = method;
  }

  /** The call of the twin, as a statement that ends the public method. */
  public String call(String suffix) {
    return call(suffix, "");
  }

  /**
   * The same with an argument before those of the method.
   *
   * @param first the argument, or several; empty for none
   */
  public String call(String suffix, String first) {
    boolean returns = method.getReturnType().getKind() != TypeKind.VOID;
    return (returns ? "return " : "") + expression(suffix, first);
  }

  /** The call of the twin alone, with its semicolon. */
  public String expression(String suffix) {
    return expression(suffix, "");
  }

  private String expression(String suffix, String first) {
    String arguments =
        Stream.concat(
                Stream.of(first).filter(f -> !f.isEmpty()),
                tree.getParameters().stream().map(p -> p.getName().toString()))
            .collect(Collectors.joining(", "));
    return callee(suffix) + "(" + arguments + ");";
  }

  /**
   * The method, or a twin of it, as the method itself calls it. With its own type arguments: what
   * {@code List<? super T>} tells of {@code T} need not be enough for the compiler.
   */
  public String callee(String suffix) {
    return typed() + tree.getName() + suffix;
  }

  private String typed() {
    Element owner = method.getEnclosingElement();
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    if (tree.getTypeParameters().isEmpty() || isStatic && owner.getSimpleName().length() == 0) {
      return "";
    }
    return tree.getTypeParameters().stream()
        .map(t -> t.getName().toString())
        .collect(Collectors.joining(", ", (isStatic ? owner.getSimpleName() : "this") + ".<", ">"));
  }

  /** The declaration of a private twin up to its body. */
  public String head(String suffix) {
    return head(suffix, "private ", List.of(Modifier.SYNCHRONIZED, Modifier.STRICTFP));
  }

  /**
   * The twin's declaration up to its body.
   *
   * @param access what it begins with, with a space behind
   * @param kept the method's modifiers that the twin has, too
   */
  public String head(String suffix, String access, List<Modifier> kept) {
    return head(suffix, access, kept, "");
  }

  /**
   * The same with a parameter before those of the method.
   *
   * @param first the parameter; empty for none
   */
  public String head(String suffix, String access, List<Modifier> kept, String first) {
    StringBuilder head = new StringBuilder();
    boolean suppressed = access.startsWith(AddedMember.COPY);
    boolean quiet = access.startsWith(AddedMember.MARK);
    TreePath modifiers = new TreePath(path, tree.getModifiers());
    for (AnnotationTree a : tree.getModifiers().getAnnotations()) {
      Element type =
          module.element(new TreePath(new TreePath(modifiers, a), a.getAnnotationType()));
      boolean same = suppressed && String.valueOf(type).equals("java.lang.SuppressWarnings");
      if (type != null && KEPT.contains(type.toString()) && !same) {
        head.append(code(a)).append(' ');
        quiet |= !String.valueOf(type).equals("java.lang.Deprecated");
      }
    }
    if (!quiet && warnsOfItsArray()) {
      head.append(
          "@java.lang.SuppressWarnings(\"unchecked\") "); // the method itself has the warning
    }
    head.append(access);
    for (Modifier m : kept) {
      if (tree.getModifiers().getFlags().contains(m)) {
        head.append(m).append(' ');
      }
    }
    if (!tree.getTypeParameters().isEmpty()) {
      head.append(list(tree.getTypeParameters(), "<", "> "));
    }
    if (tree.getReturnType() == null) { // a constructor, told apart by its first parameter
      head.append(method.getEnclosingElement().getSimpleName());
    } else {
      head.append(returnType()).append(' ').append(tree.getName()).append(suffix);
    }
    boolean both = !first.isEmpty() && !tree.getParameters().isEmpty();
    head.append(list(tree.getParameters(), "(" + first + (both ? ", " : ""), ")"));
    if (!tree.getThrows().isEmpty()) {
      head.append(list(tree.getThrows(), " throws ", ""));
    }
    return head.append(' ').toString();
  }

  /** Whether the compiler warns of a last parameter {@code T...} where the method is declared. */
  private boolean warnsOfItsArray() {
    List<? extends VariableElement> parameters = method.getParameters();
    return method.isVarArgs()
        && parameters.get(parameters.size() - 1).asType() instanceof ArrayType array
        && !isReifiable(array.getComponentType());
  }

  private static boolean isReifiable(TypeMirror type) {
    return type.getKind().isPrimitive()
        || type instanceof ArrayType array && isReifiable(array.getComponentType())
        || type instanceof DeclaredType declared
            && declared.getTypeArguments().stream()
                .allMatch(
                    a ->
                        a instanceof WildcardType w
                            && w.getExtendsBound() == null
                            && w.getSuperBound() == null);
  }

  private String list(List<? extends Tree> trees, String before, String after) {
    return trees.stream().map(this::code).collect(Collectors.joining(", ", before, after));
  }

  private String returnType() {
    Tree type = tree.getReturnType();
    String text = code(type);
    // int f()[] { ... }: the type goes on behind the parameters
    return text.contains("(") && method.getReturnType().getKind() == TypeKind.ARRAY
        ? new TypeText(module).of(method.getReturnType())
        : text;
  }

  private String code(Tree part) {
    String text = module.text(file, part);
    if (part instanceof VariableTree && text.endsWith(",")) {
      text = text.substring(0, text.length() - 1);
    }
    return Trivia.code(text).strip();
  }
}
