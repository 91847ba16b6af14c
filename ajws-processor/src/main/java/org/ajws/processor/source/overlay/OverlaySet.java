package org.ajws.processor.source.overlay;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.diagnostic.FailureReason;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Misspelling;

/**
 * The overlays of one module: reads them, applies them to its files, and tells which entries found
 * no place. {@link #apply} may be called by several threads.
 */
public final class OverlaySet {
  private static final int MAX_CANDIDATES = 8;

  private final List<Entry> entries;
  private final Diagnostics diagnostics;
  private final Set<String> fileNames = new ConcurrentSkipListSet<>();

  private OverlaySet(List<Entry> entries, Diagnostics diagnostics) {
    this.entries = entries;
    this.diagnostics = diagnostics;
  }

  /**
   * Reads overlay files. What is wrong in them is a diagnostic with its position in the overlay; a
   * file with a mistake gives no entry.
   */
  public static OverlaySet parse(List<Path> files, Charset encoding, Diagnostics diagnostics) {
    List<Entry> entries = new ArrayList<>();
    for (Path file : files) {
      try {
        String text =
            encoding
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                .toString();
        entries.addAll(OverlayParser.parse(file, text, diagnostics));
      } catch (CharacterCodingException e) {
        diagnostics.add(
            DiagnosticCode.UNREADABLE,
            file,
            "the bytes of this overlay are not " + encoding.name(),
            "overlays are read in the encoding of the sources (project.build.sourceEncoding, or"
                + " --encoding)");
      } catch (IOException e) {
        diagnostics.add(
            DiagnosticCode.UNREADABLE,
            file,
            "this overlay cannot be read: " + FailureReason.of(e),
            "check the path and its permissions");
      }
    }
    return new OverlaySet(entries, diagnostics);
  }

  /** Whether there is no entry. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /**
   * The text of a file with what the entries put into it; the text itself where none of them has a
   * place in the file. Ambiguous entries, conflicts and misplaced constructs become diagnostics.
   *
   * @param file its name for messages
   * @param text of the file, with its own line ends
   */
  public AppliedSource apply(Path file, String text) {
    fileNames.add(file.getFileName().toString().replaceFirst("\\.java$", ""));
    boolean anyName = text.contains("\\u"); // an escape may spell it
    Map<String, Boolean> written = new HashMap<>(); // many entries have the same name
    List<Entry> likely =
        entries.stream().filter(e -> anyName || mayConcern(e, text, written)).toList();
    if (likely.isEmpty()) {
      return new AppliedSource(new Edits().apply(text), 0);
    }
    ParsedSource parsed = ParsedSource.parse(file, text, diagnostics);
    if (parsed == null) {
      likely.forEach(Entry::markReported);
      return new AppliedSource(new Edits().apply(text), 0);
    }
    return new FileApplication(parsed, file, diagnostics).apply(likely, text);
  }

  private static boolean mayConcern(Entry entry, String text, Map<String, Boolean> written) {
    return entry.way().get(0).named().stream()
        .anyMatch(n -> written.computeIfAbsent(n.name().literalOfLastSegment(), text::contains));
  }

  /** How many entries found a place in the files given so far. */
  public int applied() {
    return (int) entries.stream().filter(e -> e.applied() > 0).count();
  }

  /**
   * Reports the entries that found no place, and the names of lists that stand for none, when all
   * files of the module were given.
   */
  public void reportUnmatched() {
    Set<Selector.Named> said = new HashSet<>(); // entries in one block share the way to it
    for (Entry entry : entries) {
      if (entry.applied() > 0) {
        entry.absent().stream().filter(a -> said.add(a.name())).forEach(this::reportAbsent);
      }
      if (entry.isUnmatched()) {
        Selector missed = entry.missedSelector();
        String where = entry.reachedAClass() ? entry.missedIn() : "the sources";
        Position at = missed.position();
        diagnostics.add(
            new Diagnostic(
                DiagnosticCode.OVERLAY_UNMATCHED,
                DiagnosticCode.OVERLAY_UNMATCHED.severity(),
                at.file(),
                at.line(),
                at.column(),
                entry.reachedAPlace()
                    ? "there is nothing to switch off at " + where
                    : "\"" + missed.text() + "\" matches nothing in " + where,
                entry.reachedAPlace() ? "remove the entry" : candidates(entry, missed)));
      }
    }
  }

  private void reportAbsent(Entry.Absent absent) {
    Selector selector = absent.selector();
    Position at = selector.position();
    List<String> candidates =
        selector.kind() == Selector.Kind.CLASS ? likeNames(absent.name()) : absent.candidates();
    diagnostics.add(
        new Diagnostic(
            DiagnosticCode.OVERLAY_UNMATCHED,
            DiagnosticCode.OVERLAY_UNMATCHED.severity(),
            at.file(),
            at.line(),
            at.column(),
            "%s of \"%s\" matches nothing in %s"
                .formatted(absent.name().name(), selector.text(), absent.where()),
            choice(candidates)));
  }

  private static String choice(List<String> candidates) {
    return candidates.isEmpty()
        ? "nothing of that kind is there"
        : "choose one of these: " + list(candidates);
  }

  private String candidates(Entry entry, Selector missed) {
    List<String> candidates =
        entry.reachedAClass() ? entry.candidates() : likeNames(missed.named().get(0));
    if (!entry.reachedAClass() && !candidates.isEmpty()) {
      return "write the qualified name of a class; files with similar names: " + list(candidates);
    }
    return choice(candidates);
  }

  private List<String> likeNames(Selector.Named missed) {
    String wanted = missed.name().literalOfLastSegment();
    return fileNames.stream()
        .sorted(Comparator.comparingInt((String name) -> Misspelling.distance(wanted, name)))
        .limit(MAX_CANDIDATES)
        .toList();
  }

  /** A list of candidates for a message, cut where it gets long. */
  static String list(List<String> candidates) {
    String shown =
        String.join(", ", candidates.subList(0, Math.min(MAX_CANDIDATES, candidates.size())));
    int more = candidates.size() - MAX_CANDIDATES;
    return more > 0 ? shown + " and " + more + " more" : shown;
  }
}
