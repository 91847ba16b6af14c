package org.ajws.processor.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What one build takes of cases that are known to pass, and of which several builds see more than
 * one: of three parts one, which the printed seed chooses. Builds with the seeds {@code S}, {@code
 * S + 1} and {@code S + 2} take all; so do the JDKs on which CI builds a change.
 *
 * <p>{@code -Dajws.share=1} takes all at once, as the builds at night do; {@code
 * -Dajws.share.seed=S} repeats a choice.
 */
public final class Share {
  private static final int PARTS = Integer.getInteger("ajws.share", 3);
  private static final long SEED = Long.getLong("ajws.share.seed", System.nanoTime() >>> 10);
  private static final Set<Class<?>> TOLD = ConcurrentHashMap.newKeySet();

  private Share() {}

  /** Whether a build takes a part only. */
  public static boolean isPart() {
    return PARTS > 1;
  }

  /** This build's share, in the order of the cases; all of them where they are fewer than parts. */
  public static <T> List<T> of(List<T> cases, Class<?> test) {
    tell(test);
    return of(cases, PARTS, SEED);
  }

  private static void tell(Class<?> test) {
    if (TOLD.add(test)) {
      System.out.println(test.getSimpleName() + ": -Dajws.share.seed=" + SEED);
    }
  }

  /**
   * What this build's share has of the ways in which one thing is looked at: each build sees all
   * things, and all ways of some; seeds that follow each other see all ways of all.
   */
  public static <T> List<T> inTurn(List<T> ways, String thing, Class<?> test) {
    tell(test);
    return inTurn(ways, thing, PARTS, SEED);
  }

  static <T> List<T> inTurn(List<T> ways, String thing, int parts, long seed) {
    if (parts <= 1 || ways.size() < parts) {
      return ways;
    }
    int first = new Random(thing.hashCode()).nextInt(parts);
    List<T> share = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      if ((first + i) % parts == Math.floorMod(seed, parts)) {
        share.add(ways.get(i));
      }
    }
    return share;
  }

  static <T> List<T> of(List<T> cases, int parts, long seed) {
    if (parts <= 1 || cases.size() < parts) {
      return cases;
    }
    // Cases that stand beside each other are alike: each part has some of all kinds.
    List<Integer> mixed = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      mixed.add(i);
    }
    Collections.shuffle(mixed, new Random(0));
    List<T> share = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      if (mixed.get(i) % parts == Math.floorMod(seed, parts)) {
        share.add(cases.get(i));
      }
    }
    return share;
  }
}
