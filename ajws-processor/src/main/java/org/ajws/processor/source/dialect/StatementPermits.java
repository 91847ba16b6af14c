package org.ajws.processor.source.dialect;

import org.ajws.processor.text.Token;

/**
 * Lets methods with parallel constructs, and those that reach some, touch members of atomic sets
 * after the conversion statement by statement, as they do in the dialect: the standard surface asks
 * for {@code @SuppressWarnings("ajws-statements")}.
 */
final class StatementPermits {
  private static final String KEY = "\"ajws-statements\"";

  private final Tokens tokens;
  private final Structure structure;
  private final Rewriting rewriting;
  private final SetNames names;

  StatementPermits(Tokens tokens, Structure structure, Rewriting rewriting, SetNames names) {
    this.tokens = tokens;
    this.structure = structure;
    this.rewriting = rewriting;
    this.names = names;
  }

  void add() {
    Members members = new Members(tokens, structure);
    for (int i = 0; i < tokens.size(); i++) {
      boolean named = structure.kind(i) == Structure.Kind.TYPE && structure.declaration(i) >= 0;
      if (named && structure.partner(i) > i) {
        boolean sets = names.types().contains(String.valueOf(members.nameOfType(i)));
        members.of(i).stream().filter(m -> m.body() >= 0).forEach(m -> permit(m, sets));
      }
    }
  }

  private void permit(Members.Member method, boolean sets) {
    boolean parallel = false;
    boolean reaches = false;
    boolean touches = false;
    for (int i = method.body(); i < method.end(); i++) {
      Token t = tokens.get(i);
      parallel |= TaskForms.isForm(tokens, structure, i) || isStandard(i);
      reaches |= t.isName() && names.reaching().mayReach(t.text()) && isCall(i);
      touches |= t.isName() && names.members().contains(t.text()) && mayBeField(i, method);
    }
    boolean initialiser = method.body() == structure.afterModifiers(method.start());
    boolean unit = touches || (sets && !isStatic(method)); // it may call units of its object
    if (initialiser || !(parallel ? touches : reaches && unit)) {
      return;
    }
    for (int i = method.start(); i < method.body(); i++) {
      if (tokens.is(i, "@") && tokens.is(i + 1, "SuppressWarnings") && tokens.is(i + 2, "(")) {
        extend(i + 2);
        return;
      }
    }
    rewriting.insert(tokens.get(method.start()).start(), "@SuppressWarnings(" + KEY + ") ");
  }

  private boolean isCall(int i) {
    return tokens.is(i + 1, "(") || tokens.is(i - 1, "::") || tokens.is(i + 1, "::");
  }

  private boolean isStatic(Members.Member method) {
    for (int i = method.start(); i < structure.afterModifiers(method.start()); i++) {
      if (tokens.is(i, "static")) {
        return true;
      }
    }
    return false;
  }

  /** Whether a name is not that of a method, a label or a local. */
  private boolean mayBeField(int i, Members.Member method) {
    if (tokens.is(i + 1, "(") || tokens.is(i + 1, ":") || tokens.is(i + 1, "->")) {
      return false;
    }
    if (tokens.is(i - 1, ".")) {
      return true;
    }
    for (int j = method.start(); j < i + 1; j++) {
      Token before = tokens.get(j - 1);
      boolean declared =
          before.isName()
              || StatementBounds.isPrimitive(before.text())
              || (before.is(">") && !tokens.is(j - 2, "-"))
              || before.is("]");
      if (declared && tokens.is(j, tokens.get(i).text())) {
        return false;
      }
    }
    return true;
  }

  private boolean isStandard(int i) {
    boolean label =
        tokens.is(i + 1, ":") && tokens.get(i).text().matches("(async|finish)([0-9_]\\w*)?");
    boolean annotation =
        tokens.is(i, "@") && (tokens.is(i + 1, "ParallelFor") || tokens.is(i + 1, "Async"));
    return label || annotation;
  }

  private void extend(int parenthesis) {
    int close = structure.partner(parenthesis);
    if (tokens.compact(parenthesis, close).contains(KEY)) {
      return;
    }
    int first = parenthesis + 1;
    if (tokens.is(first, "value") && tokens.is(first + 1, "=")) {
      first += 2;
    }
    if (tokens.is(first, "{")) {
      rewriting.insert(tokens.get(first).end(), KEY + ", ");
    } else {
      rewriting.insert(tokens.get(first).start(), "{" + KEY + ", ");
      rewriting.insert(tokens.get(close).start(), "}");
    }
  }
}
