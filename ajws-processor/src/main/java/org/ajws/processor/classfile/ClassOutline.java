package org.ajws.processor.classfile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a reference to a class needs to know of it.
 *
 * @param version its class file's major version
 * @param supers its superclass, then its interfaces
 * @param members its methods as {@code name(descriptor)} and its fields as {@code name:descriptor}
 */
record ClassOutline(int version, List<String> supers, Set<String> members) {

  static ClassOutline of(byte[] classFile) {
    List<String> supers = new ArrayList<>();
    Set<String> members = new HashSet<>();
    int[] major = {0};
    ClassVisitor visitor =
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public void visit(
              int version,
              int access,
              String name,
              String signature,
              String superName,
              String[] interfaces) {
            major[0] = version & 0xffff;
            if (superName != null) {
              supers.add(superName);
            }
            supers.addAll(List.of(interfaces));
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            members.add(name + descriptor);
            return null;
          }

          @Override
          public FieldVisitor visitField(
              int access, String name, String descriptor, String signature, Object value) {
            members.add(name + ":" + descriptor);
            return null;
          }
        };
    new ClassReader(classFile)
        .accept(visitor, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return new ClassOutline(major[0], supers, members);
  }
}
