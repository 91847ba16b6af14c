package org.ajws.processor.classfile;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.classfile.VmLibrary.Problem;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Checks that Jikes RVM can load and run a program: the version of every class file, its
 * instructions and constants, what it refers to in other classes, and the handlers around its calls
 * of {@code org.jikesrvm.scheduler.WS}. Findings are reported at the user's lines.
 */
final class ClassVerifier {
  private final VmLibrary library;
  private final UserPositions positions;
  private ClassNode type;
  private int line;

  ClassVerifier(VmLibrary library, UserPositions positions) {
    this.library = library;
    this.positions = positions;
  }

  /** Checks every class of the program, and every class of the runtime that it refers to. */
  void verify() throws IOException {
    for (byte[] next = library.next(); next != null; next = library.next()) {
      verify(next);
    }
  }

  private void verify(byte[] classFile) throws IOException {
    type = new ClassNode();
    new ClassReader(classFile).accept(type, ClassReader.SKIP_FRAMES);
    int ofClass = firstLine();
    line = ofClass;
    int major = type.version & 0xffff;
    if (major > ClassLowering.VERSION) {
      add(
          DiagnosticCode.JIKES_CLASS_VERSION,
          "the class file of " + dotted(type.name) + " has version " + major,
          "compile it for version " + ClassLowering.VERSION + ", that of Java 6, or lower");
    }
    checkClass(type.superName);
    for (String each : type.interfaces) {
      checkClass(each);
    }
    for (FieldNode field : type.fields) {
      checkType(Type.getType(field.desc));
    }
    for (MethodNode method : type.methods) {
      line = lineOf(method, ofClass);
      checkHead(method);
      for (AbstractInsnNode each : method.instructions) {
        if (each instanceof LineNumberNode number) {
          line = number.line;
        } else {
          check(each);
        }
      }
      checkHandlers(method);
    }
  }

