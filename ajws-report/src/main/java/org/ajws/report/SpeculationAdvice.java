package org.ajws.report;

import java.util.ArrayList;
import java.util.List;

/** What would help a speculative loop, told from what it did. */
final class SpeculationAdvice {
  /** A share of chunks above which something happens at nearly each of them. */
  private static final double NEARLY_ALL = 0.8;

  /** A share above which something is worth a word. */
  private static final double MANY = 0.2;

  /** A watched trip over a plain one, above which little else is done than watched accesses. */
  private static final double DEAR = 2;

  private final SpeculativeSite site;
  private final List<String> advice = new ArrayList<>();

  private SpeculationAdvice(SpeculativeSite site) {
    this.site = site;
  }

  /** Sentences, the most important first; none where nothing is wrong. */
  static List<String> of(SpeculativeSite site) {
    SpeculationAdvice a = new SpeculationAdvice(site);
    a.conflicts();
    a.irrevocable();
    a.waits();
    a.cost();
    return a.advice;
  }

  private long rollbacks(String cause) {
    return site.rollbacks().getOrDefault(cause, 0L);
  }

  /** A cause's share of the chunks that ran ahead. */
  private double share(String cause) {
    long ahead = site.commits() + site.irrevocable();
    for (var e : site.rollbacks().entrySet()) {
      ahead += e.getKey().equals("dropped") ? 0 : e.getValue();
    }
    return ahead == 0 ? 0 : (double) rollbacks(cause) / ahead;
  }

  private void conflicts() {
    double share = share("conflict");
    if (share >= MANY) {
      lines(
          share, "conflicts", "nearly every chunk conflicts: not worth it, leave out speculative");
    }
  }

  /**
   * Says what the most frequent lines tell.
   *
   * @param share of the chunks that were in each other's way
   * @param what they had, in words
   * @param hopeless what to say where it is nearly all of them and no line helps
   */
  private void lines(double share, String what, String hopeless) {
    int before = advice.size();
    long looked = site.lines().stream().mapToLong(ConflictLine::count).sum();
    ConflictLine most = site.lines().isEmpty() ? null : site.lines().get(0);
    boolean one = most != null && 2 * most.count() > looked;
    if (one && most.isReduction()) {
      advice.add(
          most.place()
              + " is updated by "
              + most.read().substring(most.read().indexOf(' ') + 1)
              + " at "
              + most.read().substring(0, most.read().indexOf(' '))
              + ": update a local variable with @Reduce instead, and the field or slot once after"
              + " the loop");
    } else if (one && most.oneLocation()) {
      advice.add(
          "all iterations share one location, "
              + most.lines()
              + ": a private copy (@Private) if each iteration writes it before it reads it");
    }
    if (share >= NEARLY_ALL && advice.size() == before) {
      advice.add(hopeless);
    }
    if (one && (advice.size() == before || advice.get(before).equals(hopeless))) {
      advice.add("most " + what + " are of " + most.lines());
    }
  }

  private void irrevocable() {
    if (share("irrevocable") >= MANY) {
      advice.add(
          "calls that cannot be undone make chunks wait for their turn: say by @Speculative what"
              + " they do, or move them behind the loop");
    }
    if (share("too_long") >= MANY) {
      advice.add("iterations note too many accesses to run ahead: leave out speculative");
    }
  }

  private void waits() {
    double share = site.commits() == 0 ? 0 : (double) site.waits() / site.commits();
    if (site.entries() == 0 && share >= MANY) {
      lines(
          share,
          "waits",
          "nearly every chunk waits for one before it: the iterations need each other in order, or"
              + " what they claim is larger than what they touch");
    }
  }

  private void cost() {
    boolean off = site.turnedOff() > MANY * site.executions();
    double dear = site.cost().watchedOverPlain();
    if (off && dear > DEAR && share("conflict") < MANY) {
      advice.add(
          "a watched iteration takes "
              + Format.ratio(dear)
              + " times as long as a plain one: there is too little else in it than accesses that are watched");
    } else if (off && advice.isEmpty()) {
      advice.add("it did not gain, so that it ran in order: leave out speculative");
    }
  }
}
