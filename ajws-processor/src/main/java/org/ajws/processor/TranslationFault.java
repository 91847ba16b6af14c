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
    int line = line(text, offset);
    return construct(decisions, source, line)
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

  /** The last one before a line, else the first. */
  private static Optional<Construct> construct(Decisions decisions, Path source, int line) {
    List<Construct> all = new ArrayList<>();
    decisions.loops().stream()
        .filter(l -> l.file().equals(source))
        .forEach(l -> all.add(new Construct(l.line(), "parallel loop")));
    decisions.tasks().stream()
        .filter(t -> t.file().equals(source))
        .forEach(t -> all.add(new Construct(t.line(), t.kind())));
    all.sort(Comparator.comparingInt(Construct::line));
    Optional<Construct> before =
        all.stream().filter(c -> c.line() <= line).reduce((first, second) -> second);
    return before.isPresent() ? before : all.stream().findFirst();
  }

  /** The line of an offset; of what stands behind a class that of the end of its method. */
  private static int line(String text, int offset) {
    int from = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    Matcher head = HEAD.matcher(text).region(Math.min(offset, text.length()), text.length());
    int to = head.lookingAt() ? head.end() : Math.min(text.length(), offset + 1);
    Matcher members = MEMBER.matcher(text).region(from, to);
    String method = null;
    while (members.find()) {
      method = members.group(1);
    }
    int at = method == null ? -1 : text.indexOf("Root.enter(); try { ");
    while (at >= 0
        && !text.startsWith(method + "$fast(", text.indexOf("try { ", at) + 6)
        && !text.startsWith("return " + method + "$fast(", text.indexOf("try { ", at) + 6)) {
      at = text.indexOf("Root.enter(); try { ", at + 1);
    }
    int end = at < 0 ? offset : text.indexOf('\n', at);
    return (int) text.substring(0, end < 0 ? offset : end).chars().filter(c -> c == '\n').count()
        + (at < 0 ? 1 : 2);
  }
}
