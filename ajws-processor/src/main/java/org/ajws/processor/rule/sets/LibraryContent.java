package org.ajws.processor.rule.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/** What methods of a library do with an array or a collection that belongs to a set. */
final class LibraryContent {
  /** Methods that put an argument into the object that they are called on, or somewhere else. */
  private static final Pattern KEEPS =
      Pattern.compile(
          "add|add(First|Last|Element|IfAbsent)|put|put(First|Last|IfAbsent)|set|set(Plain|Opaque|Release|ElementAt)"
              + "|offer|offer(First|Last)|push|insert\\w*|replace|replaceAll|merge|fill|lazySet|getAnd(Set|Put)"
              + "|(weakC|c)ompareAnd(Set|Exchange)\\w*|exchange|transfer|tryTransfer|submit|publish"
              + "|accumulateAndGet|getAndAccumulate|complete|completeOnTimeout|obtrudeValue|accept|apply\\w*|test|invoke\\w*|on[A-Z]\\w*|handle");

  /** Methods that put what a container has into the object that they are called on. */
  private static final Set<String> KEEPS_PARTS =
      Set.of("addAll", "putAll", "addAllAbsent", "setAll", "appendAll", "arraycopy", "toArray");

  /** Static methods that give a view of an argument. */
  private static final Pattern SHOWS =
      Pattern.compile(
          "requireNonNull\\w*|stream|iterator|spliterator\\w*|\\w*Iterator|\\w*Stream|wrap|enumeration"
              + "|asLifoQueue|new(Sequenced)?SetFromMap|concat|(unmodifiable|synchronized|checked)\\w+");

  /** Static methods that give what holds an argument. */
  private static final Pattern HOLDS =
      Pattern.compile(
          "of|ofNullable|ofEntries|iterate|asList|entry|singleton\\w*|nCopies|completedFuture|completedStage");

  /** Methods that give what functions make of what a stream or an {@code Optional} has. */
  private static final Pattern MAPS = Pattern.compile("map|mapTo\\w+|flatMap|flatMapTo\\w+");

  /** Methods that give what uses an argument: a {@code Matcher} its text. */
  private static final Set<String> USES = Set.of("matcher", "splitAsStream");

  /** Methods that may give an argument. */
  private static final Set<String> GIVES =
      Set.of("orElse", "getOrDefault", "cast", "toArray", "requireNonNullElse", "reduce");

  /** Methods that give what a container has, and leave it there. */
  private static final Pattern PARTS =
      Pattern.compile(
          "get|get(First|Last|OrDefault|Value|Key)|peek(First|Last)?|element|first|last|next|previous"
              + "|ceiling|floor|higher|lower|put|putIfAbsent|compute\\w*|merge|set|setValue");

  /** Methods that give a copy, or an entry, that has the same parts. */
  private static final Pattern SAME_PARTS =
      Pattern.compile("clone|toArray|(first|last|floor|ceiling|higher|lower)Entry");

  /** Static methods that give a part of an argument. */
  private static final Set<String> PICKS = Set.of("max", "min");

  /** Methods that give what an object itself goes on to use. */
  private static final Map<String, Set<String>> INNER =
      Map.of(
          "java.io.StringWriter", Set.of("getBuffer"),
          "java.text.DateFormat", Set.of("getCalendar", "getNumberFormat"),
          "java.util.Formatter", Set.of("out"));

  /** Methods that give an array of what an object itself goes on to use. */
  private static final Map<String, Set<String>> INNER_ROWS =
      Map.of("java.text.MessageFormat", Set.of("getFormats", "getFormatsByArgumentIndex"));

  /** Classes with methods that give the very object that they are called on. */
  private static final List<String> ITSELF =
      List.of(
          "java.lang.Appendable",
          "java.nio.Buffer",
          "java.util.Formatter",
          "java.util.Scanner",
          "java.util.StringJoiner",
          "java.util.regex.Matcher");

