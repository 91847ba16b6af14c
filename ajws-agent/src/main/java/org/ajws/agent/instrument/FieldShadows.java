package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The shadows of a class's own fields: one array for each object and one for the class, and the
 * methods by which accesses, in this class and in others, are checked.
 *
 * <p>The names contain the class's: a subclass has shadows of its own beside them.
 */
final class FieldShadows {
  static final String CHECKS = "org/ajws/agent/race/Checks";
  static final String SHADOW_DESC = "(Ljava/lang/Object;)[J";
  private static final String PREFIX = "$ajws$race$";

  private FieldShadows() {}

  /** Whether accesses to a field are watched. */
  static boolean isWatched(String name, int access) {
    return (access & (ACC_FINAL | ACC_VOLATILE)) == 0 && !name.startsWith("$jacoco");
  }

  /** The method of a class that checks accesses to its fields. */
  static String method(String declaring, boolean isStatic, boolean write) {
    return PREFIX + (isStatic ? "s" : "") + (write ? "w" : "r") + mangled(declaring);
  }

  static String desc(boolean isStatic) {
    return isStatic ? "(II)V" : "(Ljava/lang/Object;II)V";
  }

  /** The method of a class that gives the shadow of its fields of an object. */
  static String shadow(String declaring) {
    return PREFIX + "g" + mangled(declaring);
  }

  private static String mangled(String name) {
    return "$" + name.replace('/', '$');
  }

  /** Adds the shadows and their methods to a class. */
  static void add(ClassNode c, ClassFacts facts) {
    if ((c.access & (ACC_INTERFACE | ACC_MODULE)) != 0) {
      return; // all fields of interfaces are final
    }
    int own = facts.watchedFields(false);
    int ofClass = facts.watchedFields(true);
    if (own > 0) {
      add(c, own, false);
    }
    if (ofClass > 0) {
      add(c, ofClass, true);
    }
  }

  private static void add(ClassNode c, int fields, boolean isStatic) {
    String shadow = PREFIX + (isStatic ? "s" : "o") + mangled(c.name);
    int access = ACC_PRIVATE | ACC_TRANSIENT | ACC_SYNTHETIC | (isStatic ? ACC_STATIC : 0);
    c.fields.add(new FieldNode(access, shadow, "[J", null, null));
    if (!isStatic) {
      MethodNode m = newMethod(shadow(c.name), SHADOW_DESC);
      shadow(c, m, shadow, fields);
      c.methods.add(m);
    }
    for (boolean write : new boolean[] {false, true}) {
      MethodNode m = newMethod(method(c.name, isStatic, write), desc(isStatic));
      if (isStatic) {
        checkStatic(c, m, shadow, fields, write);
      } else {
        check(c, m, shadow, fields, write);
      }
      c.methods.add(m);
    }
  }

  private static MethodNode newMethod(String name, String desc) {
    return new MethodNode(ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC, name, desc, null, null);
  }

  /** Leaves the shadow in local {@code to}; goes to {@code ifNull} if there is no object. */
  private static void find(
      ClassNode c, MethodNode m, String shadow, int fields, int to, Label ifNull) {
    Label found = new Label();
    m.visitVarInsn(ALOAD, 0);
    m.visitJumpInsn(IFNULL, ifNull);
    m.visitVarInsn(ALOAD, 0);
    m.visitTypeInsn(CHECKCAST, c.name);
    m.visitFieldInsn(GETFIELD, c.name, shadow, "[J");
    m.visitInsn(DUP);
    m.visitVarInsn(ASTORE, to);
    m.visitJumpInsn(IFNONNULL, found);
    m.visitVarInsn(ALOAD, 0);
    m.visitTypeInsn(CHECKCAST, c.name);
    m.visitLdcInsn(fields);
    m.visitMethodInsn(INVOKESTATIC, CHECKS, "newShadow", "(I)[J", false);
    m.visitInsn(DUP);
    m.visitVarInsn(ASTORE, to);
    m.visitFieldInsn(PUTFIELD, c.name, shadow, "[J");
    m.visitLabel(found);
  }

  /** Null if there is no object. */
  private static void shadow(ClassNode c, MethodNode m, String shadow, int fields) {
    Label none = new Label();
    find(c, m, shadow, fields, 1, none);
    m.visitFrame(F_NEW, 2, new Object[] {"java/lang/Object", "[J"}, 0, null);
    m.visitVarInsn(ALOAD, 1);
    m.visitInsn(ARETURN);
    m.visitLabel(none);
    m.visitFrame(F_NEW, 1, new Object[] {"java/lang/Object"}, 0, null);
    m.visitInsn(ACONST_NULL);
    m.visitInsn(ARETURN);
    m.visitMaxs(5, 2);
  }

  private static void check(ClassNode c, MethodNode m, String shadow, int fields, boolean write) {
    Label end = new Label();
    find(c, m, shadow, fields, 3, end);
    m.visitFrame(F_NEW, 4, new Object[] {"java/lang/Object", INTEGER, INTEGER, "[J"}, 0, null);
    m.visitVarInsn(ALOAD, 0);
    m.visitVarInsn(ALOAD, 3);
    m.visitVarInsn(ILOAD, 1);
    m.visitVarInsn(ILOAD, 2);
    visitCheck(m, write);
    m.visitLabel(end);
    m.visitFrame(F_NEW, 3, new Object[] {"java/lang/Object", INTEGER, INTEGER}, 0, null);
    m.visitInsn(RETURN);
    m.visitMaxs(5, 4);
  }

  private static void checkStatic(
      ClassNode c, MethodNode m, String shadow, int fields, boolean write) {
    Label known = new Label();
    m.visitFieldInsn(GETSTATIC, c.name, shadow, "[J");
    m.visitInsn(DUP);
    m.visitVarInsn(ASTORE, 2);
    m.visitJumpInsn(IFNONNULL, known);
    m.visitLdcInsn(fields);
    m.visitMethodInsn(INVOKESTATIC, CHECKS, "newShadow", "(I)[J", false);
    m.visitInsn(DUP);
    m.visitVarInsn(ASTORE, 2);
    m.visitFieldInsn(PUTSTATIC, c.name, shadow, "[J");
    m.visitLabel(known);
    m.visitFrame(F_NEW, 3, new Object[] {INTEGER, INTEGER, "[J"}, 0, null);
    m.visitInsn(ACONST_NULL);
    m.visitVarInsn(ALOAD, 2);
    m.visitVarInsn(ILOAD, 0);
    m.visitVarInsn(ILOAD, 1);
    visitCheck(m, write);
    m.visitInsn(RETURN);
    m.visitMaxs(5, 3);
  }

  private static void visitCheck(MethodNode m, boolean write) {
    String desc =
        Type.getMethodDescriptor(
            Type.VOID_TYPE,
            Type.getObjectType("java/lang/Object"),
            Type.getType("[J"),
            Type.INT_TYPE,
            Type.INT_TYPE);
    m.visitMethodInsn(INVOKESTATIC, CHECKS, write ? "write" : "read", desc, false);
  }
}
