package org.ajws.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Measured cases as JSON values. Times are nanoseconds. */
final class MeasurementsJson {
  private MeasurementsJson() {}

  static List<Object> of(List<MeasuredCase> cases) {
    return List.copyOf(cases.stream().map(MeasurementsJson::of).toList());
  }

  private static Map<String, Object> of(MeasuredCase c) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("name", c.name());
    map.put("group", c.group());
    map.put("detail", c.detail());
    map.put("equal", c.equal());
    map.put("variants", c.variants().stream().map(m -> of(c, m)).toList());
    return map;
  }

  private static Map<String, Object> of(MeasuredCase c, Measurement m) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("variant", m.variant());
    map.put("kind", m.kind().id());
    map.put("threads", (long) m.threads());
    map.put("work", m.work());
    map.put("equal", m.equal());
    map.put("medianNanos", m.wallNanos());
    map.put("medianCpuNanos", m.cpuNanos());
    map.put("ratio", of(c.ratio(m)));
    Optional<Ratio> cpu = c.cpuRatio(m);
    map.put("cpuRatio", cpu.isPresent() ? of(cpu.get()) : null);
    map.put("statistics", m.statistics() == null ? null : of(m.statistics()));
    map.put("losses", Limits.of(c, m).map(MeasurementsJson::of).orElse(null));
    map.put("samples", m.samples().stream().map(MeasurementsJson::of).toList());
    return map;
  }

  private static Map<String, Object> of(Limits limits) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (Limits.Cause cause : Limits.Cause.values()) {
      map.put(cause.name().toLowerCase(Locale.ROOT), limits.losses().get(cause));
    }
    return map;
  }

  private static Map<String, Object> of(Ratio ratio) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("median", ratio.median());
    map.put("min", ratio.min());
    map.put("max", ratio.max());
    map.put("forks", (long) ratio.forks());
    return map;
  }

  private static Map<String, Object> of(Sample sample) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("fork", (long) sample.fork());
    map.put("wallNanos", sample.wallNanos());
    map.put("cpuNanos", sample.cpuNanos());
    return map;
  }

  private static Map<String, Object> of(RunStatistics s) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("workers", (long) s.workers());
    map.put("regions", s.regions());
    map.put("tasks", s.tasks());
    map.put("iterations", s.iterations());
    map.put("splits", s.splits());
    map.put("steals", s.steals());
    map.put("stealRatio", s.stealRatio());
    map.put("idleNanos", s.idleNanos());
    map.put("sharedNanos", s.sharedNanos());
    map.put("frames", of(s.frames()));
    map.put("sites", s.sites().stream().map(MeasurementsJson::of).toList());
    return map;
  }

  private static Map<String, Object> of(RunStatistics.Frames frames) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("unwindings", frames.unwindings());
    map.put("saved", frames.saved());
    map.put("unwindNanos", frames.unwindNanos());
    map.put("steals", frames.steals());
    return map;
  }

  private static Map<String, Object> of(RunStatistics.Site site) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("site", site.site());
    map.put("executions", site.executions());
    map.put("iterations", site.iterations());
    return map;
  }

  static List<MeasuredCase> read(JsonFields fields) {
    return fields.list(
        "cases",
        f ->
            new MeasuredCase(
                f.text("name"),
                f.text("group"),
                f.text("detail"),
                f.list("variants", MeasurementsJson::variant)));
  }

  private static Measurement variant(JsonFields f) {
    return new Measurement(
        f.text("variant"),
        VariantKind.ofId(f.text("kind")),
        f.small("threads"),
        f.number("work"),
        f.list(
            "samples", s -> new Sample(s.small("fork"), s.whole("wallNanos"), s.whole("cpuNanos"))),
        f.flag("equal"),
        f.has("statistics") ? statistics(f.object("statistics")) : null);
  }

  private static RunStatistics statistics(JsonFields f) {
    return new RunStatistics(
        f.small("workers"),
        f.whole("regions"),
        f.whole("tasks"),
        f.whole("iterations"),
        f.whole("splits"),
        f.whole("steals"),
        f.whole("idleNanos"),
        f.has("sharedNanos") ? f.whole("sharedNanos") : 0,
        f.has("frames") ? frames(f.object("frames")) : RunStatistics.Frames.NONE,
        f.list(
            "sites",
            s ->
                new RunStatistics.Site(
                    s.text("site"), s.whole("executions"), s.whole("iterations"))));
  }

  private static RunStatistics.Frames frames(JsonFields f) {
    return new RunStatistics.Frames(
        f.whole("unwindings"), f.whole("saved"), f.whole("unwindNanos"), f.whole("steals"));
  }
}
