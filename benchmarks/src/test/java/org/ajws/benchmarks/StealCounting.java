package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Copies of class files that count how often a thief enters: at the start of each handler of {@code
 * WS.Continuation}.
 */
final class StealCounting {
  /** Runs {@code RunTask} with its arguments and prints the number of steals at the end. */
  static final String MAIN = "org.ajws.benchmarks.tasks.CountedTask";

  private static final String COUNTER = MAIN.replace('.', '/');
  private static final String CONTINUATION = "org/jikesrvm/scheduler/WS$Continuation";
  private static final String ATOMIC = "java/util/concurrent/atomic/AtomicInteger";

  private StealCounting() {}

  /** Writes the copies to a folder and gives that back. */
  static Path of(Path classes, Path copies) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      List<Path> classFiles = files.filter(f -> f.toString().endsWith(".class")).toList();
      for (Path file : classFiles) {
        write(copies.resolve(classes.relativize(file)), counting(Files.readAllBytes(file)));
      }
    }
    write(copies.resolve(COUNTER + ".class"), counter());
    return copies;
  }

  private static void write(Path file, byte[] content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, content);
  }

  private static byte[] counting(byte[] classFile) {
    ClassNode type = new ClassNode();
    new ClassReader(classFile).accept(type, 0);
    for (MethodNode method : type.methods) {
      List<AbstractInsnNode> handlers =
          method.tryCatchBlocks.stream()
              .filter(b -> CONTINUATION.equals(b.type))
              .map((TryCatchBlockNode b) -> (AbstractInsnNode) b.handler)
              .distinct()
              .toList();
      for (AbstractInsnNode handler : handlers) {
        AbstractInsnNode first = handler;
        while (first.getOpcode() < 0) {
          first = first.getNext();
        }
        method.instructions.insertBefore(
            first, new MethodInsnNode(Opcodes.INVOKESTATIC, COUNTER, "entered", "()V", false));
      }
    }
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);
    return writer.toByteArray();
  }

  /** The class with the counter and the main method; of version 50, so written by hand. */
  private static byte[] counter() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, COUNTER, null, "java/lang/Object", null);
    String atomic = "L" + ATOMIC + ";";
    writer
        .visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "STEALS", atomic, null, null)
        .visitEnd();
    var start = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    start.visitTypeInsn(Opcodes.NEW, ATOMIC);
    start.visitInsn(Opcodes.DUP);
    start.visitMethodInsn(Opcodes.INVOKESPECIAL, ATOMIC, "<init>", "()V", false);
    start.visitFieldInsn(Opcodes.PUTSTATIC, COUNTER, "STEALS", atomic);
    start.visitInsn(Opcodes.RETURN);
    start.visitMaxs(0, 0);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    var entered = writer.visitMethod(access, "entered", "()V", null, null);
    entered.visitFieldInsn(Opcodes.GETSTATIC, COUNTER, "STEALS", atomic);
    entered.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ATOMIC, "incrementAndGet", "()I", false);
    entered.visitInsn(Opcodes.POP);
    entered.visitInsn(Opcodes.RETURN);
    entered.visitMaxs(0, 0);
    var main =
        writer.visitMethod(
            access,
            "main",
            "([Ljava/lang/String;)V",
            null,
            new String[] {Type.getInternalName(Exception.class)});
    main.visitVarInsn(Opcodes.ALOAD, 0);
    main.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        "org/ajws/benchmarks/tasks/RunTask",
        "main",
        "([Ljava/lang/String;)V",
        false);
    main.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    main.visitLdcInsn("steals ");
    print(main, "print", "Ljava/lang/Object;");
    main.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    main.visitFieldInsn(Opcodes.GETSTATIC, COUNTER, "STEALS", atomic);
    print(main, "println", "Ljava/lang/Object;");
    main.visitInsn(Opcodes.RETURN);
    main.visitMaxs(0, 0);
    return writer.toByteArray();
  }

  private static void print(org.objectweb.asm.MethodVisitor code, String method, String parameter) {
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", method, "(" + parameter + ")V", false);
  }
}
