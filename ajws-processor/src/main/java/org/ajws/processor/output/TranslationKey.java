package org.ajws.processor.output;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.TreeMap;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.source.SourceReader;

/** The digest of everything that a translation depends on. */
final class TranslationKey {
  /** Of this JVM, which keeps the classes that it has loaded; found when it is first asked for. */
  private static volatile String translator;

  private TranslationKey() {}

  /** What changes when an entry of the class path changes. */
  interface Stamp {
    String of(Path entry) throws IOException;
  }

  /**
   * A source.
   *
   * @param relative its path below its source root
   * @param digest of what counts in it
   */
  record Source(Path path, Path relative, String digest) {}

  static String of(
      TranslationRequest request, List<Source> sources, List<byte[]> overlays, Stamp stamp)
      throws IOException {
    StringBuilder s = new StringBuilder();
    s.append(translator()).append('\n');
    s.append(System.getProperty("java.vm.version")).append('\n');
    s.append(request.target()).append(request.locks().general());
    s.append(request.locks().ofSets()).append(request.encoding());
    s.append(request.release())
        .append(request.output())
        .append(request.dialect())
        .append(request.privateScratch())
        .append(request.classRelease())
        .append(request.processing())
        .append(request.platform())
        .append('\n');
    for (Source source : sources) {
      s.append(source.path()).append(' ').append(source.relative()).append(' ');
      s.append(source.digest()).append('\n');
    }
    for (int i = 0; i < overlays.size(); i++) {
      s.append(request.overlays().get(i)).append(' ');
      s.append(SourceReader.sha256(overlays.get(i))).append('\n');
    }
    for (Path entry : request.classPath()) {
      s.append(entry).append(stamp.of(entry)).append('\n');
    }
    return SourceReader.sha256(s.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** The translator's version and build: another one may translate the same sources otherwise. */
  private static String translator() throws IOException {
    String known = translator;
    if (known == null) {
      known = versionAndBuild();
      translator = known;
    }
    return known;
  }

  private static String versionAndBuild() throws IOException {
    CodeSource origin = TranslationKey.class.getProtectionDomain().getCodeSource();
    String build = "";
    if (origin != null) {
      try {
        build = stampOf(Path.of(origin.getLocation().toURI()));
      } catch (URISyntaxException e) {
        throw new IOException("the place of the translator is no path: " + origin.getLocation(), e);
      }
    }
    return BuildVersion.get() + build;
  }

  /** What changes when a file, or any file of a folder, is written again. */
  static String stampOf(Path entry) throws IOException {
    if (Files.isRegularFile(entry)) {
      return " " + Files.size(entry) + " " + Files.getLastModifiedTime(entry);
    }
    return Files.isDirectory(entry) ? " " + newestClass(entry) : "";
  }

  private static String newestClass(Path folder) throws IOException {
    TreeMap<String, String> classes = new TreeMap<>();
    for (Path p : ReadableFiles.below(folder)) {
      classes.put(p.toString(), Files.size(p) + "@" + Files.getLastModifiedTime(p));
    }
    return SourceReader.sha256(classes.toString().getBytes(StandardCharsets.UTF_8));
  }
}
