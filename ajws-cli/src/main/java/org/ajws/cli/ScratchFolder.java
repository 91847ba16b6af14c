package org.ajws.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary folder that goes away with the command, also when that is interrupted. */
final class ScratchFolder implements AutoCloseable {
  private final Path folder;
  private final Thread hook;

  ScratchFolder() {
    try {
      folder = Files.createTempDirectory("ajws-");
    } catch (IOException e) {
      throw new Failure(
          "no temporary folder can be made in "
              + System.getProperty("java.io.tmpdir")
              + ": "
              + e.getMessage(),
          e);
    }
    hook = new Thread(() -> delete(folder), "ajws-scratch");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  Path folder() {
    return folder;
  }

  Path resolve(String name) {
    return folder.resolve(name);
  }

  @Override
  public void close() {
    delete(folder);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyEnding) {
      // The hook deletes what is left.
      return;
    }
  }

  private static void delete(Path root) {
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> tree = Files.walk(root)) {
      List<Path> deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
      for (Path path : deepestFirst) {
        Files.deleteIfExists(path);
      }
    } catch (IOException | UncheckedIOException e) {
      System.err.println("ajws: the temporary folder " + root + " is left: " + e.getMessage());
    }
  }
}
