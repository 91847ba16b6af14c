package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.SpeculationPolicy;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.source.BoundModule;

/**
 * What becomes of a call in tracked code: by what {@code @Speculative} says, by following the
 * method, or by the table of the JDK's methods, {@code speculation-policies.txt}.
 */
final class CallPolicies {
  /** What becomes of a call. */
  sealed interface Policy {}

  /** It is made as it stands, with tracked arguments. */
  record Pure() implements Policy {}

  /** Its twin is called. */
  record Followed() implements Policy {}

  /**
   * It is made when the chunk commits.
   *
   * @param format whether its arguments are a format and what it is made of
   */
  record Deferred(boolean format) implements Policy {}

  /**
   * The chunk has to be the oldest.
   *
   * @param reason why
   */
  record Unknown(String reason) implements Policy {}

  /** Objects that never change, and whose methods run no code of the program. */
  private static final Set<String> VALUES =
      Set.of(
          "java.lang.String",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Character",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.util.UUID");

  private final BoundModule module;
  private final LibraryTable library;
  private final TwinMethods twins;
  private final ClassStarts starts;
  private final Constructions constructions;
  private TwinConstructors constructors;

  CallPolicies(BoundModule module, TwinMethods twins, ClassStarts starts) {
    this.module = module;
    this.library = new LibraryTable(module, CallPolicies.class, "speculation-policies.txt");
    this.twins = twins;
    this.starts = starts;
    this.constructions = new Constructions(module, this);
  }

  void use(TwinConstructors followed) {
    constructors = followed;
  }

  /** Which objects are made without an effect. */
  Constructions constructions() {
    return constructions;
  }

  /** Whether a type has only values that never change, and whose text is made by the JDK alone. */
  boolean isValue(TypeMirror type) {
    return type != null
        && (type.getKind().isPrimitive()
            || type.getKind() == TypeKind.NULL
            || type instanceof DeclaredType declared
                && VALUES.contains(
                    ((TypeElement) declared.asElement()).getQualifiedName().toString()));
  }

  /** What {@code @Speculative} says of a method; null for nothing. */
  static SpeculationPolicy declared(ExecutableElement method) {
    AnnotationMirror mirror = LocalVariables.annotation(method, "Speculative");
    if (mirror == null) {
      return null;
    }
    return mirror.getElementValues().values().stream()
        .map(v -> v.getValue())
        .filter(VariableElement.class::isInstance)
        .map(v -> SpeculationPolicy.valueOf(((VariableElement) v).getSimpleName().toString()))
        .findFirst()
        .orElse(SpeculationPolicy.IRREVOCABLE);
  }

  /** What becomes of a call of a method. */
  Policy of(TreePath path) {
    MethodInvocationTree call = (MethodInvocationTree) path.getLeaf();
    if (!(module.element(path) instanceof ExecutableElement method)
        || method.getKind() != ElementKind.METHOD) {
      return new Unknown("calls another constructor");
    }
    SpeculationPolicy declared = declared(method);
    if (declared != null) {
      return declared(declared, method, path, call);
    }
    String start =
        method.getModifiers().contains(Modifier.STATIC)
            ? starts.whyNotBegun((TypeElement) method.getEnclosingElement(), path)
            : null;
    if (start != null) {
      return new Unknown(start);
    }
    if (isAccessor(method) || isOfEnum(method)) {
      return new Pure();
    }
    if (module.declaration(method) != null) {
      String reason = isBySuper(method, call) ? "is called by " + call.getMethodSelect() : null;
      reason = reason == null ? twins.whyNotFollowed(method) : reason;
      return reason == null
          ? new Followed()
          : new Unknown("calls " + name(method) + ", which " + reason);
    }
    return ofLibrary(method, path, call);
  }

  private Policy declared(
      SpeculationPolicy policy,
      ExecutableElement method,
      TreePath path,
      MethodInvocationTree call) {
    switch (policy) {
      case PURE:
        return new Pure();
      case DEFERRED:
        boolean values = call.getArguments().stream().allMatch(a -> isValue(path, a));
        return values && method.getReturnType().getKind() == TypeKind.VOID
            ? new Deferred(false)
            : new Unknown("calls " + name(method) + " with objects that may change");
      default:
        return new Unknown("calls " + name(method) + ", which is declared irrevocable");
    }
  }

  private Policy ofLibrary(ExecutableElement method, TreePath path, MethodInvocationTree call) {
    List<String> words = library.of(method);
    Policy unknown = new Unknown("calls " + name(method) + ", of which nothing is known");
    if (words == null || method.getSimpleName().contentEquals("random")) {
      return unknown;
    }
    boolean any = words.contains("any");
    boolean values = call.getArguments().stream().skip(any ? 1 : 0).allMatch(a -> isValue(path, a));
    if (!values) {
      return new Unknown("calls " + name(method) + " with objects whose methods it may call");
    }
    if (any) {
      return new Pure();
    }
    if (words.contains("deferred")) {
      return new Deferred(false);
    }
    if (words.contains("format")) {
      return new Deferred(true);
    }
    return words.contains("pure") && isReceiverValue(method, path, call) ? new Pure() : unknown;
  }

