package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ExecutableElement;

/**
 * Summaries of methods that may call each other. A call of a method that is being summarised stands
 * for what is known of it so far; the first method of such a circle is summarised again, with all
 * others of it, until a round adds no location (a strongly connected component at a time, Tarjan
 * 1972).
 *
 * <p>A round adds what recursion writes elsewhere: {@code swap(b, a)} in {@code swap(a, b)}. It
 * leaves out what only lies further down: that {@code walk(n.next)} in {@code walk(n)} writes
 * {@code n.next.v} next to {@code n.v}, and the other slots of an array that {@code sort(a, lo, p)}
 * in {@code sort(a, lo, hi)} writes. Parts of a structure and of an array are taken to be apart
 * there; only slots at a fixed distance are not.
 */
final class RecursiveSummaries {
  /** Call chains are followed so deep. */
  private static final int MAX_DEPTH = 200;

  /** So often the methods of a circle are summarised. */
  private static final int MAX_ROUNDS = 8;

  /** After so many summaries of a method it does not matter by which calls an effect is come to. */
  private static final int SETTLING = 3;

  /**
   * What is summarised.
   *
   * @param any whether it may be each method that overrides this one
   */
  record Code(ExecutableElement method, boolean any) {}

  private static final int NONE = Integer.MAX_VALUE;

  /** What an effect counts for, whatever it depends on. */
  private static final long ONE = 1_000_000;

  private final Function<Code, EffectSummary> summarise;
  private final Function<Code, EffectSummary> unknown;
  private final Rest rest;
  private final Map<Code, EffectSummary> known = new HashMap<>();

  /** What is being summarised, with its depth. */
  private final Map<Code, Integer> open = new HashMap<>();

  /** The last summaries of methods of circles that are not done. */
  private final Map<Code, EffectSummary> assumed = new HashMap<>();

  /** How much these have. */
  private final Map<Code, Long> sizes = new HashMap<>();

  /** What the last summary of such a method was made of: the others, and how much they had. */
  private final Map<Code, Map<Code, Long>> uses = new HashMap<>();

  /** The longest ways through each field that methods of circles go by themselves. */
  private final Map<Object, Integer> longest = new HashMap<>();

  /** How often such methods were summarised. */
  private final Map<Code, Integer> times = new HashMap<>();

  /** Methods of such a circle that had their turn in this round. */
  private final Map<Code, Integer> had = new HashMap<>();

  /** The least depth of an open method that was called since this was last set. */
  private int lowest = NONE;

  private boolean grown;

  /** Whether the method on top was summarised so often that it must come to an end. */
  private boolean isSettling;

  /** What the method on top has used. */
  private Map<Code, Long> used = new HashMap<>();

  /**
   * @param summarise makes a summary of code, of those of what it calls
   * @param unknown of code that is not looked at, or not to the end
   * @param rest what is said of what is too much
   */
  RecursiveSummaries(
      Function<Code, EffectSummary> summarise, Function<Code, EffectSummary> unknown, Rest rest) {
    this.rest = rest;
    this.summarise = summarise;
    this.unknown = unknown;
  }

  /** Whether summaries are being made, of which others see what is known so far. */
  boolean isOpen() {
    return !open.isEmpty() || !had.isEmpty();
  }

  EffectSummary of(Code method) {
    EffectSummary summary = known.get(method);
    if (summary != null) {
      return summary;
    }
    Integer depth = open.containsKey(method) ? open.get(method) : had.get(method);
    if (depth != null) {
      lowest = Math.min(lowest, depth);
      summary = assumed.getOrDefault(method, EffectSummary.NOTHING);
    } else {
      summary = depth() < MAX_DEPTH ? rounds(method) : unknown.apply(method);
    }
    if (!known.containsKey(method)) {
      used.put(method, size(method, summary));
    }
    return open.containsKey(method)
        ? summary.withoutResult() // which is not known yet
        : summary;
  }

