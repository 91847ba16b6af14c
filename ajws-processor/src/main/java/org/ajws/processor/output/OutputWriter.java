package org.ajws.processor.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.source.OutputList;

/**
 * Writes the files of one translation, whole or not at all. New contents are first written to a
 * folder beside the output; only when all are there are they moved into place. A file whose content
 * is already right is not touched. What an earlier run wrote and this one does not is deleted; what
 * somebody else wrote is never overwritten or deleted: the file {@code .ajws-files} in the output
 * lists what is ours.
 */
public final class OutputWriter {
  private static final String STAGING_OF_THIS_PROCESS =
      OutputList.STAGING + "-" + ProcessHandle.current().pid() + "-";

  private static final Pattern STAGING_OF_A_PROCESS =
      Pattern.compile(Pattern.quote(OutputList.STAGING) + "-(\\d+)-.*");

  private final Path output;
  private final Diagnostics diagnostics;
  private final Set<Path> made = new HashSet<>();

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
      TreeSet<String> ours = OutputList.read(output);
      Map<Path, byte[]> changed = new LinkedHashMap<>();
      for (Map.Entry<Path, byte[]> file : files.entrySet()) {
        Path target = output.resolve(file.getKey());
        if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
          changed.put(file.getKey(), file.getValue());
        } else if (!ours.contains(OutputList.name(file.getKey()))) {
          return foreign(target);
        } else if (!Arrays.equals(Files.readAllBytes(target), file.getValue())) {
          changed.put(file.getKey(), file.getValue());
        }
      }
      deleteAbandoned();
      staging = Files.createTempDirectory(output.toAbsolutePath(), STAGING_OF_THIS_PROCESS);
      stage(staging, changed);
      // The list comes first: were we stopped between the moves, what is moved would be known as
      // ours. It names what is still there of the last run, too.
      TreeSet<String> all = new TreeSet<>(ours);
      files.keySet().forEach(file -> all.add(OutputList.name(file)));
      writeList(staging, List.copyOf(all));
      moveIntoPlace(staging, changed);
      deleteStale(ours, files);
      writeList(staging, files.keySet().stream().map(OutputList::name).sorted().toList());
      return true;
    } catch (IOException | UncheckedIOException e) {
      diagnostics.add(
          DiagnosticCode.UNWRITABLE,
          output,
          "the output cannot be written: " + FailureReason.of(e),
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
        "this file is in the way: it was not written by AJWS",
        "choose an empty output folder, or move the file away");
    return false;
  }

  /** Each folder is looked at once: a module has many more files than folders. */
  private void makeFolder(Path folder) throws IOException {
    if (!made.contains(folder)) {
      Files.createDirectories(folder);
      made.add(folder);
    }
  }

  private void stage(Path staging, Map<Path, byte[]> changed) throws IOException {
    for (Map.Entry<Path, byte[]> file : changed.entrySet()) {
      Path staged = staging.resolve(file.getKey());
      makeFolder(staged.getParent());
      Files.write(staged, file.getValue());
    }
  }

  /** Moves all files, or leaves the output as it was. */
  private void moveIntoPlace(Path staging, Map<Path, byte[]> changed) throws IOException {
    Path replaced = Files.createDirectory(staging.resolve(".replaced"));
    List<Path> moved = new ArrayList<>();
    try {
      for (Path file : changed.keySet()) {
        Path target = output.resolve(file);
        makeFolder(target.getParent());
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
          Path old = replaced.resolve(file);
          makeFolder(old.getParent());
          Files.move(target, old);
        }
        moved.add(file);
        Files.move(staging.resolve(file), target);
      }
    } catch (IOException e) {
      for (Path file : moved) {
        Files.deleteIfExists(output.resolve(file));
        if (Files.exists(replaced.resolve(file))) {
          Files.move(replaced.resolve(file), output.resolve(file));
        }
      }
      throw e;
    }
  }

  private void deleteStale(TreeSet<String> ours, Map<Path, byte[]> files) throws IOException {
    for (Path file : files.keySet()) {
      ours.remove(OutputList.name(file));
    }
    for (String stale : ours) {
      Path target = output.resolve(stale).normalize();
      if (target.startsWith(output.normalize())) {
        Files.deleteIfExists(target);
      }
    }
  }

  private void writeList(Path staging, List<String> names) throws IOException {
    Path list = output.resolve(OutputList.NAME);
    byte[] content =
        names.stream()
            .map(name -> name + "\n")
            .collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8);
    if (!Files.exists(list) || !Arrays.equals(Files.readAllBytes(list), content)) {
      Path staged = Files.write(staging.resolve(OutputList.NAME), content);
      Files.move(staged, list, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Deletes what runs that were killed have left: a compiler would take it for sources. */
  private void deleteAbandoned() throws IOException {
    try (DirectoryStream<Path> found =
        Files.newDirectoryStream(output, OutputList.STAGING + "-*")) {
      for (Path folder : found) {
        Matcher name = STAGING_OF_A_PROCESS.matcher(folder.getFileName().toString());
        if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()) {
          deleteTree(folder);
        }
      }
    }
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
          "a temporary folder cannot be deleted: " + FailureReason.of(e),
          "delete it yourself");
    }
  }
}
