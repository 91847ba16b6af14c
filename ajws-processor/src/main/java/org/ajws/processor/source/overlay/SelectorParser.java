package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.source.overlay.OverlayParser.SyntaxException;
import org.ajws.processor.source.overlay.Selector.Kind;

/** Reads one selector: its keyword, its names, number, path or depth, and what it leaves out. */
final class SelectorParser {
  private final OverlayParser in;
  private final List<Selector> outer;
  private final StringBuilder text = new StringBuilder();

  private Kind kind;
  private boolean family;
  private final List<Selector.Named> named = new ArrayList<>();
  private final List<Selector.Named> except = new ArrayList<>();
  private boolean exceptFlat;
  private final List<Integer> exceptNumbers = new ArrayList<>();
  private int number;
  private final List<Integer> path = new ArrayList<>();
  private int depth;

  SelectorParser(OverlayParser in, List<Selector> outer) {
    this.in = in;
    this.outer = outer;
  }

  Selector parse() throws SyntaxException {
    OverlayToken keyword = in.next();
    keyword(keyword);
    text.append(keyword.text());
    switch (kind) {
      case LOOP -> loop();
      case CONSTRUCTOR -> {
        if (in.peek().is("(")) {
          named.add(new Selector.Named(null, parameters()));
        }
      }
      case ANONYMOUS, INITIALIZER, BLOCK, IF, ASSERT, SYNCHRONIZED -> {}
      default -> names(named, true);
    }
    number();
    if (in.peek().isWord("except")) {
      except();
    }
    family |= named.size() > 1 || named.stream().anyMatch(Selector.Named::isWildcard);
    family &= number == 0;
    return new Selector(
        kind,
        new Position(in.file(), keyword.line(), keyword.column()),
        text.toString(),
        family,
        List.copyOf(named),
        number,
        List.copyOf(path),
        depth,
        List.copyOf(except),
        exceptFlat,
        List.copyOf(exceptNumbers));
  }

  private void keyword(OverlayToken token) throws SyntaxException {
    String word = token.type() == OverlayToken.Type.WORD ? token.text() : "";
    kind =
        switch (word) {
          case "class", "classes" -> Kind.CLASS;
          case "anonymous" -> Kind.ANONYMOUS;
          case "field", "fields" -> Kind.FIELD;
          case "method", "methods" -> Kind.METHOD;
          case "constructor", "constructors" -> Kind.CONSTRUCTOR;
          case "initializer", "initializers" -> Kind.INITIALIZER;
          case "param", "params" -> Kind.PARAMETER;
          case "local", "locals" -> Kind.LOCAL;
          case "loop", "loops" -> Kind.LOOP;
          case "call", "calls" -> Kind.CALL;
          case "block", "blocks" -> Kind.BLOCK;
          case "if" -> Kind.IF;
          case "assert" -> Kind.ASSERT;
          case "synchronized" -> Kind.SYNCHRONIZED;
          default -> throw new SyntaxException(token, outer.isEmpty() ? "class NAME" : INSIDE);
        };
    if (outer.isEmpty() && kind != Kind.CLASS) {
      throw new SyntaxException(token, "class NAME before it");
    }
    family = word.endsWith("s") && kind != Kind.ANONYMOUS && !word.equals("class");
  }

  private static final String INSIDE =
      "a selector (class, field, method, constructor, param, local, loop, call, block, if, assert, synchronized), then \":\""
          + " and what to put there, or \"{\" and entries";

  private void loop() throws SyntaxException {
    OverlayToken token = in.peek();
    if (token.type() == OverlayToken.Type.WORD && token.text().matches("\\d+(\\.\\d+)*")) {
      in.next();
      for (String digits : token.text().split("\\.")) {
        path.add(in.number(digits, token));
      }
      text.append(' ').append(token.text());
    }
    if (in.peek().isWord("over")) {
      in.next();
      text.append(" over");
      names(named, false);
    }
    number();
    if (in.peek().isWord("at")) {
      in.next();
      OverlayToken word = in.next();
      if (!word.isWord("depth")) {
        throw new SyntaxException(word, "\"at depth N\"");
      }
      OverlayToken digits = in.next();
      depth = in.number(digits.text(), digits);
      text.append(" at depth ").append(depth);
    }
  }

  private void number() throws SyntaxException {
    if (number == 0 && in.peek().type() == OverlayToken.Type.INDEX) {
      OverlayToken token = in.next();
      number = in.number(token.text(), token);
      text.append(" #").append(number);
    }
  }

  private void names(List<Selector.Named> into, boolean mayHaveParameters) throws SyntaxException {
    do {
      name(into, mayHaveParameters);
    } while (comma());
  }

  private void name(List<Selector.Named> into, boolean mayHaveParameters) throws SyntaxException {
    String word = in.word("a name");
    text.append(' ').append(word);
    List<NamePattern> parameters = null;
    if (mayHaveParameters && kind == Kind.METHOD && in.peek().is("(")) {
      parameters = parameters();
    }
    into.add(new Selector.Named(new NamePattern(word), parameters));
  }

  private boolean comma() {
    if (!in.peek().is(",")) {
      return false;
    }
    in.next();
    in.skipNewlines();
    text.append(',');
    return true;
  }

  private void except() throws SyntaxException {
    OverlayToken token = in.next();
    if (!family && named.stream().noneMatch(Selector.Named::isWildcard)) {
      throw new SyntaxException(token, "\"except\" only after a plural or a name with a *");
    }
    text.append(" except");
    do {
      if (in.peek().type() == OverlayToken.Type.INDEX) {
        OverlayToken index = in.next();
        exceptNumbers.add(in.number(index.text(), index));
        text.append(" #").append(index.text());
      } else {
        name(except, true);
      }
    } while (comma());
    if (kind == Kind.LOOP) {
      exceptFlat = except.removeIf(n -> n.name().toString().equals("flat"));
    }
  }

  /** Type arguments may hold commas. */
  private String type() throws SyntaxException {
    StringBuilder type = new StringBuilder(in.word("a type, or \")\""));
    while (type.chars().filter(c -> c == '<').count()
        > type.chars().filter(c -> c == '>').count()) {
      if (in.peek().is(",")) {
        in.next();
        type.append(',');
      }
      type.append(in.word("the rest of the type"));
    }
    return type.toString();
  }

  private List<NamePattern> parameters() throws SyntaxException {
    in.next();
    List<NamePattern> types = new ArrayList<>();
    StringBuilder shown = new StringBuilder();
    while (!in.peek().is(")")) {
      String type = TypeNames.plain(type());
      types.add(NamePattern.ofType(type));
      shown.append(shown.isEmpty() ? "" : ", ").append(type);
      if (in.peek().is(",")) {
        in.next();
        in.skipNewlines();
      } else if (!in.peek().is(")")) {
        throw new SyntaxException(in.peek(), "\",\" or \")\"");
      }
    }
    in.next();
    text.append('(').append(shown).append(')');
    return types;
  }
}