  /** How long the chain of calls is that is being followed. */
  private long depth() {
    return open.size() < MAX_DEPTH ? 0 : open.keySet().stream().filter(c -> !c.any()).count();
  }

  private EffectSummary rounds(Code method) {
    int own = open.size();
    int lowestBefore = lowest;
    boolean grownBefore = grown;
    open.put(method, own);
    int rounds = 0;
    do {
      lowest = NONE;
      grown = false;
      had.values().removeIf(depth -> depth >= own);
      if (isStale(method)) {
        summariseAgain(method);
      }
    } while (lowest == own && grown && ++rounds < MAX_ROUNDS);
    open.remove(method);
    if (lowest == own && grown) {
      assume(method, assumed.get(method).with(unknown.apply(method)));
    }
    EffectSummary summary = assumed.get(method);
    if (lowest < own) {
      had.put(method, lowest);
      lowest = Math.min(lowest, lowestBefore);
      grown |= grownBefore;
    } else {
      had.put(method, own);
      close(own);
      lowest = lowestBefore;
      grown = grownBefore;
    }
    return summary;
  }

  /** Whether one of the methods that the last summary was made of has more by now. */
  private boolean isStale(Code method) {
    Map<Code, Long> last = uses.get(method);
    boolean stale = last == null;
    if (!stale) {
      Map<Code, Long> outer = used;
      used = new HashMap<>();
      for (Map.Entry<Code, Long> use : last.entrySet()) {
        stale |= size(use.getKey(), of(use.getKey())) != use.getValue();
      }
      used = outer;
    }
    return stale;
  }

  private void summariseAgain(Code method) {
    Map<Code, Long> outer = used;
    used = new HashMap<>();
    EffectSummary made = summarise.apply(method);
    EffectSummary last = assumed.get(method);
    if (last == null) {
      made.effects().forEach(e -> note(e.target()));
      made.reads().forEach(r -> note(r.location()));
    }
    isSettling = times.merge(method, 1, Integer::sum) > SETTLING;
    EffectSummary now = last == null ? made : union(last, made, method.any());
    Long before = sizes.get(method);
    assume(method, now);
    grown |= before == null || sizes.get(method) > before;
    uses.put(method, used);
    used = outer;
  }

  /** The circle that was entered at a depth is done. */
  private void close(int own) {
    had.entrySet()
        .removeIf(
            e -> {
              boolean inside = e.getValue() >= own;
              if (inside) {
                known.put(e.getKey(), assumed.remove(e.getKey()));
                sizes.remove(e.getKey());
                uses.remove(e.getKey());
                times.remove(e.getKey());
              }
              return inside;
            });
    if (assumed.isEmpty()) {
      longest.clear();
    }
  }

  private void assume(Code method, EffectSummary summary) {
    assumed.put(method, summary);
    sizes.put(method, size(summary));
  }

  private long size(Code method, EffectSummary summary) {
    Long size = assumed.get(method) == summary ? sizes.get(method) : null;
    return size != null ? size : size(summary);
  }

  /** How much a summary has: more also where what it has depends on less. */
  private static long size(EffectSummary summary) {
    long all = 0;
    for (Effect e : summary.effects()) {
      all += ONE + Dispatch.width(e.dispatches());
    }
    for (Read r : summary.reads()) {
      all += ONE + Dispatch.width(r.dispatches());
    }
    return all;
  }

