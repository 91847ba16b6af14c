package org.ajws.processor.source.dialect;

/** What tells that a file is written in the published AJWS. */
final class Signs {
  private final boolean strong;
  private final boolean names;

  Signs(Tokens tokens, Structure structure, Imports imports) {
    boolean forms = false;
    boolean bare = false;
    for (int i = 0; i < tokens.size() && !forms; i++) {
      forms = isForm(tokens, structure, imports, i);
      bare |= hasBareName(tokens, imports, i);
    }
    strong = forms;
    names = bare && !imports.any();
  }

  /** What is no legal Java whatever the names in it stand for. */
  private static boolean isForm(Tokens tokens, Structure structure, Imports imports, int i) {
    if (tokens.is(i, "@") && (tokens.is(i + 1, "Steal") || tokens.is(i + 1, "SyncSteal"))) {
      return !imports.isForeign(tokens.get(i + 1).text());
    }
    if (TaskForms.isForm(tokens, structure, i) || AbortForms.isForm(tokens, structure, i)) {
      return true;
    }
    String name = SetForms.annotation(tokens, imports, i);
    if (name == null) {
      return false;
    }
    if (name.equals("Atomicset") || name.equals("AliasAtomicSet")) {
      return true;
    }
    int open = i + 2;
    boolean member = tokens.is(open, "(") && tokens.is(structure.partner(open) + 1, ";");
    boolean alias =
        name.equals("AliasAtomic")
            && tokens.is(open, "(")
            && SetForms.isBare(tokens, open)
            && (tokens.is(open + 2, "=") || tokens.compact(open, open + 6).contains("[]"));
    return (name.equals("AtomicSet") && member) || alias;
  }

  /** A name where the standard surface has a string, or the name of a constant. */
  private static boolean hasBareName(Tokens tokens, Imports imports, int i) {
    return SetForms.annotation(tokens, imports, i) != null && SetForms.isBare(tokens, i + 2);
  }

  /** Whether the file holds what is no legal Java. */
  boolean strong() {
    return strong;
  }

  /** Whether the file is written in the published AJWS. */
  boolean ajws() {
    return strong || names;
  }
}
