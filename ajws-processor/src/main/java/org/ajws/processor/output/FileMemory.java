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
  /**
   * What is known of a file.
   *
   * @param state the words of its {@link FileState} when it was read
   */
  private record Known(String state, String fact) {}

  private final Path memory;
  private final long moment;
  private final Map<String, Known> before = new HashMap<>();

  /** Of the files that were asked for. */
  private final Map<String, Known> now = new TreeMap<>();

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
          before.put(in.text(), new Known(in.text(), in.text()));
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
    Known known = before.get(file.toString());
    if (known == null || !known.state.equals(state.text())) {
      return null;
    }
    now.put(file.toString(), known);
    return known.fact;
  }

  /** What was found in a file that was read after it was asked for. */
  public void put(Path file, String fact) {
    FileState state = states.get(file);
    if (state != null && state.isSettled(moment)) {
      now.put(file.toString(), new Known(state.text(), fact));
    }
  }

  /** Remembers the files that were asked for, instead of those before. */
  public void store() throws IOException {
    if (memory == null || now.equals(before)) {
      return;
    }
    CacheFile.Writer out = new CacheFile.Writer().number(now.size());
    for (Map.Entry<String, Known> entry : now.entrySet()) {
      out.text(entry.getKey()).text(entry.getValue().state).text(entry.getValue().fact);
    }
    out.writeTo(memory);
  }
}
