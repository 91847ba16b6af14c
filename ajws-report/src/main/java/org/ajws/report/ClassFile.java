package org.ajws.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;

/**
 * What a class file (JVMS 4) says about its methods.
 *
 * @param name the class, with slashes
 * @param sourceFile the name of its source file, without a folder; empty if it is not there
 */
record ClassFile(String name, String sourceFile, List<Method> methods) {
  /**
   * A method.
   *
   * @param line the smallest line of its code; 0 if it is not there
   * @param bytes the length of its byte code
   */
  record Method(String name, int line, int bytes) {}

  static ClassFile read(Path path) throws IOException {
    try {
      return new Parser(new ClassReader(Files.readAllBytes(path))).read();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) { // so ASM rejects a file
      throw new IOException("no class file that can be read: " + e.getMessage(), e);
    }
  }

  /** Goes through the tables of a class: ASM's visitors do not tell the length of code. */
  private static final class Parser {
    private final ClassReader in;
    private final char[] buffer;
    private int at;

    Parser(ClassReader in) {
      this.in = in;
      this.buffer = new char[in.getMaxStringLength()];
      this.at = in.header + 6; // access, class, superclass
    }

    ClassFile read() {
      skip(number(), 2); // interfaces
      members(new ArrayList<>());
      List<Method> methods = new ArrayList<>();
      members(methods);
      String[] source = {""};
      attributes("SourceFile", () -> source[0] = text());
      return new ClassFile(in.getClassName(), source[0], methods);
    }

    private int number() {
      at += 2;
      return in.readUnsignedShort(at - 2);
    }

    private void skip(int count, int size) {
      at += count * size;
    }

    private String text() {
      at += 2;
      return in.readUTF8(at - 2, buffer);
    }

    /** Fields or methods; only methods have code. */
    private void members(List<Method> methods) {
      for (int i = number(); i > 0; i--) {
        at += 2; // access
        String name = text();
        at += 2; // type
        attributes("Code", () -> methods.add(code(name)));
      }
    }

    private Method code(String name) {
      int bytes = in.readInt(at + 4); // behind the sizes of stack and locals
      skip(8 + bytes, 1);
      skip(number(), 8); // handlers
      int[] line = {0};
      attributes(
          "LineNumberTable",
          () -> {
            for (int k = number(); k > 0; k--) {
              at += 2; // place
              int next = number();
              line[0] = line[0] == 0 ? next : Math.min(line[0], next);
            }
          });
      return new Method(name, line[0], bytes);
    }

    /** Reads the attributes of a name, and skips the others. */
    private void attributes(String wanted, Runnable reads) {
      for (int i = number(); i > 0; i--) {
        String name = text();
        at += 4;
        int end = at + in.readInt(at - 4);
        if (name.equals(wanted)) {
          reads.run();
        }
        at = end;
      }
    }
  }
}
