package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.source.FileState;

/**
 * What was found in files when they were read, kept in a file of a cache: those that have not
 * changed since are not read again. A damaged memory is none.
 */
public final class FileMemory {
  private final Path memory;
  private final long moment;

  /** Of each file, the words of its {@link FileState} when it was read, a line, and the fact. */
  private final Map<String, String> before = new HashMap<>();

  /** Of the files that were asked for. */
  private final Map<String, String> now = new TreeMap<>();

  private final Map<Path, FileState> states = new HashMap<>();

  /**
   * What is remembered.
   *
   * @param memory the file that it is kept in; null for none
   */
  public FileMemory(Path memory) {
    this(memory, System.currentTimeMillis());
  }

  /**
   * @param moment before any file was looked at
   */
  FileMemory(Path memory, long moment) {
    this.memory = memory;
    this.moment = moment;
    if (memory != null && Files.isRegularFile(memory)) {
      try {
        CacheFile in = CacheFile.read(memory);
        for (int n = in.number(); n > 0; n--) {
          before.put(in.text(), in.text());
        }
      } catch (IOException e) {
        before.clear();
      }
    }
  }

  /** What was found in a file that has not changed since; null for any other. */
  public String of(Path file) throws IOException {
    if (memory == null) {
      return null;
    }
    FileState state = FileState.of(file);
    states.put(file, state);
    String known = before.get(file.toString());
    String same = state.text() + "\n";
    if (known == null || !known.startsWith(same)) {
      return null;
    }
    now.put(file.toString(), known);
    return known.substring(same.length());
  }

  /** What was found in a file that was read after it was asked for. */
  public void put(Path file, String fact) {
    FileState state = states.get(file);
    if (state != null && state.isSettled(moment)) {
      now.put(file.toString(), state.text() + "\n" + fact);
    }
  }

  /** Remembers the files that were asked for, instead of those before. */
  public void store() throws IOException {
    if (memory == null || now.equals(before)) {
      return;
    }
    CacheFile.Writer out = new CacheFile.Writer().number(now.size());
    for (Map.Entry<String, String> entry : now.entrySet()) {
      out.text(entry.getKey()).text(entry.getValue());
    }
    out.writeTo(memory);
  }
}
