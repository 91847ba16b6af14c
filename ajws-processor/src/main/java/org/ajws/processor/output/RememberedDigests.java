package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.source.FileState;
import org.ajws.processor.source.SourceReader;

/**
 * The digests of files that were read before, in one file: what has not changed since is not read
 * again. A damaged file is none.
 */
final class RememberedDigests {
  private static final String FILE = "source.digests";

  /**
   * What a file was when it was read.
   *
   * @param state the words of its {@link FileState}
   */
  private record Known(String state, String digest) {}

  private final Path file;
  private final Map<String, Known> before = new HashMap<>();

  /** Of the files that were asked for. */
  private final Map<String, Known> now = new TreeMap<>();

  private final Map<Path, FileState> states = new HashMap<>();

  private final long moment;

  /** Those that are remembered in a folder. */
  RememberedDigests(Path folder) {
    this(folder, System.currentTimeMillis());
  }

  /**
   * @param moment before any file was looked at
   */
  RememberedDigests(Path folder, long moment) {
    this.moment = moment;
    this.file = folder.resolve(FILE);
    if (Files.isRegularFile(file)) {
      try {
        CacheFile in = CacheFile.read(file);
        for (int n = in.number(); n > 0; n--) {
          before.put(in.text(), new Known(in.text(), in.text()));
        }
      } catch (IOException e) {
        before.clear();
      }
    }
  }

  /** The digest of a file that has not changed since it was read; null for any other. */
  String of(Path path) throws IOException {
    FileState state = FileState.of(path);
    states.put(path, state);
    Known known = before.get(path.toString());
    if (known == null || !known.state.equals(state.text())) {
      return null;
    }
    now.put(path.toString(), known);
    return known.digest;
  }

  /** A file was read that had been asked for before. */
  void put(Path path, String digest) {
    FileState state = states.get(path);
    if (state != null && state.isSettled(moment)) {
      now.put(path.toString(), new Known(state.text(), digest));
    }
  }

  /** The digest of a file, which is read only if it has to be. */
  String read(Path path) throws IOException {
    String known = of(path);
    if (known == null) {
      known = SourceReader.sha256(Files.readAllBytes(path));
      put(path, known);
    }
    return known;
  }

  /** Remembers the files that were asked for, instead of those before. */
  void store() throws IOException {
    if (now.equals(before)) {
      return;
    }
    CacheFile.Writer out = new CacheFile.Writer().number(now.size());
    for (Map.Entry<String, Known> entry : now.entrySet()) {
      out.text(entry.getKey()).text(entry.getValue().state).text(entry.getValue().digest);
    }
    out.writeTo(file);
  }
}