  /** Classes whose objects have a copy of what they are made of. */
  private static final Set<String> COPIES =
      Set.of(
          "java.lang.String",
          "java.lang.StringBuilder",
          "java.lang.StringBuffer",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.util.concurrent.atomic.AtomicIntegerArray",
          "java.util.concurrent.atomic.AtomicLongArray");

  /** Classes whose objects use what they are made of when they are used. */
  private static final Set<String> LAZY =
      Set.of(
          "java.util.stream.BaseStream",
          "java.util.Iterator",
          "java.util.Enumeration",
          "java.util.Spliterator",
          "java.util.Comparator",
          "java.lang.Runnable",
          "java.util.concurrent.Callable");

  private final BoundModule module;

  /** What becomes of an argument. */
  enum Use {
    /** Nothing is left when the call is done. */
    USED,
    /** Others have it. */
    KEPT,
    /** What the call gives is a view of it, or the argument itself. */
    SHOWN,
    /** What the call gives leads to it. */
    HELD
  }

  LibraryContent(BoundModule module) {
    this.module = module;
  }

  /**
   * What becomes of an argument.
   *
   * @param type of the argument
   * @param around whether it is not content but what leads to it
   */
  Use ofArgument(ExecutableElement callee, TreePath call, TypeMirror type, boolean around) {
    String name = callee.getSimpleName().toString();
    boolean parts = around || hasParts(type) || hasEntries(type);
    if (callee.getKind() == ElementKind.CONSTRUCTOR) {
      boolean copied = isCopied(callee.getEnclosingElement().asType()) && !isLazy(type);
      Use held = call.getLeaf() instanceof NewClassTree ? Use.HELD : Use.KEPT; // super(...)
      return copied && !parts ? Use.USED : held;
    }
    if (callee.getModifiers().contains(Modifier.STATIC)) {
      if (SHOWS.matcher(name).matches() || GIVES.contains(name)) {
        return Use.SHOWN;
      }
      if (HOLDS.matcher(name).matches()
          || parts && (name.startsWith("copyOf") || name.equals("list"))) {
        return Use.HELD;
      }
      return Use.USED;
    }
    boolean copies =
        isSubtype(callee.getEnclosingElement(), "java.nio.Buffer")
            || isSubtype(callee.getEnclosingElement(), "java.lang.Appendable");
    if (!copies && (KEEPS.matcher(name).matches() || parts && KEEPS_PARTS.contains(name))) {
      return Use.KEPT;
    }
    if (USES.contains(name)) {
      return Use.HELD;
    }
    return GIVES.contains(name) ? Use.SHOWN : Use.USED;
  }

  /** Whether a static method puts an argument into its first one. */
  boolean isPutIntoFirst(ExecutableElement callee, int argument, TypeMirror type, boolean around) {
    String name = callee.getSimpleName().toString();
    boolean elements = name.equals("fill") || name.equals("set");
    return argument > 0
        && callee.getModifiers().contains(Modifier.STATIC)
        && (elements
            || name.equals("addAll")
            || name.equals("replaceAll")
            || name.equals("copy") && (around || hasParts(type)));
  }

  /** Whether {@code System.arraycopy} puts rows of its first argument into the third one. */
  boolean copiesParts(ExecutableElement callee, TypeMirror type, boolean around) {
    return callee.getSimpleName().contentEquals("arraycopy") && (around || hasRows(type));
  }

  /**
   * Whether a static method gives a part of what it is handed: {@code Collections.max(rows, c)}.
   */
  boolean picksPart(ExecutableElement callee, TypeMirror container, TypeMirror given) {
    return callee.getModifiers().contains(Modifier.STATIC)
        && PICKS.contains(callee.getSimpleName().toString())
        && hasParts(container)
        && ContentTypes.isContent(module, given);
  }

  /**
   * Whether a call gives a copy, or an entry, of a container in which its arrays or collections are
   * the same: {@code rows.clone()}, {@code map.firstEntry()}.
   */
  boolean givesSameParts(ExecutableElement callee, TypeMirror container) {
    return hasParts(container) && SAME_PARTS.matcher(callee.getSimpleName()).matches();
  }

