package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.run.GoldenPrograms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Does what the messages about the rejected golden programs of atomic sets advise, where they show
 * the text to write: it can be written there, and the message is gone. Others may come up, such as
 * that of a caller which gives less than a parameter asks for now.
 */
class ProposedFixesTest {
  private static final String ALIAS = "(@AliasAtomic\\([^)]*\\)) ";
  private static final Pattern OF_VARIABLE =
      Pattern.compile("write " + ALIAS + "before the type of (\\w+)");
  private static final Pattern OF_RESULT =
      Pattern.compile("write " + ALIAS + "before the type that (\\w+) returns");
  private static final Pattern OF_NEW = Pattern.compile("with the alias: new " + ALIAS);
  private static final Pattern OF_ARGUMENT =
      Pattern.compile("write " + ALIAS + "before (\\w+) in the type of (\\w+)");
  private static final Pattern OF_UNIT =
      Pattern.compile(
          "by (@Atomic\\(\"\\w+\"\\)) on parameter (\\w+)(?!\\w*, (?:declared|written))");

  private static final String TYPE = "((?:\\w+\\.)*)(\\w+(?:<[^;{}()]*?>)?(?:\\s*\\[\\])*)\\s+";

  /** What says that the text cannot stand there, or says nothing. */
  private static final Set<String> UNWRITABLE =
      Set.of("AJWS-101", "AJWS-103", "AJWS-514", "AJWS-515", "AJWS-516", "AJWS-517", "AJWS-519");

  @TempDir Path folder;

  private record Applied(String text, int inserted) {}

  @Test
  void whatMessagesShowCanBeWrittenAndHelps() throws IOException {
    int tried = 0;
    List<String> wrong = new ArrayList<>();
    for (Path program : GoldenPrograms.in("rejected")) {
      if (!program.startsWith(GoldenPrograms.FOLDER.resolve("atomic"))) {
        continue;
      }
      String text = Files.readString(program);
      for (Diagnostic d : diagnostics(program, text)) {
        for (Applied fixed : applied(text, d)) {
          tried++;
          if (fixed.text == null) {
            wrong.add(d.format() + "\n    which is nowhere");
            continue;
          }
          int column = d.column() + fixed.inserted;
          for (Diagnostic left : diagnostics(program, fixed.text)) {
            boolean same =
                left.code() == d.code()
                    && left.line() == d.line()
                    && (left.column() == d.column() || left.column() == column)
                    && left.cause().equals(d.cause());
            if (same || UNWRITABLE.contains(left.code().toString()) && !isSaid(program, left)) {
              wrong.add(d.format() + "\n    then " + left.format());
            }
          }
        }
      }
    }
    assertTrue(tried >= 30, "only " + tried + " messages show what to write");
    assertEquals("", String.join("\n", wrong), wrong.size() + " of " + tried);
  }

  /** Whether a message is one of the program as it is. */
  private static boolean isSaid(Path program, Diagnostic message) throws IOException {
    return Files.readString(Path.of(program.toString().replace(".java", ".txt")))
        .contains(message.cause());
  }

  private List<Diagnostic> diagnostics(Path program, String text) throws IOException {
    Path copy = Files.createTempDirectory(folder, "fix").resolve(program.getFileName());
    Files.writeString(copy, text);
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(copy), Sources.CLASS_PATH, copy.resolveSibling("out")));
    return result.diagnostics().stream().filter(d -> d.file() != null).toList();
  }

  /** The texts with each proposal of a message written down. */
  private static List<Applied> applied(String text, Diagnostic d) {
    List<Applied> found = new ArrayList<>();
    int at = offset(text, d);
    Matcher variable = OF_VARIABLE.matcher(d.fix());
    if (variable.find()) {
      String declared = TYPE + variable.group(2) + "\\s*[,);=:]";
      add(found, text, d, place(text, declared, at), variable.group(1));
    }
    Matcher result = OF_RESULT.matcher(d.fix());
    if (result.find()) {
      String declared = TYPE + result.group(2) + "\\s*\\([^;]*?\\)\\s*(?:throws [\\w, ]+)?\\{";
      add(found, text, d, place(text, declared, at), result.group(1));
    }
    Matcher made = OF_NEW.matcher(d.fix());
    if (made.find()) {
      Matcher name = Pattern.compile("new ((?:\\w+\\.)*)[\\w@]").matcher(text);
      add(found, text, d, name.find(at) ? name.end(1) : -1, made.group(1));
    }
    Matcher argument = OF_ARGUMENT.matcher(d.fix());
    if (argument.find()) {
      Matcher declared =
          Pattern.compile(
                  "(?<=[<, ])"
                      + argument.group(2)
                      + "\\b[^;(){}]*>\\s+"
                      + argument.group(3)
                      + "\\b")
              .matcher(text);
      int last = -1;
      while (declared.find() && declared.start() < at) {
        last = declared.start();
      }
      add(found, text, d, last, argument.group(1));
    }
    Matcher unit = OF_UNIT.matcher(d.fix());
    if (unit.find()) {
      String declared =
          "[(,]\\s*(?:final )?()((?:\\w+\\.)*\\w+(?:<[^;{}()]*?>)?)\\s+"
              + unit.group(2)
              + "\\s*[,)]";
      add(found, text, d, place(text, declared, at), unit.group(1));
    }
    return found;
  }

  /** Where the simple name of the type of a declaration begins: the last one before a place. */
  private static int place(String text, String declared, int before) {
    Matcher m = Pattern.compile(declared).matcher(text);
    int last = -1;
    while (m.find() && (last < 0 || m.start() < before)) {
      if (!Set.of("return", "new", "else", "throw", "yield", "case").contains(m.group(2))) {
        last = m.start(2);
      }
    }
    return last;
  }

  private static void add(List<Applied> found, String text, Diagnostic d, int at, String written) {
    if (at < 0) {
      found.add(new Applied(null, 0));
      return;
    }
    String annotation = written.replace("@A", "@org.ajws.A") + " ";
    Matcher present =
        Pattern.compile("@AliasAtomic\\([^)]*\\) ").matcher(text).region(at, text.length());
    int rest = present.lookingAt() ? present.end() : at; // instead of the one that stands there
    String fixed = text.substring(0, at) + annotation + text.substring(rest);
    boolean before = line(text, at) == d.line() && at <= offset(text, d);
    found.add(new Applied(fixed, before ? annotation.length() : 0));
  }

  private static int offset(String text, Diagnostic d) {
    int start = 0;
    for (int line = 1; line < d.line(); line++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start + d.column() - 1;
  }

  private static int line(String text, int offset) {
    return (int) text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
  }
}
