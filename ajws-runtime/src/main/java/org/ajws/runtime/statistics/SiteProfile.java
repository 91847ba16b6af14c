package org.ajws.runtime.statistics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

/**
 * What earlier executions of a loop have taught: how long an iteration takes, and whether it starts
 * loops itself. Only a guess for the size of chunks and for whether help is worth its price; all
 * workers write it without synchronisation, and a lost update does no harm.
 */
public final class SiteProfile {
  private static final VarHandle NANOS;
  private static final VarHandle NESTS;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      NANOS = lookup.findVarHandle(SiteProfile.class, "nanos", double.class);
      NESTS = lookup.findVarHandle(SiteProfile.class, "nests", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** The longest chunk: that of an {@code int} loop has its length as an int. */
  public static final long LONGEST_CHUNK = 1L << 30;

  private static final double UNKNOWN = -1;

  private static final List<String> sites = new ArrayList<>(); // guarded by itself

  /** By the class of the body: the translator makes one per loop, and it dies with its loader. */
  private static final ClassValue<SiteProfile> profiles =
      new ClassValue<>() {
        @Override
        protected SiteProfile computeValue(Class<?> type) {
          return new SiteProfile();
        }
      };

  /** The loop's number in the statistics, or -1 before its first execution. */
  private volatile int id = -1;

  private double nanos = UNKNOWN;
  private boolean nests;

  public static SiteProfile of(String site, Object body) {
    SiteProfile profile = profiles.get(body.getClass());
    if (profile.id < 0) {
      profile.number(site);
    }
    return profile;
  }

  private void number(String site) {
    synchronized (sites) {
      if (id < 0) {
        sites.add(site);
        id = sites.size() - 1;
      }
    }
  }

  /** The names of all loops executed so far, by number. */
  static List<String> sites() {
    synchronized (sites) {
      return new ArrayList<>(sites);
    }
  }

  int id() {
    return id;
  }

  public void setNests() {
    if (!nests()) {
      NESTS.setOpaque(this, true);
    }
  }

  /** Whether iterations were seen to start loops of their own. */
  boolean nests() {
    return (boolean) NESTS.getOpaque(this);
  }

  /** Whether {@code count} iterations are expected to take less than {@code limit} nanoseconds. */
  public boolean takesLessThan(long limit, long count) {
    double perIteration = (double) NANOS.getOpaque(this);
    return perIteration != UNKNOWN && count >= 0 && perIteration * count < limit && !nests();
  }

  /** How many iterations are expected to take less than {@code limit} nanoseconds; 0: unknown. */
  public long within(long limit) {
    double perIteration = (double) NANOS.getOpaque(this);
    return perIteration == UNKNOWN || nests() ? 0 : chunk(limit, 1) - 1;
  }

  /** How many iterations take about {@code time} nanoseconds; 1 if that is not known. */
  public long chunk(long time, long unit) {
    double perIteration = (double) NANOS.getOpaque(this);
    if (perIteration == UNKNOWN || nests()) {
      return 1;
    }
    double length = time / (perIteration * unit + 1e-3);
    return length < 1 ? 1 : (long) Math.min(length, LONGEST_CHUNK);
  }

  public void record(long time, double iterations) {
    double now = time / iterations;
    double before = (double) NANOS.getOpaque(this);
    NANOS.setOpaque(this, before == UNKNOWN ? now : (before + now) / 2);
  }
}
