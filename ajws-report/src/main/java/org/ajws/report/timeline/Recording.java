package org.ajws.report.timeline;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of a recording: a row of chunks, each with its length in its head. */
final class Recording {
  private static final int MAGIC = 0x464c5200; // FLR
  private static final int HEAD = 68;
  private static final long STATE = 64;
  private static final int COMPLETE = 0;

  private Recording() {}

  /**
   * Looks whether a file is a whole recording: the reader of the JDK gives the events of a file
   * that was cut off without a word, or says nothing that helps.
   *
   * @throws IllegalArgumentException if it is not, with the reason
   * @throws IOException if it cannot be read
   */
  static void check(Path file) throws IOException {
    long size = Files.size(file);
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long at = 0;
      do {
        if (size - at < HEAD) {
          if (at == 0 && (size < 4 || in.readInt() != MAGIC)) {
            throw new IllegalArgumentException("it is no Flight Recorder file");
          }
          throw truncated();
        }
        in.seek(at);
        if (in.readInt() != MAGIC) {
          throw new IllegalArgumentException(
              at == 0
                  ? "it is no Flight Recorder file"
                  : "it is damaged: no chunk begins at byte " + at);
        }
        int major = in.readShort();
        int minor = in.readShort();
        if (major != 2) {
          throw new IllegalArgumentException(
              "it has format %d.%d; Java 11 and later write and read 2.x".formatted(major, minor));
        }
        long chunk = in.readLong();
        in.seek(at + STATE);
        if (chunk < HEAD || in.read() != COMPLETE) {
          throw new IllegalArgumentException(
              "it is not finished: its JVM still writes it, or has died — end the program, or dump"
                  + " with: jcmd PID JFR.dump");
        }
        at += chunk;
      } while (at < size);
      if (at > size) {
        throw truncated();
      }
    } catch (EOFException e) {
      throw new IllegalArgumentException("it is truncated — copy or dump it again", e);
    }
  }

  private static IllegalArgumentException truncated() {
    return new IllegalArgumentException("it is truncated — copy or dump it again");
  }
}
