package org.ajws.report.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/** Reads a Flight Recorder file: events of AJWS, and waits for locks on the same threads. */
public final class RecordingReader {
  private static final String OURS = "org.ajws.";

  /** Which fields the events must have. */
  private static final Map<String, Set<String>> FIELDS =
      Map.of(
          "Loop", Set.of("site", "iterations"),
          "Finish", Set.of("site"),
          "Work", Set.of("site"),
          "Steal", Set.of("site", "victim"));

  private static final class Recorded {
    final String name;
    final Spans spans = new Spans();
    boolean ours;
    int lane;

    Recorded(String name) {
      this.name = name;
    }
  }

  private record Steal(long time, Recorded victim, Recorded thief, int site) {}

  private final Map<Long, Recorded> threads = new LinkedHashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<SiteTotals> sites = new ArrayList<>();
  private final Set<Long> known = new HashSet<>();
  private final List<Steal> steals = new ArrayList<>();
  private long first = Long.MAX_VALUE;
  private long last = Long.MIN_VALUE;
  private long events;

  private RecordingReader() {}

  /**
   * Reads a recording.
   *
   * @throws IllegalArgumentException if there is no timeline in it, with the reason
   * @throws IOException if it cannot be read
   */
  public static Timeline read(Path file) throws IOException {
    Recording.check(file);
    return new RecordingReader().events(file);
  }

  private Timeline events(Path file) throws IOException {
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        if (event.getThread() != null) {
          add(event);
        }
      }
    }
    threads.values().removeIf(t -> !t.ours);
    if (threads.isEmpty()) {
      throw new IllegalArgumentException(
          "it has no events of AJWS — record a program that is translated for target trycatch or"
              + " tasks and runs on two workers or more, with the events org.ajws.* enabled");
    }
    return timeline();
  }

  /** A recording names all types that its JVM knew: those without events do not matter. */
  private void check(EventType type) {
    if (type.getName().startsWith(OURS) && known.add(type.getId())) {
      for (String field : FIELDS.getOrDefault(type.getName().substring(OURS.length()), Set.of())) {
        if (type.getField(field) == null) {
          throw new IllegalArgumentException(
              "it was recorded by another version of AJWS: event %s has no field %s"
                  .formatted(type.getName(), field));
        }
      }
    }
  }

  private void add(RecordedEvent event) {
    check(event.getEventType());
    String name = event.getEventType().getName();
    switch (name) {
      case OURS + "Loop" -> {
        SiteTotals site = construct(event, SpanKind.LOOP);
        site.iterations += Math.max(0, event.getLong("iterations"));
      }
      case OURS + "Finish" -> construct(event, SpanKind.FINISH);
      case OURS + "Work" -> {
        int site = site(event.getString("site"));
        sites.get(site).taken++;
        span(event, SpanKind.WORK, site).ours = true;
      }
      case OURS + "Idle" -> span(event, SpanKind.IDLE, -1).ours = true;
      case OURS + "Sleep" -> span(event, SpanKind.SLEEP, -1).ours = true;
      case OURS + "Unwind" -> span(event, SpanKind.UNWIND, -1).ours = true;
      case OURS + "Wait" -> span(event, SpanKind.WAIT, -1).ours = true;
      case OURS + "Steal" -> steal(event);
      case "jdk.JavaMonitorEnter", "jdk.ThreadPark" ->
          LockSite.of(event)
              .ifPresent(
                  where -> {
                    SiteTotals site = sites.get(site(where));
                    site.lockWaits++;
                    site.lockNanos += event.getDuration().toNanos();
                    span(event, SpanKind.LOCK, site(where));
                  });
      default -> {}
    }
  }

  private SiteTotals construct(RecordedEvent event, SpanKind kind) {
    int number = site(event.getString("site"));
    SiteTotals site = sites.get(number);
    site.executions++;
    site.elapsed += event.getDuration().toNanos();
    span(event, kind, number).ours = true;
    return site;
  }

  private Recorded span(RecordedEvent event, SpanKind kind, int site) {
    Recorded thread = thread(event.getThread());
    events++;
    thread.spans.add(kind.ordinal(), 0, site, time(event.getStartTime()), time(event.getEndTime()));
    return thread;
  }

  private void steal(RecordedEvent event) {
    RecordedThread victim = event.getThread("victim");
    Recorded thief = thread(event.getThread());
    thief.ours = true;
    int site = site(event.getString("site"));
    sites.get(site).steals++;
    events++;
    long time = time(event.getStartTime());
    if (victim != null) {
      Recorded other = thread(victim);
      other.ours = true;
      steals.add(new Steal(time, other, thief, site));
    }
  }

  private Recorded thread(RecordedThread thread) {
    String name = thread.getJavaName() == null ? thread.getOSName() : thread.getJavaName();
    return threads.computeIfAbsent(
        thread.getId(), id -> new Recorded(name == null || name.isEmpty() ? "thread " + id : name));
  }

  private int site(String name) {
    String known = name == null ? "unknown" : name;
    return numbers.computeIfAbsent(
        known,
        n -> {
          sites.add(new SiteTotals(n));
          return sites.size() - 1;
        });
  }

  private long time(Instant instant) {
    long t = instant.getEpochSecond() * 1_000_000_000L + instant.getNano();
    first = Math.min(first, t);
    last = Math.max(last, t);
    return t;
  }

  private Timeline timeline() {
    List<Recorded> ordered = new ArrayList<>(threads.values());
    ordered.sort(
        Comparator.comparing((Recorded t) -> t.name.startsWith("ajws-"))
            .thenComparing(t -> t.name.length())
            .thenComparing(t -> t.name));
    List<Lane> lanes = new ArrayList<>();
    for (Recorded t : ordered) {
      t.lane = lanes.size();
      lanes.add(Lane.of(t.name, shifted(t.spans)));
    }
    for (Lane lane : lanes) {
      Spans states = lane.states();
      for (int i = 0; i < states.size(); i++) {
        if (states.kind(i) == State.WORKING.ordinal() && states.site(i) >= 0) {
          sites.get(states.site(i)).worked += states.end(i) - states.begin(i);
        }
      }
    }
    return new Timeline(last - first, events, lanes, sites, steals());
  }

  private Spans shifted(Spans recorded) {
    Spans all = new Spans();
    for (int i = 0; i < recorded.size(); i++) {
      all.add(
          recorded.kind(i),
          0,
          recorded.site(i),
          recorded.begin(i) - first,
          recorded.end(i) - first);
    }
    return all;
  }

  private Timeline.Steals steals() {
    steals.sort(Comparator.comparingLong(Steal::time));
    return new Timeline.Steals(
        steals.stream().mapToLong(s -> s.time - first).toArray(),
        steals.stream().mapToInt(s -> s.victim.lane).toArray(),
        steals.stream().mapToInt(s -> s.thief.lane).toArray(),
        steals.stream().mapToInt(Steal::site).toArray());
  }
}
