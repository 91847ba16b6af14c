package org.ajws.report;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.source.JavaFiles;
import org.ajws.processor.source.PackageName;
import org.ajws.report.LineCounter.AjwsLines;

/**
 * Counts what AJWS adds to the serial version of a program and what a threaded original adds to the
 * same; {@code docs/report.md} says how.
 */
final class SourceLines {
  private static final Set<String> SET_ANNOTATIONS =
      Set.of("AtomicSet", "Atomic", "AliasAtomic", "NotAtomic");
  private static final Set<String> STARTERS =
      Set.of(
          "submit",
          "execute",
          "invokeAll",
          "invokeAny",
          "supplyAsync",
          "runAsync",
          "fork",
          "parallelStream",
          "parallel");

  private final TranslationRequest request;
  private final TranslationResult result;
  private final Map<Path, String> sources = new TreeMap<>();
  private final List<LineOverhead> rows = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private long allLines;

  private SourceLines(TranslationRequest request, TranslationResult result) throws IOException {
    this.request = request;
    this.result = result;
    for (TranslationResult.FileResult file : result.files()) {
      String source = read(file.source(), request.encoding());
      sources.put(file.source(), source);
      allLines += LineCounter.elision(source).size();
    }
  }

  /**
   * Counts the lines.
   *
   * @param threaded source roots of the threaded original, or single files of it
   */
  static SourceLines of(TranslationRequest request, TranslationResult result, List<Path> threaded)
      throws IOException {
    SourceLines lines = new SourceLines(request, result);
    lines.rows.add(lines.ajws());
    if (!threaded.isEmpty()) {
      lines.rows.add(lines.threads(threaded));
    }
    return lines;
  }

  /** A row for AJWS, and one for the threaded original where there is one. */
  List<LineOverhead> rows() {
    return List.copyOf(rows);
  }

  /** What makes the rows doubtful. */
  List<String> notes() {
    return List.copyOf(notes);
  }

  /** How many times the word {@code synchronized} occurs in the sources of a translation. */
  static long synchronizedWords(TranslationResult result, Charset encoding) throws IOException {
    long words = 0;
    for (TranslationResult.FileResult file : result.files()) {
      words += locks(LineCounter.words(read(file.source(), encoding)));
    }
    return words;
  }

  private LineOverhead ajws() throws IOException {
    Decisions decisions = result.decisions();
    Set<Path> marked = new HashSet<>();
    decisions.loops().forEach(l -> marked.add(l.file()));
    decisions.tasks().forEach(t -> marked.add(t.file()));
    decisions.atomicSets().forEach(s -> marked.add(s.file()));
    int files = 0;
    long serial = 0;
    long locks = 0;
    AjwsLines all = new AjwsLines(0, 0);
    for (Map.Entry<Path, String> source : sources.entrySet()) {
      AjwsLines lines = LineCounter.ajwsLines(source.getValue());
      if (marked.contains(source.getKey()) || lines.total() > 0) {
        files++;
        serial += LineCounter.elision(source.getValue()).size();
        all = all.plus(lines);
        locks += lines.total() == 0 ? 0 : sets(LineCounter.words(source.getValue()));
      }
    }
    long overlays = 0;
    for (Path overlay : request.overlays()) {
      String text = read(overlay, request.encoding());
      overlays += LineCounter.overlayLines(text);
      locks += text.lines().filter(l -> !l.strip().startsWith("#")).mapToLong(this::setsOf).sum();
    }
    long regions =
        decisions.loops().size()
            + decisions.tasks().stream().filter(t -> t.kind().startsWith("async")).count();
    return new LineOverhead(
        "ajws",
        overlays == 0 ? "AJWS: annotations" : "AJWS: annotations and overlays",
        files,
        regions,
        serial,
        allLines,
        all.total() + overlays,
        all.added() + overlays,
        locks);
  }

  private long setsOf(String overlayLine) {
    return sets(LineCounter.words(overlayLine));
  }

  private LineOverhead threads(List<Path> threaded) throws IOException {
    Map<Path, Path> serialFiles = serialFiles();
    int files = 0;
    long[] sums = new long[5]; // regions, serial lines, extra, growth, locks
    for (Path root : threaded) {
      boolean isFound = !Files.isDirectory(root);
      for (Path file : JavaFiles.below(root)) {
        String text = read(file, request.encoding());
        Path serial = serialFiles.get(root.relativize(file));
        serial = serial == null ? serialFiles.get(placeByPackage(file, text)) : serial;
        isFound |= serial != null;
        // A source that is named itself is there for threads only.
        if (add(text, sources.containsKey(file) ? null : serial, sums)) {
          files++;
        }
      }
      if (!isFound) {
        notes.add(
            "No file below "
                + root
                + " has the package and name of a source: all of its lines count as lines for"
                + " threads.");
      }
    }
    return new LineOverhead(
        "threads",
        "threaded original",
        files,
        sums[0],
        sums[1],
        allLines,
        sums[2],
        sums[3],
        sums[4]);
  }

  /** The sources by their place below their root, and by that which their package gives them. */
  private Map<Path, Path> serialFiles() {
    Map<Path, Path> files = new HashMap<>();
    sources.forEach((source, text) -> files.put(placeByPackage(source, text), source));
    for (Path source : sources.keySet()) {
      for (Path root : request.sources()) {
        if (Files.isDirectory(root) && source.startsWith(root)) {
          files.put(root.relativize(source), source);
        }
      }
    }
    return files;
  }

  private static Path placeByPackage(Path file, String text) {
    return PackageName.folder(PackageName.of(text)).resolve(file.getFileName());
  }

  private boolean add(String text, Path serial, long[] sums) {
    List<String> words = LineCounter.words(text);
    sums[4] += locks(words);
    List<String> lines = LineCounter.elision(text);
    List<String> base = serial == null ? List.of() : LineCounter.elision(sources.get(serial));
    int common = LineMatch.common(base, lines);
    if (common == lines.size() && common == base.size()) {
      return false;
    }
    sums[0] += starts(words);
    sums[1] += base.size();
    sums[2] += lines.size() - common;
    sums[3] += lines.size() - base.size();
    return true;
  }

  private static long locks(List<String> words) {
    return words.stream().filter("synchronized"::equals).count();
  }

  private static long sets(List<String> words) {
    long found = 0;
    for (int i = 1; i < words.size(); i++) {
      boolean qualified = words.get(i - 1).equals(".") && i > 1 && words.get(i - 2).equals("ajws");
      boolean annotation = words.get(i - 1).equals("@") || qualified;
      found += annotation && SET_ANNOTATIONS.contains(words.get(i)) ? 1 : 0;
    }
    return found;
  }

  /** Calls that start tasks or threads, in a file that names the packages or classes for that. */
  private static long starts(List<String> words) {
    boolean concurrent = words.contains("concurrent");
    long found = 0;
    for (int i = 1; i + 1 < words.size(); i++) {
      boolean call = words.get(i + 1).equals("(");
      String before = words.get(i - 1);
      String word = words.get(i);
      boolean starter =
          before.equals(".")
              && STARTERS.contains(word)
              && (concurrent || word.startsWith("parallel"));
      boolean thread = word.equals("Thread") && before.equals("new");
      found += call && (starter || thread) || isSubclass(before, word) ? 1 : 0;
    }
    return found;
  }

  private static boolean isSubclass(String before, String word) {
    return before.equals("extends") && word.equals("Thread");
  }

  private static String read(Path file, Charset encoding) throws IOException {
    return new String(Files.readAllBytes(file), encoding);
  }
}