  private EffectSummary union(EffectSummary last, EffectSummary made, boolean any) {
    List<Effect> effects = new ArrayList<>(last.effects());
    List<Effect> further = new ArrayList<>();
    Map<Object, List<Dispatch>> told = new HashMap<>();
    List<Read> furtherReads = new ArrayList<>();
    Locations written = new Locations(longest);
    Set<Object> known = new HashSet<>();
    for (Effect e : effects) {
      written.put(e.kind().name(), e.target());
      known.add(alike(e));
    }
    for (Effect e : made.effects()) {
      if (written.add(e.kind().name(), e.target())) {
        effects.add(e);
      } else {
        for (AccessPath way : below(last.effects(), e)) {
          further.add(e.under(Set.of(), true).on(way));
        }
        Object same = alike(e);
        told.merge(known.contains(same) ? same : key(e), e.dispatches(), Dispatch::either);
      }
    }
    effects.replaceAll(
        e ->
            e.dispatches().isEmpty()
                ? e
                : e.by(left(left(e.dispatches(), told.get(alike(e))), told.get(key(e)))));
    effects.sort(EffectSummaries.ORDER);
    List<Read> reads = new ArrayList<>(last.reads());
    Locations read = new Locations(longest);
    for (Read r : reads) {
      read.put(kind(r), r.location());
      known.add(alike(r));
    }
    for (Read r : made.reads()) {
      if (read.add(kind(r), r.location())) {
        reads.add(r);
      } else {
        for (AccessPath way : below(last.reads(), r)) {
          furtherReads.add(r.perhaps().of(way));
        }
        Object same = alike(r);
        told.merge(known.contains(same) ? same : key(r), r.dispatches(), Dispatch::either);
      }
    }
    reads.replaceAll(
        r ->
            r.dispatches().isEmpty()
                ? r
                : r.by(left(left(r.dispatches(), told.get(alike(r))), told.get(key(r)))));
    reads.sort(EffectSummaries.READS);
    int max = any ? EffectSummaries.MAX_EFFECTS_OF_ANY : EffectSummaries.MAX_EFFECTS;
    return new EffectSummary(
        rest.effects(effects, max),
        rest.reads(reads, max),
        made.result(),
        made.stores(),
        made.heap(),
        made.calls(),
        made.locks(),
        last.below().and(made.below()).and(Below.of(further, furtherReads)));
  }

  /** Where an effect lies further down than one that was there before; nowhere if it does not. */
  private static List<AccessPath> below(List<Effect> before, Effect e) {
    if (e.kind() == Effect.Kind.REST || !mayBeBelow(e.target())) {
      return List.of();
    }
    return below(
        before.stream().filter(o -> o.kind() == e.kind()).map(Effect::target).toList(), e.target());
  }

  private static List<AccessPath> below(List<Read> before, Read r) {
    if (r.isRest() || !mayBeBelow(r.location())) {
      return List.of();
    }
    return below(
        before.stream().filter(o -> !o.isRest()).map(Read::location).toList(), r.location());
  }

  /** The same of each object that recursion may go on with: {@code walk(b ? t.left : t.right)}. */
  private static List<AccessPath> below(List<AccessPath> before, AccessPath way) {
    List<AccessPath> all = new ArrayList<>();
    for (AccessPath one : SomeObjects.of(way)) {
      AccessPath below = null;
      for (int n = 0; one.steps().size() > 1 && below == null && n < before.size(); n++) {
        below = Below.between(before.get(n), one);
      }
      if (below != null) {
        all.add(below);
      }
    }
    return all;
  }

  private static boolean mayBeBelow(AccessPath way) {
    return way.steps().size() > 1 || Locations.isOfSome(way);
  }

  private static String key(Effect e) {
    return Locations.key(e.kind().name(), e.target());
  }

  private static String key(Read r) {
    return Locations.key(kind(r), r.location());
  }

  /** What tells effects at one location apart: one under a lock is another one than one without. */
  private static Object alike(Effect e) {
    return List.of(e.kind(), e.target(), e.guards(), e.checked(), e.outlasts());
  }

  private static Object alike(Read r) {
    return List.of(r.isRest(), r.location(), r.outlasts());
  }

  private static String kind(Read r) {
    return r.isRest() ? Read.REST : "";
  }

  /**
   * What two ways to one location depend on; nothing if that is more than before, and there were
   * some rounds, so that they end.
   */
  private List<Dispatch> left(List<Dispatch> before, List<Dispatch> now) {
    List<Dispatch> both = now == null ? before : Dispatch.either(before, now);
    return both.equals(before) || !isSettling ? both : List.of();
  }

