package org.ajws.processor.report;

import java.util.List;
import java.util.Optional;

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
 */
public record Report(
    String title,
    String summary,
    String version,
    Environment environment,
    List<Figure> figures,
    Decisions decisions,
    List<MeasuredCase> cases,
    List<String> notes) {

  /** Copies the lists. */
  public Report {
    figures = List.copyOf(figures);
    cases = List.copyOf(cases);
    notes = List.copyOf(notes);
  }

  /** Whether every variant of every case gave the serial result. */
  public boolean equal() {
    return cases.stream().allMatch(MeasuredCase::equal);
  }

  /** The figure with an id. */
  public Optional<Figure> figure(String id) {
    return figures.stream().filter(f -> f.id().equals(id)).findFirst();
  }
}
