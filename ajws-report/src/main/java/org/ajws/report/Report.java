package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ajws.processor.api.Decisions;

/**
 * Everything a report shows. Each part may be empty: a build without measurements has figures and
 * decisions, a benchmark has only cases.
 *
 * @param title the heading
 * @param summary one or two sentences below it; may be empty
 * @param version of AJWS
 * @param environment where it was measured; null when nothing was
 * @param figures counted numbers, in the order shown
 * @param decisions what the translator found and chose
 * @param cases what was measured
 * @param notes what a reader must know to judge the numbers, one sentence or more each
 * @param lines what AJWS and, where it was named, the threaded original cost in lines
 * @param comparison the differences from an older report; null where there is none
 */
public record Report(
    String title,
    String summary,
    String version,
    Environment environment,
    List<Figure> figures,
    Decisions decisions,
    List<MeasuredCase> cases,
    List<String> notes,
    List<LineOverhead> lines,
    Comparison comparison) {

  /** A report without counted lines and without an older one. */
  public Report(
      String title,
      String summary,
      String version,
      Environment environment,
      List<Figure> figures,
      Decisions decisions,
      List<MeasuredCase> cases,
      List<String> notes) {
    this(title, summary, version, environment, figures, decisions, cases, notes, List.of(), null);
  }

  /** Copies the lists. */
  public Report {
    figures = List.copyOf(figures);
    cases = List.copyOf(cases);
    notes = List.copyOf(notes);
    lines = List.copyOf(lines);
  }

  /** Whether every variant of every case gave the serial result. */
  public boolean equal() {
    return cases.stream().allMatch(MeasuredCase::equal);
  }

  /** This report with counted lines. */
  public Report withLines(List<LineOverhead> counted) {
    return new Report(
        title,
        summary,
        version,
        environment,
        figures,
        decisions,
        cases,
        notes,
        counted,
        comparison);
  }

  /** This report with what another one measured: its cases, environment and notes. */
  public Report withMeasurementsOf(Report measured) {
    List<String> allNotes = new ArrayList<>(notes);
    allNotes.addAll(measured.notes);
    return new Report(
        title,
        summary,
        version,
        measured.environment,
        figures,
        decisions,
        measured.cases,
        allNotes,
        lines,
        comparison);
  }

  /** This report with its differences from an older one. */
  public Report comparedWith(Report baseline) {
    return new Report(
        title,
        summary,
        version,
        environment,
        figures,
        decisions,
        cases,
        notes,
        lines,
        Comparison.of(baseline, this));
  }

  /** The figure with an id. */
  public Optional<Figure> figure(String id) {
    return figures.stream().filter(f -> f.id().equals(id)).findFirst();
  }
}