  /** The last field of a way; of ways without one all are alike. */
  private static Object end(AccessPath path) {
    for (int n = path.steps().size() - 1; n >= 0; n--) {
      if (path.steps().get(n) instanceof AccessPath.Step.Field field) {
        return field.field();
      }
    }
    return "";
  }

  private void note(AccessPath path) {
    longest.merge(end(path), path.steps().size(), Math::max);
  }

  /** Which locations are in a summary, and which of others are worth to be. */
  private static final class Locations {
    private final Map<Object, Integer> longest;
    private final Map<String, List<AccessPath>> paths = new HashMap<>();

    /** Where ways begin, and which field they end with. */
    private final Set<Object> ends = new HashSet<>();

    Locations(Map<Object, Integer> longest) {
      this.longest = longest;
    }

    void put(String kind, AccessPath path) {
      paths.computeIfAbsent(key(kind, path), k -> new ArrayList<>()).add(path);
      SomeObjects.of(path).forEach(one -> ends.add(end(kind, one)));
    }

    private static Object end(String kind, AccessPath path) {
      return List.of(kind, path.origin(), RecursiveSummaries.end(path));
    }

    /** A location: some object is as good as some other one, which each round makes another one. */
    private static String key(String kind, AccessPath path) {
      AccessPath named =
          isOfSome(path) ? new AccessPath(new AccessPath.Origin.Unknown(0), path.steps()) : path;
      return kind + " " + named.location();
    }

    private static boolean isOfSome(AccessPath path) {
      return path.origin() instanceof AccessPath.Origin.Unknown;
    }

    /** Adds a location that recursion leads to; false if it tells nothing new. */
    boolean add(String kind, AccessPath path) {
      int longestBefore = longest.getOrDefault(RecursiveSummaries.end(path), 0);
      int most = Math.max(longestBefore, isRest(kind) ? 1 : 0);
      boolean named = (path.hasFixedOrigin() || isOfSome(path)) && path.steps().size() <= most;
      List<AccessPath> same = paths.getOrDefault(key(kind, path), List.of());
      boolean isNew = isOfSome(path) ? isOfOthers(path, same, most) : isBeside(path, same);
      boolean added = named && (same.isEmpty() || isNew) || isFirst(kind, path);
      if (added) {
        put(kind, path);
      }
      return added;
    }

    /**
     * Whether no other way begins where one does, and ends with the same field: further down than
     * nothing. A method that reaches a field by recursion alone has none the first time.
     */
    private boolean isFirst(String kind, AccessPath path) {
      return SomeObjects.of(path).stream()
          .anyMatch(one -> one.hasFixedOrigin() && !ends.contains(end(kind, one)));
    }

    /** Whether some object may be one that none of others may be: a parameter, no part of it. */
    private static boolean isOfOthers(AccessPath path, List<AccessPath> others, int most) {
      Set<String> known = new HashSet<>();
      others.forEach(o -> SomeObjects.of(o).forEach(one -> known.add(one.location())));
      return SomeObjects.of(path).stream()
          .anyMatch(one -> one.steps().size() <= most && !known.contains(one.location()));
    }

    private static boolean isRest(String kind) {
      return kind.startsWith(Effect.Kind.REST.name()) || kind.startsWith(Read.REST);
    }

    /** Whether a slot lies at a fixed distance from one of others, and is none of them. */
    private static boolean isBeside(AccessPath path, List<AccessPath> others) {
      boolean fixed = false;
      for (AccessPath other : others) {
        if (path.indexes().equals(other.indexes())) {
          return false;
        }
        fixed |= isFixed(path.indexes(), other.indexes());
      }
      return fixed;
    }

    private static boolean isFixed(List<Polynomial> indexes, List<Polynomial> others) {
      for (int i = 0; i < indexes.size(); i++) {
        if (!indexes.get(i).minus(others.get(i)).isConstant()) {
          return false;
        }
      }
      return true;
    }
  }
}
