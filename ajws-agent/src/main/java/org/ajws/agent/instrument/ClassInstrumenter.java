package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.ajws.agent.race.Limits;
import org.ajws.agent.race.Sites;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruments the classes of one loader. */
final class ClassInstrumenter {
  private final ClassPathFacts facts;
  private final Sites sites;
  private final Limits limits;

  ClassInstrumenter(ClassPathFacts facts, Sites sites, Limits limits) {
    this.facts = facts;
    this.sites = sites;
    this.limits = limits;
  }

  /**
   * The instrumented class; methods that would become too large are left as they are, and noted.
   */
  byte[] instrument(String name, byte[] code) {
    facts.put(name, code);
    String target = facts.get(name).target();
    if (!target.isEmpty() && !target.equals("traced")) {
      limits.add(
          Limits.Kind.STRUCTURE,
          "class %s was translated for target %s: its constructs were not followed"
              .formatted(name.replace('/', '.'), target));
    }
    Set<String> left = new HashSet<>();
    Set<String> whole = new HashSet<>();
    while (true) {
      try {
        return instrument(code, left, whole);
      } catch (MethodTooLargeException e) {
        String method = e.getMethodName() + e.getDescriptor();
        if (whole.add(method)) {
          continue; // the methods that it calls are not put in the next time
        }
        if (!left.add(method)) {
          throw e;
        }
        limits.add(
            Limits.Kind.CLASS,
            "method %s.%s is too large to be watched"
                .formatted(name.replace('/', '.'), e.getMethodName()));
      }
    }
  }

  /** Only the shadows: for other classes that look for them, when the methods cannot be read. */
  byte[] instrumentShadows(byte[] code) {
    ClassNode c = read(code, 0);
    FieldShadows.add(c, facts.get(c.name));
    return write(c);
  }

  private byte[] instrument(byte[] code, Set<String> left, Set<String> whole) {
    ClassNode c = read(code, ClassReader.EXPAND_FRAMES);
    boolean translated = facts.isTranslated(c.name);
    MethodReferences.bridge(c, facts);
    SmallCalls.putIn(c, whole);
    ArrayLifetimes arrays = ArrayLifetimes.of(c);
    for (MethodNode m : c.methods) {
      if (m.instructions.size() > 0 && !left.contains(m.name + m.desc)) {
        int mark = arrays.reserve(m);
        new MethodInstrumenter(c, m, facts, sites, limits, translated).instrument();
        arrays.addTo(m, mark);
      }
    }
    FieldShadows.add(c, facts.get(c.name));
    return write(c);
  }

  /** With the serial version that it has now, before members are added. */
  private ClassNode read(byte[] code, int options) {
    ClassNode c = new ClassNode();
    ClassReader reader = new ClassReader(code);
    boolean serializable =
        (reader.getAccess() & (ACC_INTERFACE | ACC_ENUM | ACC_MODULE)) == 0
            && facts.isSerializable(reader.getClassName());
    reader.accept(serializable ? new WithVersion(c) : c, options);
    return c;
  }

  private static final class WithVersion extends SerialVersionUIDAdder {
    WithVersion(ClassVisitor next) {
      super(ASM9, next);
    }
  }

  private static byte[] write(ClassNode c) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    c.accept(writer);
    return writer.toByteArray();
  }
}
