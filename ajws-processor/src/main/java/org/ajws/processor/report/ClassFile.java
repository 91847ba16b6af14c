package org.ajws.processor.report;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
    try (DataInputStream in =
        new DataInputStream(new java.io.BufferedInputStream(Files.newInputStream(path)))) {
      return new Reader(in).read();
    }
  }

  private static final class Reader {
    private final DataInputStream in;
    private String[] texts;
    private int[] classes;

    Reader(DataInputStream in) {
      this.in = in;
    }

    ClassFile read() throws IOException {
      if (in.readInt() != 0xCAFEBABE) {
        throw new IOException("no class file");
      }
      in.readInt(); // version
      constants();
      in.readUnsignedShort(); // access
      String name = texts[classes[in.readUnsignedShort()]];
      in.readUnsignedShort(); // superclass
      in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
      members(new ArrayList<>());
      List<Method> methods = new ArrayList<>();
      members(methods);
      String source = "";
      for (int i = in.readUnsignedShort(); i > 0; i--) {
        String attribute = texts[in.readUnsignedShort()];
        long length = Integer.toUnsignedLong(in.readInt());
        if (attribute.equals("SourceFile")) {
          source = texts[in.readUnsignedShort()];
        } else {
          in.skipNBytes(length);
        }
      }
      return new ClassFile(name, source, methods);
    }

    private void constants() throws IOException {
      int count = in.readUnsignedShort();
      texts = new String[count];
      classes = new int[count];
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[i] = in.readUTF();
          case 7 -> classes[i] = in.readUnsignedShort();
          case 8, 16, 19, 20 -> in.skipNBytes(2);
          case 15 -> in.skipNBytes(3);
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
          case 5, 6 -> {
            in.skipNBytes(8);
            i++; // long and double take two places
          }
          default -> throw new IOException("a constant of an unknown kind, " + tag);
        }
      }
    }

    /** Fields or methods; only methods have code. */
    private void members(List<Method> methods) throws IOException {
      for (int i = in.readUnsignedShort(); i > 0; i--) {
        in.readUnsignedShort(); // access
        String name = texts[in.readUnsignedShort()];
        in.readUnsignedShort(); // type
        for (int k = in.readUnsignedShort(); k > 0; k--) {
          String attribute = texts[in.readUnsignedShort()];
          long length = Integer.toUnsignedLong(in.readInt());
          if (attribute.equals("Code")) {
            methods.add(code(name));
          } else {
            in.skipNBytes(length);
          }
        }
      }
    }

    private Method code(String name) throws IOException {
      in.readInt(); // stack and locals
      int bytes = in.readInt();
      in.skipNBytes(bytes);
      in.skipNBytes(8L * in.readUnsignedShort()); // handlers
      int line = 0;
      for (int i = in.readUnsignedShort(); i > 0; i--) {
        String attribute = texts[in.readUnsignedShort()];
        long length = Integer.toUnsignedLong(in.readInt());
        if (!attribute.equals("LineNumberTable")) {
          in.skipNBytes(length);
          continue;
        }
        for (int k = in.readUnsignedShort(); k > 0; k--) {
          in.readUnsignedShort(); // place
          int at = in.readUnsignedShort();
          line = line == 0 ? at : Math.min(line, at);
        }
      }
      return new Method(name, line, bytes);
    }
  }
}
