package org.ajws.javac;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;

/**
 * What a class file says of the source that it was compiled from.
 *
 * @param name its full name, with slashes
 * @param source the name of its source's file; null where it was compiled without
 * @param digest the digest of the source that was translated; null where none was
 * @param code what the translation is known by; empty where it was not made by the compiler plugin
 * @param isAnnotated whether it was translated, or has annotations of AJWS that are kept in class
 *     files
 * @param release the Java version that it is for
 */
record CompiledClass(
    String name, String source, String digest, String code, boolean isAnnotated, int release) {
  private static final String ANNOTATIONS = "Lorg/ajws/";
  private static final String STAMP = "Lorg/ajws/runtime/Translated;";

  private static final int PARTS = 6;

  /** The version of class files for Java 1, less one. */
  private static final int BEFORE_FIRST = 44;

  /**
   * Reads a class file.
   *
   * @return null for one that is none, may not be read, or is of a version that nobody knows yet
   */
  static CompiledClass read(Path file) throws IOException {
    Reader type = new Reader();
    try {
      new ClassReader(Files.readAllBytes(file))
          .accept(type, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
    } catch (AccessDeniedException | NoSuchFileException e) {
      return null; // by rights, or a link to nowhere
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return null; // what the reader of class files throws where it does not understand one
    }
    return new CompiledClass(
        type.name, type.source, type.digest, type.code, type.annotated, type.release);
  }

  /** As a text that {@link #parse} reads. */
  String text() {
    return String.join(
        "\n",
        name,
        source == null ? "" : source,
        digest == null ? "" : "=" + digest,
        code,
        String.valueOf(isAnnotated),
        String.valueOf(release));
  }

  /** What {@link #text} has written; null for what another version of it has. */
  static CompiledClass parse(String text) {
    String[] parts = text.split("\n", -1);
    if (parts.length != PARTS || !parts[PARTS - 1].matches("[0-9]{1,4}")) {
      return null;
    }
    return new CompiledClass(
        parts[0],
        parts[1].isEmpty() ? null : parts[1],
        parts[2].isEmpty() ? null : parts[2].substring(1),
        parts[3],
        Boolean.parseBoolean(parts[4]),
        Integer.parseInt(parts[PARTS - 1]));
  }

  /** Collects it. */
  private static final class Reader extends ClassVisitor {
    private String name;
    private String source;
    private String digest;
    private String code = "";
    private boolean annotated;
    private int release;

    Reader() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String named,
        String signature,
        String superName,
        String[] interfaces) {
      name = named;
      release = (version & 0xffff) - BEFORE_FIRST;
    }

    @Override
    public void visitSource(String file, String debug) {
      source = file;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      see(descriptor);
      if (!descriptor.equals(STAMP)) {
        return null;
      }
      digest = "";
      return new AnnotationVisitor(Opcodes.ASM9) {
        @Override
        public void visit(String element, Object value) {
          if (element.equals("digest")) {
            digest = (String) value;
          } else if (element.equals("code")) {
            code = (String) value;
          }
        }
      };
    }

    private AnnotationVisitor see(String descriptor) {
      annotated |= descriptor.startsWith(ANNOTATIONS);
      return null;
    }

    @Override
    public FieldVisitor visitField(
        int access, String named, String descriptor, String signature, Object value) {
      return new FieldVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          return see(annotation);
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(
            int type, TypePath path, String annotation, boolean visible) {
          return see(annotation);
        }
      };
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String named, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          return see(annotation);
        }

        @Override
        public AnnotationVisitor visitTypeAnnotation(
            int type, TypePath path, String annotation, boolean visible) {
          return see(annotation);
        }

        @Override
        public AnnotationVisitor visitParameterAnnotation(
            int parameter, String annotation, boolean visible) {
          return see(annotation);
        }
      };
    }
  }
}
