package org.ajws.processor.output;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.source.TopLevelTypes;
import org.ajws.processor.text.CodeLayout;

/**
 * The last translation that was given back as texts, in one file. It is used again while all that
 * it depends on is as it was; of the sources, their code and its places: other comments go into the
 * texts that are given back.
 */
public final class RememberedTexts {
  private static final String FILE = "translation.texts";

  private final Path file;
  private final TranslationRequest request;
  private final List<SourceFile> sources;
  private final List<byte[]> overlays;

  /** What is asked of files, by their digests. */
  private final Map<String, Facts> facts = new HashMap<>();

  /**
   * What is remembered.
   *
   * @param result of the translation
   * @param translated the texts of the files that it has changed
   */
  public record Remembered(RememberedResult result, Map<SourceFile, String> translated) {
    /** Copies the map. */
    public Remembered {
      translated = Map.copyOf(translated);
    }
  }

  /**
   * What a change of comments leaves as it is.
   *
   * @param layout the digest of the file's layout
   * @param types the simple names of its top level types, separated by blanks
   */
  private record Facts(String layout, String types) {}

  private record Text(String digest, String user, String translation) {}

  /** The memory of a request with a folder for it. */
  public RememberedTexts(
      TranslationRequest request, List<SourceFile> sources, List<byte[]> overlays) {
    this.file = request.cache().resolve(FILE);
    this.request = request;
    this.sources = List.copyOf(sources);
    this.overlays = List.copyOf(overlays);
  }

  /** The last translation; null where this one may become another. A damaged file is none. */
  public Remembered find() {
    try {
      return read();
    } catch (IOException | InvalidPathException e) {
      return null;
    }
  }

  private Remembered read() throws IOException {
    if (!Files.isRegularFile(file)) {
      return null;
    }
    String before;
    RememberedResult result;
    Map<Path, Text> texts = new HashMap<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      before = read(in);
      for (int n = in.readInt(); n > 0; n--) {
        facts.put(read(in), new Facts(read(in), read(in)));
      }
      if (!before.equals(key())) {
        return null;
      }
      result = RememberedResult.parse(read(in));
      for (int n = in.readInt(); n > 0; n--) {
        texts.put(Path.of(read(in)), new Text(read(in), read(in), read(in)));
      }
    }
    Map<SourceFile, String> translated = new LinkedHashMap<>();
    for (SourceFile source : sources) {
      Text text = texts.get(source.path());
      if (text != null) {
        String now = CodeLayout.translation(text.user, text.translation, source.text());
        boolean changed = !text.digest.equals(source.digest());
        if (now == null || (changed && ConstructFilter.maySpeculate(source.text()))) {
          return null; // speculative loops are known by a number that is made of the digest
        }
        // A translated class names the source that it was made from.
        translated.put(source, now.replace(text.digest, source.digest()));
      }
    }
    return new Remembered(result, translated);
  }

  /** Remembers a translation instead of the last one. */
  public void store(TranslationResult result, Map<SourceFile, String> translated)
      throws IOException {
    Files.createDirectories(file.getParent());
    String key = key();
    Path whole = Files.createTempFile(file.getParent(), "translation", ".tmp");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(whole), 1 << 16))) {
      write(out, key);
      out.writeInt(sources.size());
      for (SourceFile source : sources) {
        write(out, source.digest());
        write(out, facts(source).layout);
        write(out, facts(source).types);
      }
      write(out, RememberedResult.of(result).text());
      out.writeInt(translated.size());
      for (Map.Entry<SourceFile, String> text : translated.entrySet()) {
        write(out, text.getKey().path().toString());
        write(out, text.getKey().digest());
        write(out, text.getKey().text());
        write(out, text.getValue());
      }
    }
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private String key() throws IOException {
    Set<String> own = new HashSet<>();
    for (SourceFile source : sources) {
      String path = source.relative().toString();
      own.add(path.substring(0, path.length() - ".java".length()));
      for (String type : facts(source).types.split(" ", -1)) {
        own.add(source.relative().resolveSibling(type).toString());
      }
    }
    return TranslationKey.of(
        request, sources, overlays, s -> facts(s).layout, e -> stampOf(e, own));
  }

  private Facts facts(SourceFile source) {
    return facts.computeIfAbsent(
        source.digest(),
        digest ->
            new Facts(
                source.isDialect() // whose comments may be constructs
                    ? digest
                    : SourceReader.sha256(
                        CodeLayout.of(source.text()).getBytes(StandardCharsets.UTF_8)),
                String.join(" ", TopLevelTypes.of(source.text()))));
  }

  /**
   * What the compilation writes itself is no input of it: the classes of its sources are not looked
   * at. Others beside them, which it may have written, too, count by what they are, not by their
   * time.
   */
  private static String stampOf(Path entry, Set<String> own) throws IOException {
    if (!Files.isDirectory(entry)) {
      return TranslationKey.stampOf(entry);
    }
    Map<String, Path> others = new TreeMap<>();
    boolean output = false;
    for (Path file : ReadableFiles.below(entry)) {
      String name = entry.relativize(file).toString();
      if (name.endsWith(".class")) {
        if (JavaFiles.isClassOf(own, name)) {
          output = true;
        } else {
          others.put(name, file);
        }
      }
    }
    StringBuilder all = new StringBuilder();
    for (Map.Entry<String, Path> other : others.entrySet()) {
      all.append('\n').append(other.getKey());
      all.append(output ? digestOf(other.getValue()) : TranslationKey.stampOf(other.getValue()));
    }
    return SourceReader.sha256(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String digestOf(Path file) throws IOException {
    return Files.isReadable(file) ? SourceReader.sha256(Files.readAllBytes(file)) : "";
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String read(DataInputStream in) throws IOException {
    int length = in.readInt();
    byte[] bytes = in.readNBytes(Math.max(0, length));
    if (bytes.length != length) {
      throw new EOFException("cut off");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
