package org.ajws.agent.instrument;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the instrumentation of a class has to know of another one: read from its class file, since
 * the class need not be loaded yet.
 */
final class ClassFacts {
  private String superName;
  private List<String> interfaces = List.of();
  private boolean translated;
  private String target = "";
  private final Map<String, Integer> fields = new LinkedHashMap<>();
  private final Map<String, Integer> places = new HashMap<>();
  private int instanceFields;
  private int staticFields;
  private final Map<String, Integer> methods = new HashMap<>();

  static ClassFacts read(byte[] code) {
    ClassFacts facts = new ClassFacts();
    new ClassReader(code)
        .accept(
            facts.new Reader(),
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return facts;
  }

  String superName() {
    return superName;
  }

  List<String> interfaces() {
    return interfaces;
  }

  /** Whether the translator made the class. */
  boolean isTranslated() {
    return translated;
  }

  /** What the translator made it for, where the class carries its stamp; else empty. */
  String target() {
    return target;
  }

  /** The access flags of a field that the class declares; null if it does not. */
  Integer field(String name, String desc) {
    return fields.get(name + ' ' + desc);
  }

  /** The place of a watched field in the shadow of its object, or of its class. */
  int place(String name, String desc) {
    return places.get(name + ' ' + desc);
  }

  /** How many fields the shadow of an object, or of the class, is for. */
  int watchedFields(boolean isStatic) {
    return isStatic ? staticFields : instanceFields;
  }

  boolean declaresMethod(String name, String desc) {
    return methods.containsKey(name + ' ' + desc);
  }

  private final class Stamp extends AnnotationVisitor {
    Stamp() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(String name, Object value) {
      target = name.equals("target") ? value.toString() : target;
    }
  }

  private final class Reader extends ClassVisitor {
    Reader() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] types) {
      superName = parent;
      interfaces = types == null ? List.of() : List.of(types);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String desc, boolean visible) {
      boolean stamp = desc.startsWith("Lorg/ajws/runtime/") && desc.endsWith("Translated;");
      translated |= stamp;
      return stamp ? new Stamp() : null;
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String desc, String signature, Object value) {
      fields.put(name + ' ' + desc, access);
      if (FieldShadows.isWatched(name, access)) {
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        places.put(name + ' ' + desc, isStatic ? staticFields++ : instanceFields++);
      }
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String desc, String signature, String[] exceptions) {
      methods.put(name + ' ' + desc, access);
      return null;
    }
  }
}
