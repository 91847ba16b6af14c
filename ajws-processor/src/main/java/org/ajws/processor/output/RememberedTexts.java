package org.ajws.processor.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.ConstructFilter;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.source.TopLevelTypes;
import org.ajws.processor.text.CodeLayout;

/**
 * The last translation that was given back as texts, in one file. It is used again while all that
 * it depends on is as it was; of the sources, their code and its places: other comments go into the
 * texts that are given back. Sources that have not changed are not even read.
 */
public final class RememberedTexts {
  private static final String FILE = "translation.texts";
  private static final String DIGESTS = "source.digests";

  private final Path file;
  private final TranslationRequest request;
  private final List<byte[]> overlays = new ArrayList<>();
  private final List<SourceReader.Found> sources;
  private final FileMemory digests;

  /** What is wrong with a source is found again when it is read to be translated. */
  private final SourceReader reader;

  /** What is asked of files, by their digests. */
  private final Map<String, Facts> facts = new HashMap<>();

  /** The digests of the sources; null of one that has to be read. */
  private final Map<Path, String> known = new HashMap<>();

  /** What is translated now. */
  private List<SourceFile> prepared = List.of();

  private String key = "";

  /** The sources that had to be read. */
  private final Map<Path, SourceFile> read = new HashMap<>();

  /**
   * What is remembered.
   *
   * @param warnings to be told again
   * @param translated the files that the translation has changed
   * @param runsInParallel whether the sources have loops or tasks
   * @param whole all of it
   */
  public record Remembered(
      List<Diagnostic> warnings, List<Text> translated, boolean runsInParallel, Whole whole) {}

  /** What a build rarely asks for. */
  public interface Whole {
    /** The result of the translation, of files that are not written. */
    TranslationResult result();
  }

  /**
   * The text of a translated file.
   *
   * @param source the user's file
   * @param relative its path below its source root
   */
  public record Text(Path source, Path relative, String text) {}

  /**
   * What a change of comments leaves as it is.
   *
   * @param layout the digest of the file's layout
   * @param types the simple names of its top level types, separated by blanks
   * @param folder of its package
   */
  private record Facts(String layout, String types, String folder) {}

  /** What is stored of a translated file. */
  private record Stored(String digest, String user, String translation) {}

  private RememberedTexts(TranslationRequest request) throws IOException {
    this.file = request.cache().resolve(FILE);
    this.request = request;
    for (Path overlay : request.overlays()) {
      overlays.add(Files.readAllBytes(overlay));
    }
    this.reader = new SourceReader(request.encoding(), null, new Diagnostics());
    this.sources = reader.find(request.sources());
    this.digests = new FileMemory(request.cache().resolve(DIGESTS));
  }

  /** The memory of a request; null where there is no folder for it, or an overlay is not there. */
  public static RememberedTexts of(TranslationRequest request) {
    try {
      return request.cache() == null ? null : new RememberedTexts(request);
    } catch (IOException e) {
      return null; // the translation says so
    }
  }

  /** The last translation; null where this one may become another. A damaged file is none. */
  public Remembered find() {
    try {
      for (SourceReader.Found source : sources) {
        known.put(source.path(), digests.of(source.path()));
      }
      Remembered found = Files.isRegularFile(file) ? search() : null;
      if (found != null) {
        digests.store();
      }
      return found;
    } catch (IOException | IllegalArgumentException e) {
      return null; // what cannot be read or written now, the translation names
    }
  }

  private Remembered search() throws IOException {
    CacheFile in = CacheFile.read(file);
    String before = in.text();
    for (int n = in.number(); n > 0; n--) {
      facts.put(in.text(), new Facts(in.text(), in.text(), in.text()));
    }
    List<TranslationKey.Source> all = new ArrayList<>();
    for (SourceReader.Found source : sources) {
      String digest = known.get(source.path());
      if (digest == null || !facts.containsKey(digest)) {
        SourceFile now = read(source);
        if (now == null) {
          return null;
        }
        digest = now.digest();
        known.put(source.path(), digest);
        digests.put(source.path(), digest);
        learn(now);
      }
      Facts of = facts.get(digest);
      Path relative = source.relative(Path.of(of.folder));
      all.add(new TranslationKey.Source(source.path(), relative, of.layout));
    }
    return before.equals(key(all, overlays)) ? restOf(in, all) : null;
  }

  private SourceFile read(SourceReader.Found source) {
    return read.computeIfAbsent(source.path(), path -> reader.read(source));
  }

