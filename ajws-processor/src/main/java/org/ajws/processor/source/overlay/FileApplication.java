package org.ajws.processor.source.overlay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
  private final List<Place> places = new ArrayList<>();

  /** A place that an entry found, and whether anything changed there. */
  private static final class Place {
    private final Entry entry;
    private final Selectable selected;
    private boolean changed;

    Place(Entry entry, Selectable selected) {
      this.entry = entry;
      this.selected = selected;
    }
  }

  FileApplication(ParsedSource parsed, Path file, Diagnostics diagnostics) {
    this.finder = new SelectableFinder(parsed.unit(), parsed.positions());
    this.file = file;
    this.diagnostics = diagnostics;
    this.editor = new ActionEditor(finder, edits);
  }

  AppliedSource apply(List<Entry> entries, String text) {
    entries.forEach(e -> walk(e, 0, null));
    for (int round = 0; round < ActionEditor.ROUNDS; round++) {
      for (Place place : places) {
        act(place, round);
      }
      editor.endOf(round);
    }
    Set<Entry> applied = new HashSet<>();
    for (Place place : places) {
      if (place.changed) {
        place.entry.countApplied();
        applied.add(place.entry);
      } else {
        place.entry.missed(place.entry.way().size(), where(place.selected), List.of());
      }
    }
    return new AppliedSource(edits.apply(text), applied.size());
  }

  /** From a place (null: the file) along the rest of an entry's way. */
  private void walk(Entry entry, int step, Selectable from) {
    if (step == entry.way().size()) {
      places.add(new Place(entry, from));
      return;
    }
    Selector selector = entry.way().get(step);
    List<Selectable> there = from == null ? finder.classes() : finder.inside(from);
    List<Selectable> matching = selector.select(there);
    entry.look(selector, from == null ? "the sources" : where(from), there);
    if (matching.isEmpty()) {
      List<Selectable> sameKind = there.stream().filter(p -> p.kind() == selector.kind()).toList();
      entry.missed(step, from == null ? "" : where(from), sameKind);
      return;
    }
    if (matching.size() > 1 && !selector.family()) {
      report(
          entry,
          DiagnosticCode.OVERLAY_AMBIGUOUS,
          selector.position(),
          "\"" + selector.text() + "\" matches " + matching.size() + " places in " + where(from),
          "choose one by number or signature, or take all by a plural or a *: "
              + OverlaySet.list(Selectable.describe(matching, there)));
      return;
    }
    matching.forEach(selected -> walk(entry, step + 1, selected));
  }

  private String where(Selectable selected) {
    return selected == null
        ? file.toString()
        : selected.describe().replaceFirst(" \\(line (\\d+)\\)$", "") + " (" + file + ")";
  }

  private void act(Place place, int round) {
    Entry entry = place.entry;
    for (Action action : entry.actions()) {
      if (ActionEditor.round(action) == round) {
        try {
          place.changed |= editor.edit(entry, place.selected, action);
        } catch (ActionEditor.Refused e) {
          report(entry, e.code(), entry.position(), e.getMessage() + " in " + file, e.fix());
        }
      }
    }
  }

  private void report(Entry entry, DiagnosticCode code, Position at, String cause, String fix) {
    entry.markReported();
    diagnostics.add(
        new Diagnostic(code, code.severity(), at.file(), at.line(), at.column(), cause, fix));
  }
}
