package org.ajws.processor.classfile;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;

/**
 * Turns a class file of {@code javac --release 8} into one of version 50 with the same lines. What
 * version 50 cannot hold is left for the verifier to report. The stack maps stay: version 50 has
 * them, and what is exchanged here never changes the types at a jump's target.
 *
 * <p>Annotations of AJWS go but for the stamp, since their classes are not on the VM's class path;
 * so do type annotations and names of parameters, which version 50 does not know.
 */
final class ClassLowering extends ClassVisitor {
  /** Java 6. */
  static final int VERSION = Opcodes.V1_6;

  private static final String AJWS = "Lorg/ajws/";

  /** The stamp of a translated class, which a program may ask for. */
  private static final String STAMP = AJWS + "runtime/Translated;";

  private ClassLowering(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /** The class at version 50, or at its own if that is lower. */
  static byte[] lower(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    reader.accept(new ClassLowering(writer), 0);
    return writer.toByteArray();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      String signature,
      String superName,
      String[] interfaces) {
    super.visit(
        (version & 0xffff) > VERSION ? VERSION : version,
        access,
        name,
        signature,
        superName,
        interfaces);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return descriptor.startsWith(AJWS) && !descriptor.equals(STAMP)
        ? null
        : super.visitAnnotation(descriptor, visible);
  }

  @Override
  public AnnotationVisitor visitTypeAnnotation(
      int type, TypePath path, String descriptor, boolean visible) {
    return null;
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    FieldVisitor next = super.visitField(access, name, descriptor, signature, value);
    return new FieldVisitor(Opcodes.ASM9, next) {
      @Override
      public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        return annotation.startsWith(AJWS) ? null : super.visitAnnotation(annotation, visible);
      }

      @Override
      public AnnotationVisitor visitTypeAnnotation(
          int type, TypePath path, String annotation, boolean visible) {
        return null;
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new Method(super.visitMethod(access, name, descriptor, signature, exceptions));
  }

  private static final class Method extends MethodVisitor {
    Method(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals("java/util/Objects")
          && name.equals("requireNonNull")
          && descriptor.equals("(Ljava/lang/Object;)Ljava/lang/Object;")) {
        // How javac up to release 6 itself checks for null; the object stays on the stack.
        super.visitInsn(Opcodes.DUP);
        super.visitMethodInsn(
            Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        super.visitInsn(Opcodes.POP);
        return;
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitParameter(String name, int access) {}

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return descriptor.startsWith(AJWS) ? null : super.visitAnnotation(descriptor, visible);
    }

    @Override
    public AnnotationVisitor visitParameterAnnotation(
        int parameter, String descriptor, boolean visible) {
      return descriptor.startsWith(AJWS)
          ? null
          : super.visitParameterAnnotation(parameter, descriptor, visible);
    }

    @Override
    public AnnotationVisitor visitTypeAnnotation(
        int type, TypePath path, String descriptor, boolean visible) {
      return null;
    }

    @Override
    public AnnotationVisitor visitInsnAnnotation(
        int type, TypePath path, String descriptor, boolean visible) {
      return null;
    }

    @Override
    public AnnotationVisitor visitTryCatchAnnotation(
        int type, TypePath path, String descriptor, boolean visible) {
      return null;
    }

    @Override
    public AnnotationVisitor visitLocalVariableAnnotation(
        int type,
        TypePath path,
        org.objectweb.asm.Label[] start,
        org.objectweb.asm.Label[] end,
        int[] index,
        String descriptor,
        boolean visible) {
      return null;
    }
  }
}