  private Remembered restOf(CacheFile in, List<TranslationKey.Source> all) throws IOException {
    List<Diagnostic> warnings = StoredDiagnostics.read(in);
    boolean parallel = in.number() != 0;
    String result = in.text();
    Map<Path, Stored> texts = new HashMap<>();
    for (int n = in.number(); n > 0; n--) {
      texts.put(Path.of(in.text()), new Stored(in.text(), in.text(), in.text()));
    }
    List<Text> translated = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Stored text = texts.get(all.get(i).path());
      if (text != null) {
        String now = now(sources.get(i), text);
        if (now == null) {
          return null;
        }
        translated.add(new Text(all.get(i).path(), all.get(i).relative(), now));
      }
    }
    List<Path> files = all.stream().map(TranslationKey.Source::path).toList();
    return new Remembered(
        warnings, translated, parallel, () -> RememberedResult.upToDate(result, files));
  }

  /** The translation of a file as it is now; null where there is another one. */
  private String now(SourceReader.Found source, Stored text) {
    String digest = known.get(source.path());
    if (text.digest.equals(digest)) {
      return text.translation;
    }
    SourceFile now = read(source);
    if (now == null
        || !now.digest().equals(digest) // somebody writes it
        || ConstructFilter.maySpeculate(now.text())) {
      return null; // speculative loops are known by a number that is made of the digest
    }
    // A translated class names the source that it was made from.
    String translation = CodeLayout.translation(text.user, text.translation, now.text());
    return translation == null ? null : translation.replace(text.digest, digest);
  }

  /**
   * Sees, after the last translation was looked for, what another one depends on, before it is
   * made: what changes meanwhile makes a third one.
   *
   * @param all the sources as they are translated
   */
  public void prepare(List<SourceFile> all, List<byte[]> itsOverlays) throws IOException {
    List<TranslationKey.Source> keyed = new ArrayList<>();
    for (SourceFile source : all) {
      digests.put(source.path(), source.digest());
      Facts of = learn(source);
      keyed.add(new TranslationKey.Source(source.path(), source.relative(), of.layout));
    }
    prepared = List.copyOf(all);
    key = key(keyed, itsOverlays);
  }

  /** Remembers the prepared translation instead of the last one. */
  public void store(TranslationResult result, Map<SourceFile, String> translated)
      throws IOException {
    CacheFile.Writer out = new CacheFile.Writer().text(key).number(prepared.size());
    for (SourceFile source : prepared) {
      Facts of = facts.get(source.digest());
      out.text(source.digest()).text(of.layout).text(of.types).text(of.folder);
    }
    StoredDiagnostics.write(result.diagnostics(), out);
    boolean parallel =
        !(result.decisions().loops().isEmpty() && result.decisions().tasks().isEmpty());
    out.number(parallel ? 1 : 0).text(RememberedResult.of(result).text());
    out.number(translated.size());
    for (Map.Entry<SourceFile, String> text : translated.entrySet()) {
      out.text(text.getKey().path().toString())
          .text(text.getKey().digest())
          .text(text.getKey().text())
          .text(text.getValue());
    }
    out.writeTo(file);
    digests.store();
  }

  private String key(List<TranslationKey.Source> all, List<byte[]> itsOverlays) throws IOException {
    Set<String> own = new HashSet<>();
    for (TranslationKey.Source source : all) {
      String path = source.relative().toString();
      own.add(path.substring(0, path.length() - ".java".length()));
      for (String type : facts.get(known.get(source.path())).types.split(" ", -1)) {
        own.add(source.relative().resolveSibling(type).toString());
      }
    }
    return TranslationKey.of(request, all, itsOverlays, entry -> stampOf(entry, own));
  }

  private Facts learn(SourceFile source) {
    known.put(source.path(), source.digest());
    return facts.computeIfAbsent(
        source.digest(),
        digest ->
            new Facts(
                request.dialect() == Dialect.STANDARD
                    ? SourceReader.sha256(
                        CodeLayout.of(source.text()).getBytes(StandardCharsets.UTF_8))
                    : digest, // comments may be constructs
                String.join(" ", TopLevelTypes.of(source.text())),
                SourceReader.packageOf(source.text()).toString()));
  }

  /**
   * What the compilation writes itself is no input of it: the classes of its sources are not looked
   * at. Others beside them, which it may have written, too, count by what they are, not by their
   * time.
   */
  private String stampOf(Path entry, Set<String> own) throws IOException {
    if (!Files.isDirectory(entry)) {
      return TranslationKey.stampOf(entry);
    }
    Map<String, Path> others = new TreeMap<>();
    boolean output = false;
    for (Path found : ReadableFiles.below(entry)) {
      String name = entry.relativize(found).toString();
      if (name.endsWith(".class")) {
        if (JavaFiles.isClassOf(own, name)) {
          output = true;
        } else {
          others.put(name, found);
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

  private String digestOf(Path found) throws IOException {
    if (!Files.isReadable(found)) {
      return "";
    }
    String digest = digests.of(found);
    if (digest == null) {
      digest = SourceReader.sha256(Files.readAllBytes(found));
      digests.put(found, digest);
    }
    return digest;
  }
}
