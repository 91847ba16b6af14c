package org.ajws.processor.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A file as the system describes it, without reading it.
 *
 * @param text its size, its times and, where the system has one, its number
 * @param noted when the system itself noted the last change, in milliseconds
 */
public record FileState(String text, long noted) {
  /** Two changes within so many milliseconds may leave one mark: such coarse clocks there are. */
  private static final long COARSE = 2_000;

  /**
   * The state of a file now.
   *
   * @throws IOException if there is no such file, or nothing is said of it
   */
  public static FileState of(Path file) throws IOException {
    Map<String, Object> all;
    try {
      all = Files.readAttributes(file, "unix:size,lastModifiedTime,ctime,ino");
    } catch (UnsupportedOperationException e) {
      BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
      String text = basic.size() + " " + nanoseconds(basic.lastModifiedTime());
      return new FileState(text, Long.MAX_VALUE); // any tool can set these
    }
    FileTime noted = (FileTime) all.get("ctime");
    return new FileState(
        all.get("size")
            + " "
            + nanoseconds((FileTime) all.get("lastModifiedTime"))
            + " "
            + nanoseconds(noted)
            + " "
            + all.get("ino"),
        noted.toMillis());
  }

  private static long nanoseconds(FileTime time) {
    return time.to(TimeUnit.NANOSECONDS);
  }

  /**
   * Whether the file, if it is read after a moment and changed after that, has another state then:
   * also where it gets its old size and times again. Nobody can set when a change was noted.
   */
  public boolean isSettled(long moment) {
    return noted < moment - COARSE;
  }
}
