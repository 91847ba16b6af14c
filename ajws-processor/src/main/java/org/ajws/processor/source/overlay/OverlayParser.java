package org.ajws.processor.source.overlay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;

/**
 * Reads the entries of one overlay file. {@code docs/overlays.md} has the grammar. The first
 * mistake ends the reading of the file.
 */
final class OverlayParser {
  private final Path file;
  private final List<OverlayToken> tokens;
  private final List<Entry> entries = new ArrayList<>();
  private int at;

  private OverlayParser(Path file, List<OverlayToken> tokens) {
    this.file = file;
    this.tokens = tokens;
  }

  static List<Entry> parse(Path file, String text, Diagnostics diagnostics) {
    OverlayParser parser = new OverlayParser(file, OverlayLexer.tokens(text));
    try {
      parser.entries(List.of(), false);
      return parser.entries;
    } catch (SyntaxException e) {
      diagnostics.add(
          new Diagnostic(
              DiagnosticCode.OVERLAY_SYNTAX,
              DiagnosticCode.OVERLAY_SYNTAX.severity(),
              file,
              e.token.line(),
              e.token.column(),
              e.token.shown() + " does not belong here",
              "write " + e.getMessage()));
      return List.of();
    }
  }

  /** A token that the grammar does not have at its place. */
  static final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient OverlayToken token;

    SyntaxException(OverlayToken token, String wanted) {
      super(wanted);
      this.token = token;
    }
  }

  private void entries(List<Selector> outer, boolean inBraces) throws SyntaxException {
    while (true) {
      skipNewlines();
      if (peek().type() == OverlayToken.Type.END && !inBraces) {
        return;
      }
      if (peek().is("}") && inBraces) {
        at++;
        return;
      }
      entry(outer);
    }
  }

  private void entry(List<Selector> outer) throws SyntaxException {
    List<Selector> way = new ArrayList<>(outer);
    do {
      way.add(new SelectorParser(this, way).parse());
      skipNewlines();
    } while (!peek().is(":") && !peek().is("{"));
    if (next().is("{")) {
      entries(way, true);
    } else {
      entries.add(new Entry(way, new ActionParser(this).parse()));
    }
  }

  Path file() {
    return file;
  }

  OverlayToken peek() {
    return tokens.get(at);
  }

  OverlayToken next() {
    OverlayToken token = tokens.get(at);
    if (token.type() != OverlayToken.Type.END) {
      at++;
    }
    return token;
  }

  void skipNewlines() {
    while (peek().type() == OverlayToken.Type.NEWLINE) {
      at++;
    }
  }

  String word(String wanted) throws SyntaxException {
    OverlayToken token = next();
    if (token.type() != OverlayToken.Type.WORD) {
      throw new SyntaxException(token, wanted);
    }
    return token.text();
  }

  int number(String digits, OverlayToken token) throws SyntaxException {
    try {
      int number = Integer.parseInt(digits);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new SyntaxException(token, "a number from 1");
    }
    throw new SyntaxException(token, "a number from 1");
  }
}
