package org.ajws.processor.program;

import com.sun.source.tree.Tree;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The operators of {@code @Reduce}, each with all that the translator knows of it: rules ask which
 * types and updates it takes, emitters how it begins and combines, messages how it is written.
 */
public enum ReductionOperator {
  /** {@code +}; 0.0 + -0.0 is not -0.0, so -0.0 is neutral. */
  SUM(
      Operands.NUMBERS,
      type -> Operands.FLOATING.contains(type) ? "-0.0" : "0",
      "%1$s += %2$s",
      "s += e, s -= e, s++, s-- or s = s + e",
      Tree.Kind.PLUS,
      Tree.Kind.MINUS,
      Tree.Kind.PLUS_ASSIGNMENT,
      Tree.Kind.MINUS_ASSIGNMENT,
      Tree.Kind.PREFIX_INCREMENT,
      Tree.Kind.PREFIX_DECREMENT,
      Tree.Kind.POSTFIX_INCREMENT,
      Tree.Kind.POSTFIX_DECREMENT),
  /** {@code *}. */
  PRODUCT(
      Operands.NUMBERS,
      type -> "1",
      "%1$s *= %2$s",
      "s *= e or s = s * e",
      Tree.Kind.MULTIPLY,
      Tree.Kind.MULTIPLY_ASSIGNMENT),
  /** {@code Math.min}. */
  MIN(
      Operands.NUMBERS,
      type ->
          Operands.FLOATING.contains(type)
              ? box(type) + ".POSITIVE_INFINITY"
              : box(type) + ".MAX_VALUE",
      "%1$s = (%3$s) java.lang.Math.min(%1$s, %2$s)",
      "s = Math.min(s, e) or if (e < s) s = e;"),
  /** {@code Math.max}. */
  MAX(
      Operands.NUMBERS,
      type ->
          Operands.FLOATING.contains(type)
              ? box(type) + ".NEGATIVE_INFINITY"
              : box(type) + ".MIN_VALUE",
      "%1$s = (%3$s) java.lang.Math.max(%1$s, %2$s)",
      "s = Math.max(s, e) or if (e > s) s = e;"),
  /** {@code &} and {@code &&}. */
  AND(
      Operands.BITS,
      type -> type == TypeKind.BOOLEAN ? "true" : "-1",
      "%1$s &= %2$s",
      "s &= e or s = s && e",
      Tree.Kind.AND,
      Tree.Kind.CONDITIONAL_AND,
      Tree.Kind.AND_ASSIGNMENT),
  /** {@code |} and {@code ||}. */
  OR(
      Operands.BITS,
      type -> type == TypeKind.BOOLEAN ? "false" : "0",
      "%1$s |= %2$s",
      "s |= e or s = s || e",
      Tree.Kind.OR,
      Tree.Kind.CONDITIONAL_OR,
      Tree.Kind.OR_ASSIGNMENT),
  /** {@code ^}. */
  XOR(
      Operands.BITS,
      type -> type == TypeKind.BOOLEAN ? "false" : "0",
      "%1$s ^= %2$s",
      "s ^= e",
      Tree.Kind.XOR,
      Tree.Kind.XOR_ASSIGNMENT);

  private final Operands operands;
  private final Function<TypeKind, String> identity;
  private final String combine;
  private final String forms;
  private final Set<Tree.Kind> updates;

  ReductionOperator(
      Operands operands,
      Function<TypeKind, String> identity,
      String combine,
      String forms,
      Tree.Kind... updates) {
    this.operands = operands;
    this.identity = identity;
    this.combine = combine;
    this.forms = forms;
    this.updates = Set.of(updates);
  }

  /** The operator of an assignment {@code s op= e}, of {@code s++}, or of {@code s op e}. */
  public static ReductionOperator of(Tree.Kind kind) {
    return Arrays.stream(values()).filter(o -> o.updates.contains(kind)).findFirst().orElse(null);
  }

  /** What can be reduced, for messages. */
  public String operands() {
    return operands.description;
  }

  /** Whether variables of a type, which is no box, can be reduced. */
  public boolean takes(TypeMirror type) {
    return operands.types.contains(type.getKind());
  }

  /** The neutral value for a type that the operator takes, as an expression. */
  public String identity(TypeMirror type) {
    String value = identity.apply(type.getKind());
    return hasType(value, type.getKind()) ? value : "(%s) (%s)".formatted(type, value);
  }

  /** Whether a neutral value needs no cast, of which the compiler may warn as redundant. */
  private static boolean hasType(String value, TypeKind type) {
    return switch (type) {
      case BOOLEAN -> true;
      case INT -> true; // a literal or a constant of Integer
      case DOUBLE -> value.contains(".");
      default -> value.startsWith(box(type));
    };
  }

  /** The statement that adds the partial result {@code b} to {@code a}, both of a type. */
  public String combine(TypeMirror type, String a, String b) {
    return combine.formatted(a, b, type) + "; ";
  }

  /** The updates that it takes, for messages: of {@code s} by {@code e}. */
  public String forms() {
    return forms;
  }

  private static String box(TypeKind type) {
    return switch (type) {
      case INT -> "java.lang.Integer";
      case CHAR -> "java.lang.Character";
      default ->
          "java.lang." + type.name().charAt(0) + type.name().substring(1).toLowerCase(Locale.ROOT);
    };
  }

  /** What operators are defined for. */
  private enum Operands {
    NUMBERS(
        "numbers",
        TypeKind.BYTE,
        TypeKind.SHORT,
        TypeKind.CHAR,
        TypeKind.INT,
        TypeKind.LONG,
        TypeKind.FLOAT,
        TypeKind.DOUBLE),
    BITS(
        "integers and booleans",
        TypeKind.BYTE,
        TypeKind.SHORT,
        TypeKind.CHAR,
        TypeKind.INT,
        TypeKind.LONG,
        TypeKind.BOOLEAN);

    static final Set<TypeKind> FLOATING = EnumSet.of(TypeKind.FLOAT, TypeKind.DOUBLE);

    final String description;
    final Set<TypeKind> types;

    Operands(String description, TypeKind... types) {
      this.description = description;
      this.types = Set.of(types);
    }
  }
}
