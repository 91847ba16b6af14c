package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ajws.ReduceOp;
import org.ajws.processor.source.LabelNames;
import org.ajws.processor.source.overlay.OverlayParser.SyntaxException;

/** Reads what an entry does: annotations, labels, private copies of fields, removals. */
final class ActionParser {
  private static final Set<String> OWN =
      Set.of(
          "ParallelFor",
          "Speculative",
          "Async",
          "Finish",
          "Reduce",
          "Private",
          "AtomicSet",
          "Atomic",
          "AliasAtomic",
          "NotAtomic");

  /** What needs no import. */
  private static final Set<String> LANG =
      Set.of("Deprecated", "FunctionalInterface", "Override", "SafeVarargs", "SuppressWarnings");

  private static final Pattern OPERATOR =
      Pattern.compile(
          Arrays.stream(ReduceOp.values())
              .map(Enum::name)
              .collect(Collectors.joining("|", "(?<![\\w.])(", ")\\b")));

  private static final String WANTED =
      "an annotation, a label with its colon, \"private FIELD\", \"unit\", \"unit synchronized\", or"
          + " \"off\" and what to take away";

  private static final String LABELS =
      "async:, finish:, await: or become:, perhaps with a suffix (async2:): other labels mean nothing";

  private final OverlayParser in;

  ActionParser(OverlayParser in) {
    this.in = in;
  }

  List<Action> parse() throws SyntaxException {
    List<Action> actions = new ArrayList<>();
    while (!atEnd()) {
      OverlayToken token = in.next();
      if (token.isWord("private")) {
        privateFields(actions);
      } else if (token.isWord("off")) {
        actions.add(removal());
      } else if (token.isWord("unit")) {
        actions.add(unit());
      } else if (token.type() == OverlayToken.Type.ANNOTATION) {
        requireKnown(token);
        actions.add(new Action.Annotate(simpleName(token), annotation(token)));
      } else {
        String label = label(token);
        if (!LabelNames.isConstruct(label) && !LabelNames.isInUnit(label)) {
          throw new SyntaxException(token, LABELS);
        }
        actions.add(LabelNames.isAwait(label) ? await(label) : new Action.Label(label));
      }
    }
    if (actions.isEmpty()) {
      throw new SyntaxException(in.peek(), WANTED);
    }
    return actions;
  }

  private Action unit() throws SyntaxException {
    if (!in.peek().isWord("synchronized")) {
      return new Action.Unit();
    }
    in.next();
    return new Action.UnitSynchronized();
  }

  private Action await(String label) throws SyntaxException {
    if (in.peek().type() != OverlayToken.Type.WHILE) {
      return new Action.Await(label, null);
    }
    String condition = in.next().arguments();
    OverlayToken end = in.next();
    if (!end.is(";")) {
      throw new SyntaxException(end, "\";\" behind the condition");
    }
    return new Action.Await(label, condition);
  }

  private boolean atEnd() {
    OverlayToken token = in.peek();
    return token.type() == OverlayToken.Type.NEWLINE
        || token.type() == OverlayToken.Type.END
        || token.is("}");
  }

  private void privateFields(List<Action> actions) throws SyntaxException {
    while (true) {
      actions.add(new Action.PrivateField(in.word("the name of a field")));
      if (!in.peek().is(",")) {
        return;
      }
      in.next();
      in.skipNewlines();
    }
  }

  private Action removal() throws SyntaxException {
    OverlayToken token = in.next();
    if (token.isWord("synchronized")) {
      return new Action.DropSynchronized();
    }
    if (token.isWord("notify")) {
      return new Action.DropNotify();
    }
    return token.type() == OverlayToken.Type.ANNOTATION
        ? new Action.DropAnnotation(simpleName(token))
        : new Action.DropLabel(label(token));
  }

  private String label(OverlayToken token) throws SyntaxException {
    if (token.type() != OverlayToken.Type.WORD || !in.peek().is(":")) {
      throw new SyntaxException(token, WANTED);
    }
    in.next();
    return token.text();
  }

  /** A misspelt construct would leave the place serial without a word. */
  private static void requireKnown(OverlayToken token) throws SyntaxException {
    String name = token.text();
    boolean elsewhere = name.contains(".") && !name.equals("org.ajws." + simpleName(token));
    if (!elsewhere && !OWN.contains(simpleName(token)) && !LANG.contains(name)) {
      String own = String.join(", @", OWN.stream().sorted().toList());
      throw new SyntaxException(
          token, "one of @" + own + ", an annotation of java.lang, or another with its package");
    }
  }

  private static String simpleName(OverlayToken annotation) {
    return annotation.text().substring(annotation.text().lastIndexOf('.') + 1);
  }

  /** With qualified names, since the source imports neither the annotation nor its operators. */
  private static String annotation(OverlayToken token) {
    String name = OWN.contains(token.text()) ? "org.ajws." + token.text() : token.text();
    String arguments = token.arguments();
    if (name.equals("org.ajws.Reduce")) {
      arguments = OPERATOR.matcher(arguments).replaceAll("org.ajws.ReduceOp.$1");
    }
    if (name.equals("org.ajws.ParallelFor")) {
      arguments =
          arguments.replaceAll(
              "(?<![\\w.])(AUTO|RANGES|NOREC)\\b", "org.ajws.SpeculationBackend.$1");
    }
    if (name.equals("org.ajws.Speculative")) {
      arguments =
          arguments.replaceAll(
              "(?<![\\w.])(PURE|DEFERRED|IRREVOCABLE)\\b", "org.ajws.SpeculationPolicy.$1");
    }
    if (name.equals("org.ajws.Atomic") || name.equals("org.ajws.AtomicSet")) {
      arguments =
          arguments.replaceAll("(?<![\\w.])(LOCKED|VOLATILE|SNAPSHOT)\\b", "org.ajws.Reads.$1");
    }
    return "@" + name + arguments + " ";
  }
}
