package org.ajws.processor.diagnostic;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Collects the messages of one translation. Safe for use by several threads. */
public final class Diagnostics {
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparing((Diagnostic d) -> d.file() == null ? "" : d.file().toString())
          .thenComparingInt(Diagnostic::line)
          .thenComparingInt(Diagnostic::column)
          .thenComparing(d -> d.code().id())
          .thenComparing(Diagnostic::cause);

  private final Set<Diagnostic> found = new LinkedHashSet<>();
  private Predicate<Diagnostic> leftOut = d -> false;

  /** Adds a message; one that is there already (same code, place and text) counts once. */
  public synchronized void add(Diagnostic diagnostic) {
    if (!leftOut.test(diagnostic)) {
      found.add(diagnostic);
    }
  }

  /** Adds a message about a whole file, or about none ({@code file} null). */
  public void add(DiagnosticCode code, Path file, String cause, String fix) {
    add(new Diagnostic(code, code.severity(), file, 0, 0, cause, fix));
  }

  /** From now on, messages that pass are not added: they may only follow from earlier ones. */
  public synchronized void leaveOut(Predicate<Diagnostic> following) {
    leftOut = following;
  }

  /** Whether an error was added. */
  public synchronized boolean hasErrors() {
    return found.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  /** Whether anything was added. */
  public synchronized boolean isEmpty() {
    return found.isEmpty();
  }

  /** How many messages there are, for {@link #backTo}. */
  public synchronized int size() {
    return found.size();
  }

  /** Forgets the messages that were added since there were so many. */
  public synchronized void backTo(int size) {
    List<Diagnostic> first = List.copyOf(found).subList(0, size);
    found.retainAll(Set.copyOf(first));
  }

  /** All messages by file and position. */
  public synchronized List<Diagnostic> sorted() {
    List<Diagnostic> all = new ArrayList<>(found);
    all.sort(BY_PLACE);
    return List.copyOf(all);
  }
}
