package org.ajws.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.SourceFiles;

/**
 * What the last compilation of a module was asked for. The compiler plugin of the build compares
 * sources with class files; that the settings of AJWS or an overlay have changed, that another
 * module's sets have other locks since a build of that module alone, or that an IDE has compiled
 * the sources as they are into the same folder, it does not see, and the program would stay as it
 * is in silence. Then the class files are deleted that are not what this build would make of their
 * sources, before the compiler looks at them.
 */
final class LastCompilation {
  /** The record of a module while its settings change; no settings read so. */
  private static final byte[] UNFINISHED = {};

  private final Path record;
  private final Settings asked;
  private final boolean serial;

  /** What is asked for now; null as long as the compiler was not started. */
  private String settings;

  private boolean compiled;

  /** Whatever decides what becomes of a source, as a text; asked for when the compiler starts. */
  interface Settings {
    String text() throws IOException;
  }

  /**
   * @param record the file that remembers
   * @param serial whether the sources are compiled as they are
   */
  LastCompilation(Path record, Settings settings, boolean serial) {
    this.record = record;
    this.asked = settings;
    this.serial = serial;
  }

  /**
   * The class files to delete, now that the compiler starts. Of a source {@code a/B.java} only
   * {@code a/B.class} is looked at: one missing class is enough to have its source compiled. Until
   * the compiler has ended well, a module of other settings is one of unknown settings: a build
   * that is interrupted, or has errors, may leave class files of both.
   */
  List<Path> outdated(List<Path> roots, Path classes) throws IOException {
    settings = asked.text();
    // Decoded whatever is in it: a damaged record is one of other settings.
    String before =
        Files.isRegularFile(record)
            ? new String(Files.readAllBytes(record), StandardCharsets.UTF_8)
            : null;
    FileTime when = before == null ? null : Files.getLastModifiedTime(record);
    if (before != null && !settings.equals(before)) {
      Files.write(record, UNFINISHED);
    }
    List<Path> outdated = new ArrayList<>();
    for (Path root : roots) {
      for (Path source : Files.isDirectory(root) ? SourceFiles.below(root) : List.<Path>of()) {
        String name = root.relativize(source).toString();
        Path type = classes.resolve(name.substring(0, name.length() - 5) + ".class");
        if (Files.isRegularFile(type) && isOutdated(type, before, when)) {
          outdated.add(type);
        }
      }
    }
    return outdated;
  }

  /**
   * @param before the record; null where there is none
   * @param when it was written
   */
  private boolean isOutdated(Path type, String before, FileTime when) throws IOException {
    if (before == null ? !serial : !settings.equals(before)) {
      return true;
    }
    boolean known = before != null && Files.getLastModifiedTime(type).compareTo(when) <= 0;
    return !known && StaleClasses.isTranslated(type) == serial;
  }

  /** The compiler has ended well: the class files of this moment are what was asked for. */
  void compiled() throws IOException {
    compiled = true;
    remember();
  }

  /**
   * The module is built: what plugins that write into class files have left is what was asked for,
   * too. But not where the build ended before the compiler was reached.
   */
  void built() throws IOException {
    if (compiled) {
      remember();
    }
  }

  private void remember() throws IOException {
    Files.createDirectories(record.getParent());
    Files.write(record, settings.getBytes(StandardCharsets.UTF_8));
    Files.setLastModifiedTime(record, FileTime.from(Instant.now()));
  }
}
