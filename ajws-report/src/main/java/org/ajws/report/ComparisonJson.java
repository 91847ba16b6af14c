package org.ajws.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ajws.report.Comparison.FigureChange;
import org.ajws.report.Comparison.Interval;
import org.ajws.report.Comparison.RatioChange;
import org.ajws.report.Comparison.Verdict;

/** Counted lines and the comparison with an older report as JSON values. */
final class ComparisonJson {
  private ComparisonJson() {}

  static List<Object> ofLines(List<LineOverhead> lines) {
    return List.copyOf(lines.stream().map(ComparisonJson::of).toList());
  }

  private static Map<String, Object> of(LineOverhead l) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", l.id());
    map.put("label", l.label());
    map.put("files", (long) l.files());
    map.put("regions", l.regions());
    map.put("serialLines", l.serialLines());
    map.put("allLines", l.allLines());
    map.put("extra", l.extra());
    map.put("growth", l.growth());
    map.put("locks", l.locks());
    map.put("overSerial", l.overSerial());
    map.put("overAll", l.overAll());
    map.put("overParallel", l.overParallel());
    return map;
  }

  static List<LineOverhead> readLines(JsonFields fields) {
    return !fields.has("lines") // written before lines were counted
        ? List.of()
        : fields.list(
            "lines",
            f ->
                new LineOverhead(
                    f.text("id"),
                    f.text("label"),
                    f.small("files"),
                    f.whole("regions"),
                    f.whole("serialLines"),
                    f.whole("allLines"),
                    f.whole("extra"),
                    f.whole("growth"),
                    f.whole("locks")));
  }

  static Map<String, Object> of(Comparison comparison) {
    if (comparison == null) {
      return null;
    }
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("baseline", comparison.baseline());
    map.put("figures", comparison.figures().stream().map(ComparisonJson::of).toList());
    map.put("ratios", comparison.ratios().stream().map(ComparisonJson::of).toList());
    map.put("notes", comparison.notes());
    return map;
  }

  private static Map<String, Object> of(FigureChange change) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", change.id());
    map.put("label", change.label());
    map.put("before", change.before());
    map.put("after", change.after());
    return map;
  }

  private static Map<String, Object> of(RatioChange change) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", change.name());
    map.put("variant", change.variant());
    map.put("kind", change.kind().id());
    map.put("before", of(change.before()));
    map.put("after", of(change.after()));
    map.put("factor", change.factor());
    map.put("verdict", change.verdict().id());
    return map;
  }

  private static Map<String, Object> of(Interval interval) {
    if (interval == null) {
      return null;
    }
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("median", interval.median());
    map.put("low", interval.low());
    map.put("high", interval.high());
    return map;
  }

  static Comparison read(JsonFields fields) {
    if (!fields.has("comparison")) {
      return null;
    }
    JsonFields comparison = fields.object("comparison");
    return new Comparison(
        comparison.text("baseline"),
        comparison.list(
            "figures",
            f ->
                new FigureChange(
                    f.text("id"),
                    f.text("label"),
                    f.has("before") ? f.whole("before") : null,
                    f.has("after") ? f.whole("after") : null)),
        comparison.list(
            "ratios",
            f ->
                new RatioChange(
                    f.text("name"),
                    f.text("variant"),
                    VariantKind.ofId(f.text("kind")),
                    interval(f, "before"),
                    interval(f, "after"),
                    Verdict.valueOf(f.text("verdict").toUpperCase(Locale.ROOT).replace(' ', '_')))),
        comparison.texts("notes"));
  }

  private static Interval interval(JsonFields fields, String name) {
    if (!fields.has(name)) {
      return null;
    }
    JsonFields f = fields.object(name);
    return new Interval(f.number("median"), f.number("low"), f.number("high"));
  }
}
