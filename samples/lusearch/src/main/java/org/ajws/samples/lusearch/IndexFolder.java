package org.ajws.samples.lusearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.RAMDirectory;

/** Where an index is: in memory, or in a temporary folder that goes away with this JVM. */
final class IndexFolder {
  private final Path folder;
  private int made;

  private IndexFolder(Path folder) {
    this.folder = folder;
  }

  static IndexFolder of(boolean onDisk) throws IOException {
    if (!onDisk) {
      return new IndexFolder(null);
    }
    Path folder = Files.createTempDirectory("ajws-lusearch");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
    return new IndexFolder(folder);
  }

  /** A directory without files; on disk those of the one before go away. */
  Directory empty() throws IOException {
    if (folder == null) {
      return new RAMDirectory();
    }
    if (made > 0) {
      delete(folder.resolve("index" + made));
    }
    // Never closed: it counts who has it open, and has a race where that may come to nought.
    return FSDirectory.getDirectory(folder.resolve("index" + ++made).toFile());
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.delete(file);
      }
    } catch (IOException e) {
      System.err.println("the index is left behind: " + e);
    }
  }
}
