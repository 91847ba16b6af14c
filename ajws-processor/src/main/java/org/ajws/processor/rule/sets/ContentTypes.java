package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Which members have content: they refer to an array or a collection, or to another object of the
 * JDK that changes and does not lock itself.
 */
final class ContentTypes {
  /** Types of the JDK whose objects change, and do not lock themselves. */
  private static final List<String> CHANGING =
      List.of(
          "java.io.StringWriter",
          "java.lang.StringBuilder",
          "java.lang.StringBuffer",
          "java.nio.Buffer",
          "java.nio.charset.CharsetDecoder",
          "java.nio.charset.CharsetEncoder",
          "java.security.MessageDigest",
          "java.security.Signature",
          "java.text.Format",
          "java.util.AbstractMap.SimpleEntry",
          "java.util.BitSet",
          "java.util.Calendar",
          "java.util.Collection",
          "java.util.Date",
          "java.util.DoubleSummaryStatistics",
          "java.util.Formatter",
          "java.util.IntSummaryStatistics",
          "java.util.LongSummaryStatistics",
          "java.util.Map",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.StringJoiner",
          "java.util.StringTokenizer",
          "java.util.regex.Matcher",
          "java.util.zip.Checksum",
          "javax.crypto.Cipher",
          "javax.crypto.Mac");

  /** Types of the JDK whose objects lead to what they were made of. */
  private static final List<String> HOLDING =
      List.of(
          "java.lang.ref.Reference",
          "java.util.Optional",
          "java.util.concurrent.atomic.AtomicMarkableReference",
          "java.util.concurrent.atomic.AtomicReference",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.util.concurrent.atomic.AtomicStampedReference");

  /** Types of which objects with content and others are: what a member is given tells. */
  private static final Set<String> OPEN =
      Set.of(
          "java.io.Serializable",
          "java.lang.Appendable",
          "java.lang.CharSequence",
          "java.lang.Cloneable",
          "java.lang.Comparable",
          "java.lang.Iterable",
          "java.lang.Object",
          "java.lang.Readable",
          "java.util.Map.Entry",
          "java.util.RandomAccess");

  private final BoundModule module;
  private final Supplier<Occurrences> occurrences;
  private final Map<VariableElement, Boolean> open = new HashMap<>();

  /**
   * @param occurrences of names, asked for where a member's type does not tell
   */
  ContentTypes(BoundModule module, Supplier<Occurrences> occurrences) {
    this.module = module;
    this.occurrences = occurrences;
  }

  /** Whether objects of a type have content that units change and a lock protects. */
  static boolean isContent(BoundModule module, TypeMirror type) {
    String name = module.types().erasure(type).toString();
    boolean cursor = // over something that changes; one of the module itself has its own members
        name.startsWith("java.util.")
            && (module.isSubtype(type, "java.util.Iterator")
                || module.isSubtype(type, "java.util.Enumeration"));
    return type instanceof ArrayType
        || cursor
        || CHANGING.stream().anyMatch(t -> module.isSubtype(type, t))
            && !name.startsWith("java.util.concurrent.");
  }

  /** Whether objects of a type do not change, or by themselves only, but what is in them does. */
  static boolean isHolder(BoundModule module, TypeMirror type) {
    return type instanceof DeclaredType declared
        && HOLDING.stream().anyMatch(t -> module.isSubtype(type, t))
        && declared.getTypeArguments().stream()
            .anyMatch(a -> isContent(module, a) || isHolder(module, a));
  }

  /** Whether a member has content, by its type or by that of a value that it is given. */
  boolean mayHold(VariableElement field) {
    return isContent(module, field.asType())
        || isHolder(module, field.asType())
        || OPEN.contains(module.types().erasure(field.asType()).toString())
            && field.asType().getKind() != TypeKind.TYPEVAR
            && open.computeIfAbsent(field, this::isGivenContent);
  }

  private boolean isGivenContent(VariableElement field) {
    TreePath declaration = module.declaration(field);
    boolean initial =
        declaration != null
            && declaration.getLeaf() instanceof VariableTree v
            && v.getInitializer() != null
            && isContent(declaration, v.getInitializer());
    return initial
        || occurrences.get().names(field).stream()
            .filter(ContentPlaces::isAssigned)
            .map(TreePath::getParentPath)
            .anyMatch(a -> isContent(a, ((AssignmentTree) a.getLeaf()).getExpression()));
  }

  private boolean isContent(TreePath around, Tree value) {
    ExpressionTree bare = BoundModule.withoutParentheses((ExpressionTree) value);
    TypeMirror type = module.type(new TreePath(around, bare));
    return type != null && isContent(module, type);
  }
}
