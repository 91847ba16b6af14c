package org.ajws.processor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * Says of an error that the compiler finds in a translation which construct the code was made for,
 * and how to leave it out.
 */
public final class TranslationFault {
  /** What is made for a method behind the last line of its class. */
  private static final Pattern MEMBER =
      Pattern.compile("\\b([\\w$]+?)\\$(?:slow\\(|frame\\d*\\(|Frame\\d+ extends)");

  /** How the code of an entry begins. */
  private static final String ENTRY = "Root.enter(); try { ";

  /** The head of such a class up to its name; some compilers point at its first modifier. */
  private static final Pattern HEAD =
      Pattern.compile(
          "(?:@SuppressWarnings\\(\"all\"\\)\\s*)?(?:(?:private|static|final|class)\\s+)*+[\\w$]+ extends");

  private record Construct(int line, String kind) {}

  private TranslationFault() {}

  /**
   * The message; empty for a file without a construct, whose errors are the program's own.
   *
   * @param file of the translation, or the user's where it was not written
   * @param text of that file
   * @param offset of the error
   * @param complaint what the compiler says
   */
  public static Optional<Diagnostic> of(
      TranslationResult result, Path file, String text, int offset, String complaint) {
    return result.files().stream()
        .filter(f -> f.translated() && (file.equals(f.output()) || file.equals(f.source())))
        .map(FileResult::source)
        .findFirst()
        .flatMap(source -> at(result.decisions(), source, text, offset, complaint));
  }

  private static Optional<Diagnostic> at(
      Decisions decisions, Path source, String text, int offset, String complaint) {
    return construct(constructs(decisions, source), text, offset)
        .map(
            c ->
                new Diagnostic(
                    DiagnosticCode.GENERATED_CODE,
                    DiagnosticCode.GENERATED_CODE.severity(),
                    source,
                    c.line(),
                    1,
                    "the code that AJWS makes for the %s of this line does not compile: %s"
                        .formatted(c.kind(), complaint.strip().replaceAll("\\s*\\R\\s*", " ")),
                    "take its annotation or label away, here or by \"off\" in an overlay, and report"
                        + " it with the source: it is a fault of AJWS"));
  }

  /** By their lines. */
  private static List<Construct> constructs(Decisions decisions, Path source) {
    List<Construct> all = new ArrayList<>();
    decisions.loops().stream()
        .filter(l -> l.file().equals(source))
        .forEach(l -> all.add(new Construct(l.line(), "parallel loop")));
    decisions.tasks().stream()
        .filter(t -> t.file().equals(source))
        .forEach(t -> all.add(new Construct(t.line(), t.kind())));
    all.sort(Comparator.comparingInt(Construct::line));
    return all;
  }

  /**
   * Of what stands behind a class the first one of its method; else the last one before the place.
   * Where there is none such, the first.
   */
  private static Optional<Construct> construct(List<Construct> all, String text, int offset) {
    int entry = entry(text, offset);
    int line = line(text, entry < 0 ? offset : entry);
    int next = entry < 0 ? -1 : text.indexOf(ENTRY, entry + 1);
    int end = entry < 0 ? line : next < 0 ? Integer.MAX_VALUE : line(text, next);
    return all.stream()
        .filter(c -> line <= c.line() && c.line() < end)
        .findFirst()
        .or(() -> all.stream().filter(c -> c.line() <= line).reduce((first, second) -> second))
        .or(() -> all.stream().findFirst());
  }

  private static int line(String text, int offset) {
    return (int) text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
  }

  /** Where the entry stands of the method that a member behind its class is made for, or -1. */
  private static int entry(String text, int offset) {
    int from = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    Matcher head = HEAD.matcher(text).region(Math.min(offset, text.length()), text.length());
    int to = head.lookingAt() ? head.end() : Math.min(text.length(), offset + 1);
    Matcher members = MEMBER.matcher(text).region(from, to);
    String method = null;
    while (members.find()) {
      method = members.group(1);
    }
    int at = method == null ? -1 : text.indexOf(ENTRY);
    while (at >= 0
        && !text.startsWith(method + "$fast(", at + ENTRY.length())
        && !text.startsWith("return " + method + "$fast(", at + ENTRY.length())) {
      at = text.indexOf(ENTRY, at + 1);
    }
    return at;
  }
}
