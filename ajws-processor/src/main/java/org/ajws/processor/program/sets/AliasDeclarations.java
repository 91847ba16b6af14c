package org.ajws.processor.program.sets;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WildcardTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** Reads the {@code @AliasAtomic} annotations of types where they are written down. */
public final class AliasDeclarations {
  /** The annotation's name. */
  public static final String ALIAS = "org.ajws.AliasAtomic";

  private final BoundModule module;
  private final Map<Element, AliasedType> ofElements = new HashMap<>();
  private final Map<Tree, AliasedType> ofTrees = new IdentityHashMap<>();

  /** For a module. */
  public AliasDeclarations(BoundModule module) {
    this.module = module;
  }

  /** The aliases in the type of a variable, or in what a method returns. */
  public AliasedType of(Element declared) {
    AliasedType known = ofElements.get(declared);
    if (known == null) {
      known = read(declared);
      ofElements.put(declared, known);
    }
    return known;
  }

  private AliasedType read(Element declared) {
    TreePath path = module.declaration(declared);
    if (path == null) { // of a class file, as far as this JDK shows its type annotations
      return declared instanceof ExecutableElement m
          ? ofMirror(m.getReturnType())
          : ofMirror(declared.asType());
    }
    if (path.getLeaf() instanceof VariableTree v) {
      return ofModifiers(path, v.getModifiers()).with(ofType(path, v.getType()));
    }
    if (path.getLeaf() instanceof MethodTree m && m.getReturnType() != null) {
      return ofModifiers(path, m.getModifiers()).with(ofType(path, m.getReturnType()));
    }
    return AliasedType.NONE;
  }

  /** The aliases in a {@code new} expression, of an object or an array. */
  public AliasedType ofNew(TreePath expression) {
    AliasedType known = ofTrees.get(expression.getLeaf());
    if (known == null) {
      if (expression.getLeaf() instanceof NewClassTree made) {
        known = ofType(expression, made.getIdentifier());
      } else if (expression.getLeaf() instanceof NewArrayTree made && made.getType() != null) {
        known = ofType(expression, made.getType());
        for (AnnotationTree a : made.getAnnotations()) {
          known = known.with(ofAnnotation(new TreePath(expression, a)));
        }
        for (List<? extends AnnotationTree> dimension : made.getDimAnnotations()) {
          for (AnnotationTree a : dimension) {
            known = known.with(ofAnnotation(new TreePath(expression, a)));
          }
        }
      } else {
        known = AliasedType.NONE;
      }
      ofTrees.put(expression.getLeaf(), known);
    }
    return known;
  }

  private AliasedType ofModifiers(TreePath parent, ModifiersTree modifiers) {
    TreePath path = new TreePath(parent, modifiers);
    AliasedType found = AliasedType.NONE;
    for (AnnotationTree a : modifiers.getAnnotations()) {
      found = found.with(ofAnnotation(new TreePath(path, a)));
    }
    return found;
  }

  /** The aliases in a type as it is written; null for {@code var}. */
  AliasedType ofType(TreePath parent, Tree type) {
    if (type == null) {
      return AliasedType.NONE;
    }
    TreePath path = new TreePath(parent, type);
    if (type instanceof AnnotatedTypeTree annotated) {
      AliasedType found = AliasedType.NONE;
      for (AnnotationTree a : annotated.getAnnotations()) {
        found = found.with(ofAnnotation(new TreePath(path, a)));
      }
      return found.with(ofType(path, annotated.getUnderlyingType()));
    }
    if (type instanceof ParameterizedTypeTree generic) {
      List<AliasedType> arguments =
          generic.getTypeArguments().stream().map(t -> ofType(path, t)).toList();
      return ofType(path, generic.getType()).with(new AliasedType(List.of(), List.of(), arguments));
    }
    if (type instanceof ArrayTypeTree array) {
      return ofType(path, array.getType());
    }
    return type instanceof WildcardTree wildcard
        ? ofType(path, wildcard.getBound())
        : AliasedType.NONE;
  }

  private AliasedType ofAnnotation(TreePath annotation) {
    AnnotationTree tree = (AnnotationTree) annotation.getLeaf();
    Element type = module.element(new TreePath(annotation, tree.getAnnotationType()));
    if (!(type instanceof TypeElement t) || !t.getQualifiedName().contentEquals(ALIAS)) {
      return AliasedType.NONE;
    }
    List<AliasText> texts = new ArrayList<>();
    List<TreePath> at = new ArrayList<>();
    for (String text : values(tree)) {
      AliasText alias = AliasText.parse(text);
      if (alias != null) { // others are reported by the check
        texts.add(alias);
        at.add(annotation);
      }
    }
    return new AliasedType(texts, at, List.of());
  }

  /** The texts in an {@code @AliasAtomic} as far as they are literals. */
  public static List<String> values(AnnotationTree tree) {
    List<String> texts = new ArrayList<>();
    for (ExpressionTree argument : tree.getArguments()) {
      ExpressionTree value =
          argument instanceof AssignmentTree named ? named.getExpression() : argument;
      List<? extends ExpressionTree> all =
          value instanceof NewArrayTree array ? array.getInitializers() : List.of(value);
      for (ExpressionTree one : all) {
        if (one instanceof LiteralTree literal && literal.getValue() instanceof String text) {
          texts.add(text);
        }
      }
    }
    return texts;
  }

  private static AliasedType ofMirror(TypeMirror type) {
    List<AliasText> texts = new ArrayList<>();
    List<TreePath> at = new ArrayList<>();
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (((TypeElement) mirror.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(ALIAS)) {
        for (AnnotationValue v : mirror.getElementValues().values()) {
          for (Object each : (List<?>) v.getValue()) {
            AliasText alias = AliasText.parse(String.valueOf(((AnnotationValue) each).getValue()));
            if (alias != null) {
              texts.add(alias);
              at.add(null);
            }
          }
        }
      }
    }
    List<AliasedType> arguments =
        type instanceof DeclaredType declared
            ? declared.getTypeArguments().stream().map(AliasDeclarations::ofMirror).toList()
            : List.of();
    return new AliasedType(texts, new ArrayList<>(), arguments);
  }
}
