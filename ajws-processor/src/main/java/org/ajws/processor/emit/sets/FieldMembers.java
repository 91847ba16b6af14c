package org.ajws.processor.emit.sets;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.source.BoundModule;

/**
 * What a class gets for the only field of a set without a lock, and how generated code names it.
 *
 * <p>The handle of the field is in a class of its own, which is initialised on first use. A field
 * with stripes holds what was added without a collision; the first thread that collides several
 * times in a row makes the stripes, and from then on all additions go to them.
 */
final class FieldMembers {
  private static final String HANDLE = "java.lang.invoke.VarHandle";
  private static final String MEMBER_HANDLE = "org.ajws.runtime.lock.MemberHandle";
  private static final String STRIPES = "org.ajws.runtime.lock.StripedCounter";

  private FieldMembers() {}

  private static String holder(VariableElement field) {
    return "ajws$handle_" + field.getSimpleName();
  }

  private static String stripes(VariableElement field) {
    return "ajws$stripes_" + field.getSimpleName();
  }

  /** The method that adds to a field with stripes. */
  static String add(VariableElement field) {
    return "ajws$add_" + field.getSimpleName();
  }

  /** The method that gives the value of a field with stripes. */
  static String sum(VariableElement field) {
    return "ajws$sum_" + field.getSimpleName();
  }

  private static boolean isStatic(VariableElement field) {
    return field.getModifiers().contains(Modifier.STATIC);
  }

  private static String owner(VariableElement field) {
    return field.getEnclosingElement().getSimpleName().toString();
  }

  /** The field from within its class, whatever else has its name. */
  static String name(VariableElement field) {
    return (isStatic(field) ? owner(field) : "this") + "." + field.getSimpleName();
  }

  /** The beginning of an operation on the field, up to its first operand. */
  static String call(VariableElement field, String method) {
    return holder(field) + ".of." + method + (isStatic(field) ? "(" : "(this, ");
  }

  private static String handle(VariableElement field, String constant, String name, Object type) {
    return "static final %s %s = %s.%s(java.lang.invoke.MethodHandles.lookup(), %s.class, \"%s\", %s.class);"
        .formatted(
            HANDLE,
            constant,
            MEMBER_HANDLE,
            isStatic(field) ? "ofStatic" : "of",
            owner(field),
            name,
            type);
  }

  /** The holder of the field's handle. */
  static String ofHandle(BoundModule module, VariableElement field) {
    return (" " + AddedMember.MARK + "private static final class %s { %s } ")
        .formatted(
            holder(field),
            handle(
                field,
                "of",
                field.getSimpleName().toString(),
                module.types().erasure(field.asType())));
  }

  /** The stripes of the field, the handles of both, and the methods that use them. */
  static String ofStripes(VariableElement field) {
    boolean isStatic = isStatic(field);
    String modifiers = isStatic ? "private static " : "private ";
    String here = isStatic ? "" : "this, ";
    String value = name(field);
    String stripes = (isStatic ? owner(field) : "this") + "." + stripes(field);
    String type = field.asType().toString();
    String handles =
        handle(field, "of", field.getSimpleName().toString(), type)
            + " "
            + handle(field, "stripes", stripes(field), STRIPES);
    String fields =
        (" %s%svolatile %s %s; " + AddedMember.MARK + "private static final class %s { %s }")
            .formatted(
                modifiers,
                isStatic ? "" : "transient ",
                STRIPES,
                stripes(field),
                holder(field),
                handles);
    String add =
        (" "
                + AddedMember.MARK
                + "%1$svoid %2$s(%3$s by) { %3$s seen = %4$s; if (%5$s != null ||"
                + " !%6$s.of.compareAndSet(%7$sseen, seen + by)) { %2$s_met(by); } }")
            .formatted(modifiers, add(field), type, value, stripes, holder(field), here);
    String met =
        (" "
                + AddedMember.MARK
                + "%1$svoid %2$s_met(%3$s by) { if (%4$s == null) {"
                + " %5$s.stripes.compareAndSet(%6$s(%7$s) null, new %7$s()); } %4$s.add(by); }")
            .formatted(modifiers, add(field), type, stripes, holder(field), here, STRIPES);
    String sum =
        (" "
                + AddedMember.MARK
                + "%1$s%2$s %3$s() { %4$s stripes = %5$s; %2$s met = stripes == null ? 0 :"
                + " %7$sstripes.sum(); return %6$s + met; } ")
            .formatted(
                modifiers,
                type,
                sum(field),
                STRIPES,
                stripes,
                value,
                field.asType().getKind() == TypeKind.INT ? "(int) " : "");
    return fields + add + met + sum;
  }
}