  private void checkHead(MethodNode method) throws IOException {
    boolean isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
    if (isInterface
        && (method.access & Opcodes.ACC_ABSTRACT) == 0
        && !method.name.equals("<clinit>")) {
      add(
          DiagnosticCode.JIKES_INTERFACE_METHOD,
          "the interface %s has the method '%s' with a body"
              .formatted(dotted(type.name), method.name),
          "declare it abstract and move the body to a class");
    }
    checkType(Type.getMethodType(method.desc));
    for (String each : method.exceptions) {
      checkClass(each);
    }
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null) {
        int before = line;
        line = lineAt(block.handler, line);
        checkClass(block.type);
        line = before;
      }
    }
  }

  private void check(AbstractInsnNode instruction) throws IOException {
    if (instruction instanceof InvokeDynamicInsnNode call) {
      checkDynamic(call);
    } else if (instruction instanceof LdcInsnNode constant) {
      checkConstant(constant.cst);
    } else if (instruction instanceof MethodInsnNode call) {
      if (call.itf && call.getOpcode() != Opcodes.INVOKEINTERFACE) {
        add(
            DiagnosticCode.JIKES_INTERFACE_METHOD,
            "%s.%s is a method of an interface that is called without an object"
                .formatted(dotted(call.owner), call.name),
            "call a method of a class instead");
      } else {
        checkMember(call.owner, call.name, call.desc);
      }
    } else if (instruction instanceof FieldInsnNode access) {
      checkMember(access.owner, access.name, ":" + access.desc);
    } else if (instruction instanceof TypeInsnNode use) {
      checkType(Type.getObjectType(use.desc));
    } else if (instruction instanceof MultiANewArrayInsnNode array) {
      checkType(Type.getType(array.desc));
    }
  }

  private void checkDynamic(InvokeDynamicInsnNode call) {
    String maker = call.bsm.getOwner();
    if (maker.equals("java/lang/invoke/LambdaMetafactory")) {
      add(
          DiagnosticCode.JIKES_INSTRUCTION,
          "a lambda expression or method reference needs the instruction invokedynamic, which class"
              + " files of version 50 do not have",
          "write an anonymous class");
    } else {
      add(
          DiagnosticCode.JIKES_INSTRUCTION,
          "the instruction invokedynamic ("
              + dotted(maker)
              + ") is not in class files of version 50",
          "write this without it, or compile it for Java 6");
    }
  }

  private void checkConstant(Object constant) throws IOException {
    if (constant instanceof Type each && each.getSort() != Type.METHOD) {
      checkType(each);
    } else if (constant instanceof Type
        || constant instanceof Handle
        || constant instanceof ConstantDynamic) {
      add(
          DiagnosticCode.JIKES_INSTRUCTION,
          "a constant %s is not in class files of version 50"
              .formatted(
                  constant instanceof Type
                      ? "MethodType"
                      : constant instanceof Handle ? "MethodHandle" : "that is computed"),
          "compile this for Java 6");
    }
  }

  private void checkMember(String owner, String name, String rest) throws IOException {
    if (owner.startsWith("[")) {
      checkType(Type.getType(owner));
      return;
    }
    if (!checkClass(owner) || library.hasMember(owner, name + rest)) {
      return;
    }
    String shown =
        name.equals("<init>") ? "the constructor of " + dotted(owner) : dotted(owner) + "." + name;
    if (name.equals("addSuppressed")) {
      add(
          DiagnosticCode.JIKES_API,
          "a try with resources (or a call of addSuppressed) needs what Java 6 does not have",
          "close the resource in a finally clause");
    } else {
      add(
          DiagnosticCode.JIKES_API,
          "%s%s is not in the VM's library"
              .formatted(shown, rest.startsWith("(") ? parameters(rest) : ""),
          "use what Java 6 has");
    }
  }

  private boolean checkClass(String name) throws IOException {
    Problem problem = library.problemOf(name);
    if (problem == null) {
      return true;
    }
    add(
        problem == Problem.VERSION ? DiagnosticCode.JIKES_CLASS_VERSION : DiagnosticCode.JIKES_API,
        "the class " + dotted(name) + " cannot be used on Jikes RVM: " + problem,
        problem == Problem.VERSION
            ? "take a version of the library that was compiled for Java 6"
            : "use what Java 6 has");
    return false;
  }

  private void checkType(Type each) throws IOException {
    switch (each.getSort()) {
      case Type.METHOD -> {
        checkType(each.getReturnType());
        for (Type argument : each.getArgumentTypes()) {
          checkType(argument);
        }
      }
      case Type.ARRAY -> checkType(each.getElementType());
      case Type.OBJECT -> checkClass(each.getInternalName());
      default -> {
        // Primitive types are always there.
      }
    }
  }

  private void checkHandlers(MethodNode method) {
    for (HandlerCheck.Finding finding : HandlerCheck.of(method)) {
      line = lineAt(finding.call(), line);
      add(
          DiagnosticCode.JIKES_HANDLERS,
          finding.cause(),
          "let the translator make the calls of WS, or give this one its handlers in the same"
              + " method");
    }
  }

  private void add(DiagnosticCode code, String cause, String fix) {
    positions.addAtClass(code, type.name, line, cause, fix);
  }

  /** The line of the class, as far as its class file tells: the least that code stands on. */
  private int firstLine() {
    int first = 0;
    for (MethodNode method : type.methods) {
      int least = lineOf(method, 0);
      if (least > 0 && (first == 0 || least < first)) {
        first = least;
      }
    }
    return first;
  }

  private static int lineOf(MethodNode method, int otherwise) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return otherwise;
  }

  private static int lineAt(AbstractInsnNode instruction, int otherwise) {
    // A handler's line stands behind its label, that of an instruction before it.
    AbstractInsnNode next = instruction.getNext();
    if (instruction.getOpcode() < 0 && next instanceof LineNumberNode number) {
      return number.line;
    }
    for (AbstractInsnNode each = instruction; each != null; each = each.getPrevious()) {
      if (each instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return otherwise;
  }

  private static String parameters(String descriptor) {
    return Stream.of(Type.getArgumentTypes(descriptor))
        .map(Type::getClassName)
        .map(t -> t.substring(t.lastIndexOf('.') + 1))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String dotted(String name) {
    return name.replace('/', '.').replace('$', '.');
  }
}
