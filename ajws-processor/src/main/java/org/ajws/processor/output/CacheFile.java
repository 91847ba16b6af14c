package org.ajws.processor.output;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of a cache, read from its beginning: texts and numbers in the order they were written. */
public final class CacheFile {
  private final ByteBuffer rest;

  private CacheFile(ByteBuffer rest) {
    this.rest = rest;
  }

  /** Reads a file. */
  public static CacheFile read(Path file) throws IOException {
    return new CacheFile(ByteBuffer.wrap(Files.readAllBytes(file)));
  }

  /** The next number; the file may be cut off. */
  public int number() throws IOException {
    if (rest.remaining() < Integer.BYTES) {
      throw new EOFException("cut off");
    }
    return rest.getInt();
  }

  /** The next text; the file may be cut off. */
  public String text() throws IOException {
    int length = number();
    if (length < 0 || length > rest.remaining()) {
      throw new EOFException("cut off");
    }
    int start = rest.position();
    rest.position(start + length);
    return new String(rest.array(), start, length, StandardCharsets.UTF_8);
  }

  /** What becomes such a file. */
  public static final class Writer {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    /** Begins with nothing. */
    public Writer() {}

    /** Adds a number. */
    public Writer number(int number) throws IOException {
      out.writeInt(number);
      return this;
    }

    /** Adds a text. */
    public Writer text(String text) throws IOException {
      byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
      out.writeInt(utf8.length);
      out.write(utf8);
      return this;
    }

    /** Writes the file, whole or not at all, into a folder that is made if there is none. */
    public void writeTo(Path file) throws IOException {
      WholeFile.write(file, bytes.toByteArray());
    }
  }
}
