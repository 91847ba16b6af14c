package org.ajws.processor.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;

/** Writes files among the user's own, whole or not at all. */
public final class ReplacedFiles {
  private final Diagnostics diagnostics;

  /** Reports what goes wrong. */
  public ReplacedFiles(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Reports that something cannot be written. */
  public static void report(Diagnostics diagnostics, Path file, IOException e) {
    diagnostics.add(
        DiagnosticCode.UNWRITABLE,
        file,
        "this cannot be written: " + FailureReason.of(e),
        "check the permissions and the space left on the disk; nothing was changed");
  }

  /**
   * Writes the new contents beside their places first, then moves them all.
   *
   * @param replace whether a file with another content may be replaced; otherwise it is an error
   * @return whether everything was written
   */
  public boolean write(Map<Path, byte[]> contents, boolean replace) {
    Map<Path, Path> staged = new LinkedHashMap<>();
    Path current = null;
    try {
      for (Map.Entry<Path, byte[]> entry : contents.entrySet()) {
        current = entry.getKey();
        boolean exists = Files.exists(current);
        if (exists && Arrays.equals(Files.readAllBytes(current), entry.getValue())) {
          continue;
        }
        if (exists && !replace) {
          diagnostics.add(
              DiagnosticCode.UNWRITABLE,
              current,
              "this file is in the way: it has another content",
              "choose an empty folder, or move the file away");
          return false;
        }
        // A link stays a link: what it leads to is replaced.
        Path place = exists ? current.toRealPath() : current;
        staged.put(place, stage(place, entry.getValue()));
      }
      move(staged);
      return true;
    } catch (IOException e) {
      report(diagnostics, current, e);
      return false;
    } finally {
      delete(staged);
    }
  }

  private static Path stage(Path place, byte[] content) throws IOException {
    Path folder = place.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path file = WholeFile.beside(place.toAbsolutePath(), content);
    if (Files.exists(place) && Files.getFileStore(place).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(place));
    }
    return file;
  }

  /** Moves all, or puts back what was moved. */
  private static void move(Map<Path, Path> staged) throws IOException {
    Map<Path, byte[]> before = new LinkedHashMap<>();
    try {
      for (Map.Entry<Path, Path> entry : staged.entrySet()) {
        Path place = entry.getKey();
        before.put(place, Files.exists(place) ? Files.readAllBytes(place) : null);
        Files.move(entry.getValue(), place, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      for (Map.Entry<Path, byte[]> entry : before.entrySet()) {
        if (entry.getValue() == null) {
          Files.deleteIfExists(entry.getKey());
        } else {
          Files.write(entry.getKey(), entry.getValue());
        }
      }
      throw e;
    }
  }

  private void delete(Map<Path, Path> staged) {
    for (Path file : staged.values()) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        report(diagnostics, file, e);
      }
    }
  }
}
