package org.ajws.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.SourceFiles;
import org.ajws.processor.api.TranslationResult.FileResult;

/**
 * Class files that were compiled from the user's sources although these have a translation: by an
 * IDE that shares the output folder, or by a build with {@code ajws.skip}. They are newer than the
 * translation, so that the compiler plugin would keep them and the program would stay serial in
 * silence. And those that were compiled from a translation, when a serial program is to be built.
 */
final class StaleClasses {
  /** How the stamp annotation stands in a class file's constant pool. */
  private static final byte[] STAMP =
      "Lorg/ajws/runtime/Translated;".getBytes(StandardCharsets.UTF_8);

  private StaleClasses() {}

  /** The class files of translated sources that exist and carry no stamp. */
  static List<Path> find(List<FileResult> files, Path output, Path classes) throws IOException {
    List<Path> stale = new ArrayList<>();
    for (FileResult file : files) {
      if (!file.translated() || file.output() == null) {
        continue;
      }
      String source = output.relativize(file.output()).toString();
      if (!source.endsWith(".java")) {
        continue;
      }
      Path type = classes.resolve(source.substring(0, source.length() - 5) + ".class");
      if (Files.isRegularFile(type) && !isTranslated(type)) {
        stale.add(type);
      }
    }
    return stale;
  }

  /** The class files of what was translated before that carry a stamp. */
  static List<Path> translated(Path output, Path classes) throws IOException {
    List<Path> translated = new ArrayList<>();
    for (Path source : Files.isDirectory(output) ? SourceFiles.below(output) : List.<Path>of()) {
      String name = output.relativize(source).toString();
      Path type = classes.resolve(name.substring(0, name.length() - 5) + ".class");
      if (Files.isRegularFile(type) && isTranslated(type)) {
        translated.add(type);
      }
    }
    return translated;
  }

  /** Whether a class file was compiled from a translation. */
  static boolean isTranslated(Path type) throws IOException {
    return contains(Files.readAllBytes(type), STAMP);
  }

  private static boolean contains(byte[] text, byte[] part) {
    outer:
    for (int i = 0; i + part.length <= text.length; i++) {
      for (int k = 0; k < part.length; k++) {
        if (text[i + k] != part[k]) {
          continue outer;
        }
      }
      return true;
    }
    return false;
  }
}
