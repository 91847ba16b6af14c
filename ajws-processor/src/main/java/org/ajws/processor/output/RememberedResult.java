package org.ajws.processor.output;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;

/**
 * What an unchanged module's report and build messages need of its last translation: the files that
 * were translated, the decisions and the warnings. A file beside the digest; only the translator
 * that wrote it reads it, since the digest covers the translator's version.
 *
 * @param translated the user's files that have a construct
 * @param decisions as they were found
 * @param warnings to be told again in each build
 */
public record RememberedResult(
    Set<Path> translated, Decisions decisions, List<Diagnostic> warnings) {
  private static final Gson GSON =
      new GsonBuilder().registerTypeHierarchyAdapter(Path.class, new PathText()).create();

  static RememberedResult of(TranslationResult result) {
    return new RememberedResult(
        result.files().stream()
            .filter(FileResult::translated)
            .map(FileResult::source)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        result.decisions(),
        result.diagnostics());
  }

  void write(Path file) throws IOException {
    Files.writeString(file, text());
  }

  String text() {
    return GSON.toJson(this);
  }

  /** Reads what {@link #write} wrote; a damaged file is an {@link IOException}. */
  static RememberedResult read(Path file) throws IOException {
    return parse(Files.readString(file));
  }

  /** What {@link #text} said. */
  static RememberedResult parse(String text) throws IOException {
    try {
      RememberedResult result = GSON.fromJson(text, RememberedResult.class);
      if (result == null
          || result.translated == null
          || result.decisions == null
          || result.warnings == null) {
        throw new IOException("what was remembered is not whole");
      }
      return result;
    } catch (JsonParseException e) {
      throw new IOException("what was remembered is damaged: " + e.getMessage(), e);
    }
  }

  /**
   * The result of an unchanged module.
   *
   * @param text what {@link #text} said
   * @param files the sources; their translations are not written
   */
  static TranslationResult upToDate(String text, List<Path> files) {
    RememberedResult last;
    try {
      last = parse(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TranslationResult(
        last.warnings,
        files.stream().map(f -> new FileResult(f, null, last.translated.contains(f))).toList(),
        last.decisions,
        true);
  }

  /** A path as its text. */
  private static final class PathText extends TypeAdapter<Path> {
    @Override
    public void write(JsonWriter out, Path path) throws IOException {
      out.value(path == null ? null : path.toString());
    }

    @Override
    public Path read(JsonReader in) throws IOException {
      if (in.peek() == JsonToken.NULL) {
        in.nextNull();
        return null;
      }
      return Path.of(in.nextString());
    }
  }
}
