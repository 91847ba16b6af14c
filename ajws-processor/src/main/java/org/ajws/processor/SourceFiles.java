package org.ajws.processor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.source.JavaFiles;

/** Which files are translated where a folder is. */
public final class SourceFiles {
  private SourceFiles() {}

  /**
   * All Java files of a source root, sorted; through links, too.
   *
   * @throws IOException if a folder cannot be read
   */
  public static List<Path> below(Path root) throws IOException {
    return JavaFiles.below(root);
  }
}
