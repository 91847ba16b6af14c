package org.ajws.processor.emit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;

/**
 * Writes the files of one translation, whole or not at all. New contents are first written to a
 * folder beside the output; only when all are there are they moved into place. A file whose content
 * is already right is not touched. What an earlier run wrote and this one does not is deleted; what
 * somebody else wrote is never overwritten or deleted: the file {@code .ajws-files} in the output
 * lists what is ours.
 */
public final class OutputWriter {
  private static final String LIST = ".ajws-files";

  private final Path output;
  private final Diagnostics diagnostics;

  /** Writes below one folder, which is made if it is missing. */
  public OutputWriter(Path output, Diagnostics diagnostics) {
    this.output = output;
    this.diagnostics = diagnostics;
  }

  /** Writes files by their relative path; returns whether it did (else an error was reported). */
  public boolean write(Map<Path, byte[]> files) {
    Path staging = null;
    try {
      Files.createDirectories(output);
      TreeSet<String> ours = readList();
      Map<Path, byte[]> changed = new LinkedHashMap<>();
      for (Map.Entry<Path, byte[]> file : files.entrySet()) {
        Path target = output.resolve(file.getKey());
        if (!Files.exists(target)) {
          changed.put(file.getKey(), file.getValue());
        } else if (!Arrays.equals(Files.readAllBytes(target), file.getValue())) {
          if (!ours.contains(name(file.getKey()))) {
            return foreign(target);
          }
          changed.put(file.getKey(), file.getValue());
        }
      }
      staging = Files.createTempDirectory(output.toAbsolutePath(), ".ajws-staging");
      stage(staging, changed);
      moveIntoPlace(staging, changed);
      deleteStale(ours, files);
      writeList(staging, files);
      return true;
    } catch (IOException | UncheckedIOException e) {
      diagnostics.add(
          DiagnosticCode.UNWRITABLE,
          output,
          "the output cannot be written: " + reason(e),
          "check the folder's permissions and the space left on the disk");
      return false;
    } finally {
      deleteTree(staging);
    }
  }

  private boolean foreign(Path target) {
    diagnostics.add(
        DiagnosticCode.UNWRITABLE,
        target,
        "this file would be overwritten, but it was not written by AJWS",
        "choose an empty output folder, or move the file away");
    return false;
  }

  private static String reason(Exception e) {
    String message = e.getMessage();
    return e.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }

  private static void stage(Path staging, Map<Path, byte[]> changed) throws IOException {
    for (Map.Entry<Path, byte[]> file : changed.entrySet()) {
      Path staged = staging.resolve(file.getKey());
      Files.createDirectories(staged.getParent());
      Files.write(staged, file.getValue());
    }
  }

  private void moveIntoPlace(Path staging, Map<Path, byte[]> changed) throws IOException {
    for (Path file : changed.keySet()) {
      Path target = output.resolve(file);
      Files.createDirectories(target.getParent());
      Files.move(staging.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void deleteStale(TreeSet<String> ours, Map<Path, byte[]> files) throws IOException {
    for (Path file : files.keySet()) {
      ours.remove(name(file));
    }
    for (String stale : ours) {
      Files.deleteIfExists(output.resolve(stale));
    }
  }

  private TreeSet<String> readList() throws IOException {
    Path list = output.resolve(LIST);
    return Files.exists(list) ? new TreeSet<>(Files.readAllLines(list)) : new TreeSet<>();
  }

  private void writeList(Path staging, Map<Path, byte[]> files) throws IOException {
    List<String> names = files.keySet().stream().map(OutputWriter::name).sorted().toList();
    Path list = output.resolve(LIST);
    if (!Files.exists(list) || !Files.readAllLines(list).equals(names)) {
      Path staged = Files.write(staging.resolve(LIST), names);
      Files.move(staged, list, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String name(Path relative) {
    return relative.toString().replace('\\', '/');
  }

  private void deleteTree(Path folder) {
    if (folder == null) {
      return;
    }
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) throws IOException {
              Files.delete(d);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      diagnostics.add(
          DiagnosticCode.UNWRITABLE,
          folder,
          "a temporary folder cannot be deleted: " + reason(e),
          "delete it yourself");
    }
  }
}
