package org.ajws.processor.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.source.SourceFile;

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
    return TranslationKey.of(
        request,
        sources.stream()
            .map(s -> new TranslationKey.Source(s.path(), s.relative(), s.digest()))
            .toList(),
        overlays,
        TranslationKey::stampOf);
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
    WholeFile.write(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static String stamp(Path output) throws IOException {
    return Files.size(output) + "@" + Files.getLastModifiedTime(output).toMillis();
  }
}
