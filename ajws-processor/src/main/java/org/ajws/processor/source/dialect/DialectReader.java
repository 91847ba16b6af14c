package org.ajws.processor.source.dialect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.EditedText;
import org.ajws.processor.text.Trivia;
import org.ajws.processor.text.Unescaped;

/**
 * Gives files of a dialect their standard form, for the translator as for the conversion. Every
 * line keeps its number; what the forms do not touch stays byte for byte.
 */
public final class DialectReader {
  /** Tells most files without any form from their text. */
  private static final Pattern HINT =
      Pattern.compile(
          "\\b(?:finish|async|finish_abort|SyncSteal|Steal)\\b|[Aa]tomic[Ss]et"
              + "|\\b(?:Alias|Not)?Atomic\\b|/\\*@|\\babort_;".replace("_", Trivia.BETWEEN));

  /** What each text has in which {@link #HINT} is found: looked for many times as fast. */
  private static final List<String> PARTS =
      List.of("finish", "async", "Steal", "tomic", "/*@", "abort");

  /** The alias form of a constructor call; it begins with a sign that few texts have. */
  private static final Pattern ALIAS =
      Pattern.compile("\\|_(?:[\\w$]+_=_)?this\\b".replace("_", Trivia.BETWEEN));

  private final Dialect dialect;
  private final Diagnostics diagnostics;

  /** What the files say about atomic sets, for the conversion; null for the translation. */
  private final SetNames names;

  private final Surroundings surroundings;

  /** Reads single files of a dialect, or of the one that each file shows. */
  public DialectReader(Dialect dialect, Diagnostics diagnostics) {
    this(dialect, diagnostics, null, Surroundings.NONE);
  }

  /** A reader of one file, which knows the annotations that are declared beside it. */
  public static DialectReader of(Dialect dialect, Path file) throws IOException {
    return new DialectReader(dialect, new Diagnostics(), null, Surroundings.beside(file));
  }

  private DialectReader(
      Dialect dialect, Diagnostics diagnostics, SetNames names, Surroundings surroundings) {
    this.dialect = dialect;
    this.diagnostics = diagnostics;
    this.names = names;
    this.surroundings = surroundings;
  }

  /**
   * A reader of files that belong together.
   *
   * @param countsAsyncs whether a program that asks the research VM for the number of asyncs counts
   *     them itself
   */
  public static DialectReader translating(
      Dialect dialect, Diagnostics diagnostics, List<SourceFile> files, boolean countsAsyncs) {
    if (dialect == Dialect.STANDARD) {
      return new DialectReader(dialect, diagnostics); // which has no forms
    }
    Surroundings all = surroundings(files);
    return new DialectReader(
        dialect,
        diagnostics,
        null,
        new Surroundings(all.annotations(), all.countsAsyncs() && countsAsyncs));
  }

  private static Surroundings surroundings(List<SourceFile> files) {
    return Surroundings.of(files.stream().map(SourceFile::text).toList());
  }

  /**
   * A reader whose result is to be kept: what only a dialect permits, it permits explicitly.
   *
   * @param files all files of the conversion
   */
  public static DialectReader converting(
      Dialect dialect, Diagnostics diagnostics, List<SourceFile> files) {
    Surroundings surroundings = surroundings(files);
    DialectReader reader = new DialectReader(dialect, new Diagnostics(), null, surroundings);
    List<SourceFile> standard = files.stream().map(reader::read).toList();
    List<SourceFile> withForms = files.stream().filter(f -> mayHoldForm(f.text())).toList();
    return new DialectReader(dialect, diagnostics, SetNames.of(withForms, standard), surroundings);
  }

  /** An escape may spell any form. */
  private static boolean mayHoldForm(String text) {
    String read = text.contains("\\u") ? new Unescaped(text).text() : text;
    return (PARTS.stream().anyMatch(read::contains) && HINT.matcher(read).find())
        || ALIAS.matcher(read).find();
  }

  /** The file with its standard form as its text; the file itself where it has no form. */
  public SourceFile read(SourceFile file) {
    EditedText standard = standardForm(file.path(), file.text());
    return standard == null ? file : file.standard(standard.text(), standard::originalOffset);
  }

  /**
   * The standard form of a text; null where it is in that form already, and after an error.
   *
   * @param path the user's name of the file, for messages
   */
  public EditedText standardForm(Path path, String text) {
    if (dialect == Dialect.STANDARD) {
      return null;
    }
    SourceFile file = SourceFile.of(path, path, text, "");
    EditedText standard = standard(file, text);
    return standard == null || standard.text().equals(text) ? null : standard;
  }

  /** The standard form; null where the text is in it already, and after an error. */
  private EditedText standard(SourceFile file, String text) {
    if (dialect == Dialect.AUTO && !mayHoldForm(text)) {
      return null;
    }
    Tokens tokens = new Tokens(text);
    Structure structure = new Structure(tokens);
    Imports imports = new Imports(tokens, structure, surroundings);
    Signs signs = new Signs(tokens, structure, imports);
    boolean blocks = dialect == Dialect.AJWS || (dialect == Dialect.AUTO && signs.ajws());
    boolean aj = !tokens.comments().isEmpty() || BareAliases.any(tokens);
    if (!blocks && !aj) {
      return null;
    }
    Faults faults = new Faults();
    Rewriting rewriting = new Rewriting(text);
    if (blocks) {
      SetForms sets =
          new SetForms(
              tokens,
              structure,
              rewriting,
              imports,
              faults,
              dialect == Dialect.AJWS || !imports.any() || signs.strong());
      for (int i = 0; i < tokens.size(); i++) {
        sets.visit(i);
      }
    }
    if (structure.unmatched() >= 0) {
      if (faults.all().isEmpty()) {
        unclosed(tokens, structure, faults);
      }
    } else {
      if (blocks) {
        TaskForms tasks =
            new TaskForms(
                tokens, structure, rewriting, imports, faults, surroundings.countsAsyncs());
        for (int i = 0; i < tokens.size(); i++) {
          tasks.visit(i);
        }
      }
      new CommentForms(tokens, structure, rewriting, imports, faults).rewrite();
      if (names != null) {
        new StatementPermits(tokens, structure, rewriting, names).add();
      }
      imports.write(text, rewriting);
    }
    report(file, faults.all());
    return faults.all().isEmpty() ? rewriting.apply() : null;
  }

  /** Blames the block whose end stands further left than its begin, or else the bracket. */
  private static void unclosed(Tokens tokens, Structure structure, Faults faults) {
    for (int i = 0; i < tokens.size(); i++) {
      int brace = TaskForms.brace(tokens, i);
      if (brace >= 0) {
        int close = structure.partner(brace);
        if (close < 0 || tokens.column(close) < tokens.lineIndent(i)) {
          faults.add(
              DiagnosticCode.UNCLOSED_FORM,
              tokens.get(i),
              "the block that begins here is not closed",
              "write the missing '}'");
          return;
        }
      }
    }
    faults.add(
        DiagnosticCode.SYNTAX,
        tokens.get(structure.unmatched()),
        "this is not legal Java: '"
            + tokens.get(structure.unmatched()).text()
            + "' has no counterpart",
        "correct it");
  }

  private void report(SourceFile file, List<Faults.Fault> faults) {
    faults.stream()
        .sorted(Comparator.comparingInt(Faults.Fault::offset))
        .forEach(
            f ->
                diagnostics.add(
                    new Diagnostic(
                        f.code(),
                        f.code().severity(),
                        file.path(),
                        file.line(f.offset()),
                        file.column(f.offset()),
                        f.cause(),
                        f.fix())));
  }
}
