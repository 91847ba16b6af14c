package org.ajws.processor.source.dialect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Token;

/** {@code finish} and {@code async} blocks, under both of their names. */
final class TaskForms {
  private static final String FINISH = "finish";
  private static final String ASYNC = "async";

  /** The annotations on blocks. */
  static final Set<String> NAMES = Set.of("Steal", "SyncSteal");

  /** What the research VM does when it begins an async or an iteration. */
  private static final String COUNT = "org.jikesrvm.scheduler.WS.pushed();";

  /** A label that is in force up to a token. */
  private record Label(String construct, String name, int end) {}

  private final Tokens tokens;
  private final Structure structure;
  private final StatementBounds statements;
  private final Rewriting rewriting;
  private final Imports imports;
  private final Faults faults;
  private final boolean counted;
  private final Deque<Label> labels = new ArrayDeque<>();
  private final Map<Integer, Label> userLabels = new TreeMap<>();

  /** Labels that statements get because an async block around them spawns each of its own. */
  private final List<Integer> spawned = new ArrayList<>();

  /**
   * Rewrites the blocks of a file.
   *
   * @param counted whether the program counts its asyncs
   */
  TaskForms(
      Tokens tokens,
      Structure structure,
      Rewriting rewriting,
      Imports imports,
      Faults faults,
      boolean counted) {
    this.tokens = tokens;
    this.structure = structure;
    this.statements = new StatementBounds(tokens, structure);
    this.rewriting = rewriting;
    this.imports = imports;
    this.faults = faults;
    this.counted = counted;
    for (int i = 0; i < tokens.size(); i++) {
      if (statements.isLabel(i)) {
        String name = tokens.get(i).text();
        userLabels.put(i, new Label(name, name, statements.end(i)));
      }
    }
  }

  /** The index of the brace of a form that begins at a token; -1 where none does. */
  static int brace(Tokens tokens, int i) {
    if (tokens.is(i, FINISH) || tokens.is(i, ASYNC)) {
      return tokens.is(i + 1, "{") && mayBegin(tokens.get(i - 1)) ? i + 1 : -1;
    }
    boolean named =
        tokens.is(i, "@") && (tokens.is(i + 1, "Steal") || tokens.is(i + 1, "SyncSteal"));
    return named && tokens.is(i + 2, "{") ? i + 2 : -1;
  }

  private static boolean mayBegin(Token before) {
    return switch (before.text()) {
      case "{", "}", ";", ")", ":", "else", "do" -> true;
      default -> false;
    };
  }

  private static boolean isFinish(Tokens tokens, int i) {
    return tokens.is(i, FINISH) || tokens.is(i + 1, "SyncSteal");
  }

  /** Whether a form begins at a token. */
  static boolean isForm(Tokens tokens, Structure structure, int i) {
    return brace(tokens, i) >= 0 && structure.isIn(i, Structure.Kind.BLOCK);
  }

  /** Rewrites the form that begins at a token, if one does. */
  void visit(int i) {
    while (!labels.isEmpty() && labels.peek().end() <= i) {
      labels.pop();
    }
    if (spawned.contains(i)) {
      spawn(i);
    }
    if (userLabels.containsKey(i)) {
      labels.push(userLabels.get(i));
    }
    if (isForm(tokens, structure, i)) {
      int brace = brace(tokens, i);
      if (isFinish(tokens, i)) {
        label(i, brace, FINISH);
      } else {
        async(i, brace);
      }
    } else if (AbortForms.isForm(tokens, structure, i)) {
      AbortForms.reject(tokens, i, faults);
    } else if (tokens.is(i, "break") && tokens.is(i + 2, ";")) {
      renamedBreak(i + 1);
    } else {
      misplaced(i);
    }
  }

  /** A break that names a construct means the innermost one, whatever its label is now. */
  private void renamedBreak(int name) {
    Token t = tokens.get(name);
    labels.stream()
        .filter(l -> t.is(l.construct()))
        .findFirst()
        .filter(l -> !t.is(l.name()))
        .ifPresent(l -> rewriting.replace(t.start(), t.end(), l.name()));
  }

  private void misplaced(int i) {
    if (!tokens.is(i, "@") || !tokens.get(i + 1).isName()) {
      return;
    }
    Token name = tokens.get(i + 1);
    if (name.is("Steal") || name.is("SyncSteal")) {
      faults.add(
          DiagnosticCode.MISPLACED_FORM,
          tokens.get(i),
          "@" + name.text() + " stands before no block of statements",
          "write @" + name.text() + " { ... } inside a method");
    } else if (tokens.is(i + 2, "{") && structure.isIn(i, Structure.Kind.BLOCK)) {
      faults.add(
          DiagnosticCode.UNKNOWN_FORM,
          tokens.get(i),
          "there is no block @" + name.text() + " { ... }",
          "the blocks are @SyncSteal (or finish) and @Steal (or async)");
    }
  }