  private boolean isReceiverValue(
      ExecutableElement method, TreePath path, MethodInvocationTree call) {
    if (method.getModifiers().contains(Modifier.STATIC)) {
      return true;
    }
    return call.getMethodSelect() instanceof MemberSelectTree select
        && isValue(new TreePath(path, select), select.getExpression());
  }

  private boolean isValue(TreePath around, ExpressionTree argument) {
    return isValue(module.type(new TreePath(around, argument)));
  }

  /** {@code super.m()}, which would not be the same from the twin of what overrides m. */
  private static boolean isBySuper(ExecutableElement method, MethodInvocationTree call) {
    return TwinMethods.canBeOverridden(method)
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getExpression().toString().equals("super")
            || select.getExpression().toString().endsWith(".super"));
  }

  /** Whether a method reads a component of a record, and nobody has written it. */
  private boolean isAccessor(ExecutableElement method) {
    Element owner = method.getEnclosingElement();
    return owner.getKind() == ElementKind.RECORD
        && method.getParameters().isEmpty()
        && module.declaration(owner) != null
        && module.declaration(method) == null
        && ((TypeElement) owner)
            .getRecordComponents().stream().anyMatch(c -> c.getAccessor().equals(method));
  }

  /** {@code name}, {@code ordinal} and what else of an enum is final, {@code values}. */
  private boolean isOfEnum(ExecutableElement method) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    String name = method.getSimpleName().toString();
    if (owner.getQualifiedName().contentEquals("java.lang.Enum")) {
      return Set.of("name", "ordinal", "compareTo", "equals", "getDeclaringClass").contains(name);
    }
    return owner.getKind() == ElementKind.ENUM // which cannot declare such methods itself
        && (name.equals("values") && method.getParameters().isEmpty()
            || name.equals("valueOf") && method.getParameters().size() == 1 && isOfText(method));
  }

  private static boolean isOfText(ExecutableElement method) {
    return method.getParameters().get(0).asType().toString().equals("java.lang.String");
  }

  static String name(ExecutableElement method) {
    return method.getEnclosingElement().getSimpleName() + "." + method.getSimpleName();
  }

  /** What becomes of {@code new}. */
  Policy made(TreePath path) {
    String reason = whyNotMade(path);
    if (reason == null) {
      return new Pure();
    }
    NewClassTree made = (NewClassTree) path.getLeaf();
    if (!(module.element(path) instanceof ExecutableElement constructor)
        || declared(constructor) != null
        || made.getEnclosingExpression() != null
        || module.declaration(constructor.getEnclosingElement()) == null
        || starts.whyNotBegun((TypeElement) constructor.getEnclosingElement(), path) != null) {
      return new Unknown(reason);
    }
    String why = constructors.whyNotFollowed(constructor);
    String type = constructor.getEnclosingElement().getSimpleName().toString();
    return why == null
        ? new Followed()
        : new Unknown("makes a " + type + ", whose constructor " + why);
  }

  /** Whether {@code super(…)} or {@code this(…)} in the twin of a constructor calls another one. */
  boolean isTwin(TreePath call) {
    return module.element(call) instanceof ExecutableElement constructor
        && constructions.whyNotMadeBy(constructor) != null;
  }

  /** Why a constructor cannot run as it stands in a chunk; null if it can. */
  String whyNotMade(TreePath path) {
    NewClassTree made = (NewClassTree) path.getLeaf();
    if (!(module.element(path) instanceof ExecutableElement constructor)) {
      return "makes an unknown object";
    }
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    if (declared(constructor) == SpeculationPolicy.PURE) {
      return null;
    }
    if (declared(constructor) != null) {
      return "makes a " + type.getSimpleName() + ", which is declared irrevocable";
    }
    if (made.getEnclosingExpression() != null) {
      return "makes an object of another object";
    }
    String start = starts.whyNotBegun(type, path);
    if (start != null) {
      return start;
    }
    if (module.declaration(type) != null) {
      String reason = constructions.whyNotHarmless(constructor);
      return reason == null
          ? null
          : "makes a " + type.getSimpleName() + ", whose constructor " + reason;
    }
    // new X(cause) alone asks the cause for its text.
    boolean cause = made.getArguments().size() > 1;
    boolean values =
        made.getArguments().stream()
            .allMatch(a -> isValue(path, a) || cause && isThrowable(path, a));
    return values && isKnownConstructor(constructor)
        ? null
        : "makes a " + type.getSimpleName() + ", of whose constructor nothing is known";
  }

  /** Whether a constructor of the JDK does nothing but make the object. */
  boolean isKnownConstructor(ExecutableElement constructor) {
    if (constructor.getEnclosingElement().toString().equals("java.lang.Object")) {
      return true;
    }
    List<String> words = library.of(constructor);
    return words != null && words.contains("pure") && isOfJdk(constructor);
  }

  private static boolean isOfJdk(Element element) {
    Element top = element;
    while (!(top instanceof TypeElement t) || t.getNestingKind().isNested()) {
      top = top.getEnclosingElement();
    }
    return ((TypeElement) top).getQualifiedName().toString().startsWith("java.");
  }

  private boolean isThrowable(TreePath around, ExpressionTree argument) {
    TypeMirror type = module.type(new TreePath(around, argument));
    TypeMirror throwable = module.namedType("java.lang.Throwable").asType();
    return type != null && module.types().isSubtype(type, throwable);
  }
}
