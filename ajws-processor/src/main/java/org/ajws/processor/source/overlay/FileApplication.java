package org.ajws.processor.source.overlay;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.text.Edits;

/** Finds the places of entries in one file and edits it there. */
final class FileApplication {
  private final SelectableFinder finder;
  private final Path file;
  private final Diagnostics diagnostics;
  private final Edits edits = new Edits();
  private final ActionEditor editor;

  FileApplication(ParsedSource parsed, Path file, Diagnostics diagnostics) {
    this.finder = new SelectableFinder(parsed.unit(), parsed.positions());
    this.file = file;
    this.diagnostics = diagnostics;
    this.editor = new ActionEditor(finder, edits);
  }

  AppliedSource apply(List<Entry> entries, String text) {
    int applied = 0;
    for (Entry entry : entries) {
      if (walk(entry, 0, null)) {
        applied++;
      }
    }
    return new AppliedSource(edits.apply(text), applied);
  }

  /** From a place (null: the file) along the rest of an entry's way; whether anything changed. */
  private boolean walk(Entry entry, int step, Selectable from) {
    if (step == entry.way().size()) {
      return act(entry, from);
    }
    Selector selector = entry.way().get(step);
    List<Selectable> there = from == null ? finder.classes() : finder.inside(from);
    List<Selectable> matching = selector.select(there);
    entry.look(selector, from == null ? "the sources" : where(from), there);
    if (matching.isEmpty()) {
      List<Selectable> sameKind = there.stream().filter(p -> p.kind() == selector.kind()).toList();
      entry.missed(step, from == null ? "" : where(from), sameKind);
      return false;
    }
    if (matching.size() > 1 && !selector.family()) {
      report(
          entry,
          DiagnosticCode.OVERLAY_AMBIGUOUS,
          selector.position(),
          "\"" + selector.text() + "\" matches " + matching.size() + " places in " + where(from),
          "choose one by number or signature, or take all by a plural or a *: "
              + OverlaySet.list(matching.stream().map(Selectable::describe).toList()));
      return false;
    }
    boolean any = false;
    for (Selectable selected : matching) {
      any |= walk(entry, step + 1, selected);
    }
    return any;
  }

  private String where(Selectable selected) {
    return selected == null
        ? file.toString()
        : selected.describe().replaceFirst(" \\(line (\\d+)\\)$", "") + " (" + file + ")";
  }

  private boolean act(Entry entry, Selectable selected) {
    boolean any = false;
    for (Action action : entry.actions()) {
      try {
        any |= editor.edit(entry, selected, action);
      } catch (ActionEditor.Refused e) {
        report(entry, e.code(), entry.position(), e.getMessage() + " in " + file, e.fix());
      }
    }
    if (any) {
      entry.countApplied();
    } else {
      entry.missed(entry.way().size(), where(selected), List.of());
    }
    return any;
  }

  private void report(Entry entry, DiagnosticCode code, Position at, String cause, String fix) {
    entry.markReported();
    diagnostics.add(
        new Diagnostic(code, code.severity(), at.file(), at.line(), at.column(), cause, fix));
  }
}