  private void label(int i, int brace, String construct) {
    Label label = newLabel(construct, i, structure.partner(brace) + 1);
    rewriting.replace(tokens.get(i).start(), tokens.get(brace - 1).end(), label.name() + ":");
  }

  /** Java forbids a label inside a statement with the same label. */
  private Label newLabel(String construct, int start, int end) {
    String name = construct;
    for (int n = 2; isTaken(name, start, end); n++) {
      name = construct + n;
    }
    Label label = new Label(construct, name, end);
    labels.push(label);
    return label;
  }

  private boolean isTaken(String name, int start, int end) {
    return labels.stream().anyMatch(l -> l.name().equals(name))
        || userLabels.entrySet().stream()
            .anyMatch(
                l -> l.getValue().name().equals(name) && l.getKey() >= start && l.getKey() < end);
  }

  private void async(int i, int brace) {
    List<Integer> starts = starts(brace);
    if (starts.size() == 1 && isFor(starts.get(0))) {
      rewriting.remove(tokens.get(i).start(), tokens.get(brace - 1).end());
      parallel(starts.get(0), true);
    } else if (starts.size() <= 1) {
      count(i, structure.partner(brace) + 1);
      label(i, brace, ASYNC);
    } else {
      rewriting.remove(tokens.get(i).start(), tokens.get(brace - 1).end());
      boolean lastInPlace = nothingFollows(structure.partner(brace));
      for (int s : starts) {
        boolean last = s == starts.get(starts.size() - 1);
        if (statements.isDeclaration(s)) {
          declaration(s);
        } else if (!(last && lastInPlace)) {
          spawned.add(s);
        } else if (isFor(s)) {
          parallel(s, false);
        }
      }
    }
  }

  private void declaration(int s) {
    faults.add(
        DiagnosticCode.DECLARATION_IN_ASYNC,
        tokens.get(s),
        "this declaration stands in an async block of several statements, each of which is spawned",
        "declare it before the block, or put the statements that make one task into braces of"
            + " their own");
  }

  /** The statements of a block but the empty ones. */
  private List<Integer> starts(int brace) {
    List<Integer> starts = new ArrayList<>();
    int end = structure.partner(brace);
    for (int i = brace + 1; i < end; i = Math.max(i + 1, statements.end(i))) {
      if (!tokens.is(i, ";")) {
        starts.add(i);
      }
    }
    return starts;
  }

  private boolean isFor(int statement) {
    return tokens.is(statements.withoutLabels(statement), "for");
  }

  /** A spawned statement, unless it is an async already. */
  private void spawn(int s) {
    boolean asyncForm = brace(tokens, s) >= 0 && !isFinish(tokens, s);
    boolean asyncLabel = statements.isLabel(s) && tokens.get(s).text().startsWith(ASYNC);
    if (asyncForm || asyncLabel) {
      return;
    }
    count(s, statements.end(s));
    Label label = newLabel(ASYNC, s, statements.end(s));
    rewriting.insert(tokens.get(s).start(), label.name() + ": ");
    if (isFor(s)) {
      parallel(s, false);
    }
  }

  /** Counts an async or iteration, in a block: it may be the only statement of an {@code if}. */
  private void count(int first, int end) {
    if (counted) {
      int start = tokens.get(first).start();
      rewriting.wrap(start, tokens.get(end - 1).end(), "{ " + COUNT + " ", " }");
    }
  }

  /**
   * Makes the {@code for} of a statement a parallel loop.
   *
   * @param only whether it must be one; otherwise it stays in order where it declares no variable
   */
  private void parallel(int s, boolean only) {
    int header = statements.withoutLabels(s) + 1;
    int first = header + 1;
    if (tokens.is(first, "@") && tokens.is(first + 1, "ParallelFor")) {
      return;
    }
    if (!tokens.is(first, ";") && statements.isDeclaration(first)) {
      String name = imports.name("ParallelFor");
      rewriting.insert(tokens.get(first).start(), "@" + name + " ");
      int body = structure.partner(header) + 1;
      count(body, statements.end(body));
    } else if (only) {
      faults.add(
          DiagnosticCode.LOOP_WITHOUT_VARIABLE,
          tokens.get(header - 1),
          "this loop is to be parallel, but its header declares no variable",
          "declare the loop variable in the header, or put braces around the loop to run it in"
              + " order as one async");
    }
  }

  /** Whether the finish around a block ends with it. */
  private boolean nothingFollows(int close) {
    int end = close;
    while (tokens.is(end + 1, "}")) {
      end++;
      int open = structure.partner(end);
      if (tokens.is(open - 1, FINISH) || tokens.is(open - 1, "SyncSteal")) {
        return true;
      }
      if (tokens.is(open - 1, ":") && tokens.get(open - 2).text().startsWith(FINISH)) {
        return true;
      }
      String before = tokens.get(open - 1).text();
      if (!(before.equals("{") || before.equals("}") || before.equals(";"))) {
        return false;
      }
    }
    return false;
  }
}