  /**
   * Whether a call gives an array or collection that a container has, and goes on to have: {@code
   * map.get(key)}, not {@code queue.poll()}.
   */
  boolean givesPart(ExecutableElement callee, TypeMirror container, TypeMirror given) {
    return given != null
        && ContentTypes.isContent(module, given)
        && hasParts(container)
        && PARTS.matcher(callee.getSimpleName()).matches();
  }

  /** Whether a call gives what the object that it is called on goes on to use: its calendar. */
  boolean givesInner(ExecutableElement callee) {
    return isNamed(callee, INNER);
  }

  /** Whether a call gives an array of such. */
  boolean givesInnerRows(ExecutableElement callee) {
    return isNamed(callee, INNER_ROWS);
  }

  /** Whether what a call gives is not in its object any more. */
  boolean takesOut(ExecutableElement callee) {
    return callee.getSimpleName().contentEquals("getAndSet");
  }

  private boolean isNamed(ExecutableElement callee, Map<String, Set<String>> methods) {
    return methods.entrySet().stream()
        .anyMatch(
            e ->
                e.getValue().contains(callee.getSimpleName().toString())
                    && isSubtype(callee.getEnclosingElement(), e.getKey()));
  }

  /** Whether what a container, an entry or an array has are arrays or collections. */
  boolean hasParts(TypeMirror type) {
    return hasRows(type)
        || type instanceof DeclaredType d
            && d.getTypeArguments().stream().anyMatch(a -> ContentTypes.isContent(module, a));
  }

  /** Whether a call gives what holds what a function gives. */
  boolean isMapped(TreePath call) {
    return module.element(call) instanceof ExecutableElement callee
        && MAPS.matcher(callee.getSimpleName()).matches();
  }

  /** Whether a call gives nothing but what the functions give that are written in it. */
  boolean givesWhatFunctionsGive(
      ExecutableElement callee, List<? extends ExpressionTree> arguments) {
    return module.declaration(callee) == null
        && MAPS.matcher(callee.getSimpleName()).matches()
        && !arguments.isEmpty()
        && arguments.stream()
            .allMatch(a -> a instanceof LambdaExpressionTree || a instanceof MemberReferenceTree);
  }

  /** Whether a method of a library may give the very object that it is called on: append. */
  boolean givesItself(ExecutableElement callee, TypeMirror receiver) {
    TypeMirror given = module.types().erasure(callee.getReturnType());
    return given instanceof DeclaredType
        && !given.toString().equals("java.lang.Object")
        && !SetDeclarations.isImmutable(given)
        && !callee.getModifiers().contains(Modifier.STATIC)
        && !callee.getSimpleName().toString().matches("clone|toMatchResult")
        && ITSELF.stream().anyMatch(t -> module.isSubtype(receiver, t))
        && module.types().isSubtype(module.types().erasure(receiver), given);
  }

  /** Whether an object uses what it was made of when it is used itself. */
  boolean isLazy(TypeMirror type) {
    return type != null
        && (LAZY.stream().anyMatch(t -> module.isSubtype(type, t))
            || module.types().erasure(type).toString().startsWith("java.util.function."));
  }

  /** An array whose elements are content, too. */
  static boolean hasRows(TypeMirror type) {
    return type instanceof ArrayType a && a.getComponentType() instanceof ArrayType;
  }

  /** An entry of a map changes it by {@code setValue}. */
  boolean isEntry(TypeMirror type) {
    return type != null && module.isSubtype(type, "java.util.Map.Entry");
  }

  /** A container or stream of entries, or what is found in one. */
  boolean hasEntries(TypeMirror type) {
    return type instanceof DeclaredType d && d.getTypeArguments().stream().anyMatch(this::isEntry);
  }

  private boolean isCopied(TypeMirror type) {
    String name = module.types().erasure(type).toString();
    return COPIES.contains(name)
        || name.startsWith("java.util.")
            && (module.isSubtype(type, "java.util.Collection")
                || module.isSubtype(type, "java.util.Map"));
  }

  private boolean isSubtype(Element type, String name) {
    return module.isSubtype(type.asType(), name);
  }
}
