package org.ajws.processor.output;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.ajws.processor.api.BuildVersion;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;

/**
 * Remembers, by SHA-256, what the last translation read and wrote, so that an unchanged module is
 * not translated again. Checks look across files, so the key is the whole module's: any change of a
 * source, an overlay, an option or the class path makes a new translation, and then only files with
 * a new content are written.
 */
public final class TranslationCache {
  private final Path file;
  private final Path remembered;

  /** A cache in a folder; null for none. */
  public TranslationCache(Path folder) {
    this.file = folder == null ? null : folder.resolve("translation.digest");
    this.remembered = folder == null ? null : folder.resolve("translation.result");
  }

  /** The digest of everything a translation depends on; empty where nothing is remembered. */
  public String key(TranslationRequest request, List<SourceFile> sources, List<byte[]> overlays)
      throws IOException {
    if (file == null) {
      return ""; // to look at every class of the class path costs more than a small translation
    }
    StringBuilder s = new StringBuilder();
    s.append(translator()).append('\n');
    s.append(System.getProperty("java.vm.version")).append('\n');
    s.append(request.target()).append(request.locks()).append(request.encoding());
    s.append(request.release())
        .append(request.output())
        .append(request.dialect())
        .append(request.privateScratch())
        .append(request.classRelease())
        .append('\n');
    for (SourceFile source : sources) {
      s.append(source.path()).append(' ').append(source.relative()).append(' ');
      s.append(source.digest()).append('\n');
    }
    for (byte[] overlay : overlays) {
      s.append(SourceReader.sha256(overlay)).append('\n');
    }
    for (Path entry : request.classPath()) {
      s.append(entry).append(stampOf(entry)).append('\n');
    }
    return SourceReader.sha256(s.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** The translator's version and build: another one may translate the same sources otherwise. */
  private static String translator() throws IOException {
    CodeSource origin = TranslationCache.class.getProtectionDomain().getCodeSource();
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
  private static String stampOf(Path entry) throws IOException {
    if (Files.isRegularFile(entry)) {
      return " " + Files.size(entry) + " " + Files.getLastModifiedTime(entry);
    }
    return Files.isDirectory(entry) ? " " + newestClass(entry) : "";
  }

  private static String newestClass(Path folder) throws IOException {
    TreeMap<String, String> classes = new TreeMap<>();
    try (var tree = Files.walk(folder)) {
      for (Path p : (Iterable<Path>) tree.filter(Files::isRegularFile)::iterator) {
        classes.put(p.toString(), Files.size(p) + "@" + Files.getLastModifiedTime(p));
      }
    }
    return SourceReader.sha256(classes.toString().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The result of the last translation, if it had this key and its output is still what it wrote. A
   * cache that cannot be read is no cache.
   */
  public Optional<RememberedResult> upToDate(String key) {
    if (file == null || !Files.exists(file) || !Files.exists(remembered)) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty() || !lines.get(0).equals(key)) {
        return Optional.empty();
      }
      for (String line : lines.subList(1, lines.size())) {
        int space = line.indexOf(' ');
        Path output = Path.of(line.substring(space + 1));
        if (!Files.exists(output) || !stamp(output).equals(line.substring(0, Math.max(0, space)))) {
          return Optional.empty();
        }
      }
      return Optional.of(RememberedResult.read(remembered));
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Records a translation that has written its output; its warnings are remembered with it. */
  public void store(String key, TranslationResult result) throws IOException {
    if (file == null) {
      return;
    }
    List<String> lines = new ArrayList<>(List.of(key));
    for (TranslationResult.FileResult f : result.files()) {
      lines.add(stamp(f.output()) + " " + f.output());
    }
    Files.createDirectories(file.getParent());
    // Without the digest the new result is not read with an old key, should we be stopped here.
    Files.deleteIfExists(file);
    RememberedResult.of(result).write(remembered);
    Path temporary = Files.createTempFile(file.getParent(), "translation", ".tmp");
    Files.write(temporary, lines);
    Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String stamp(Path output) throws IOException {
    return Files.size(output) + "@" + Files.getLastModifiedTime(output).toMillis();
  }
}
