package org.ajws.runtime.speculation;

/**
 * Whether a loop is faster with speculation than in order, and so whether to speculate: the time
 * that trips took, all workers together, against what the same trips take plainly, as some chunks
 * tell that are run plainly for that. A loop that does not gain is run in order for some times as
 * long as finding out took, twice as many each time.
 *
 * <p>To be wrong in turning off costs far more than to try a little longer, so a single
 * interruption (a collection, a compilation, a processor that is taken away) must not decide: the
 * evidence is several periods in a row, each longer than those, and none in which the loop is still
 * becoming faster.
 *
 * <p>{@code now} is what the loop's executions have taken so far ({@link SpeculationSite#spent}).
 */
class Gain {
  /**
   * How long speculation runs in company before anything is measured, in nanoseconds: the tracked
   * body is compiled by then, or waits for its compiler. Interpreted it never gains, and a loop
   * that is off hardly runs it. Alone, chunks run plainly, which brings it no nearer.
   */
  private static final long WARM_UP = 100_000_000;

  /** How long is measured for one judgement, in nanoseconds: more than a slice of a processor. */
  static final long PERIOD = 8_000_000;

  /**
   * Chunks to be measured for one judgement, or else so many periods: loops may have few long ones.
   */
  private static final int CHUNKS = 64;

  private static final int PERIODS_OF_FEW = 4;

  /**
   * In order for so many times as long as was measured, at first: not long, since the first
   * judgement is of a body that may still wait for its compiler.
   */
  static final int REST = 2;

  /** And at last, however much it loses. */
  private static final int MOST_REST = 5120;

  /** Of the time that a loop takes, what is lost by trials is at most about so much at last. */
  private static final double PRICE = 0.01;

  /**
   * What a trial loses is counted from this part of the plain time on: where it takes as long as
   * the plain loop, it has kept other workers busy for nothing.
   */
  private static final double FREE = 0.8;

  /** Not worth it if the time is more than this part of the plain time. */
  private static final double WORTH = 0.95;

  /** Still becoming faster if the time is less than this part of what it was the period before. */
  private static final double FASTER = 0.9;

  /**
   * A period in which others did less than this part of the trips was spent almost alone: that it
   * did not gain tells of them, not of the loop.
   */
  private static final double COMPANY = 0.125;

  /** Judgements in a row against it. */
  static final int STRIKES = 4;

  /** Of these, how many are left to a loop that is tried again. */
  static final int STRIKES_OF_TRIAL = 2;

  /**
   * So many periods are looked at together, too: a loop whose periods gain and lose by turns never
   * has enough strikes in a row.
   */
  static final int TURNS = 32;

  /**
   * And of these, so large a part must lose: a few that were interrupted for long do not decide.
   */
  private static final double MANY = 0.4;

  /**
   * Which of two executions in a row that are run in order as a sample is to come. Of executions at
   * the same time one may be taken for the other one; that makes the sample worse, nothing else.
   */
  private enum Sample {
    NONE,
    FIRST,
    SECOND
  }

  // All guarded by this.
  private final PlainTimes plain = new PlainTimes();
  private long warmUp;
  private long nanos;
  private double expected; // what the same trips take plainly
  private double trips;
  private double shared; // of these, those that ran while others took part
  private long chunks;
  private double before = Double.MAX_VALUE; // the ratio of the period before
  private int strikes;
  private long against; // what the periods against it took
  private long inCompany; // and those of them in which others took part
  private int periods; // since it is on
  private double weight; // of about the last ones, the older the less,
  private double losing; // of those of them that lost,
  private double allNanos; // and what they took
  private double allExpected;
  private int rest = REST;
  private double lastTrial; // the ratio of the last one in company; 0: none
  private long offUntil;
  private boolean off;
  private Sample sample = Sample.NONE;

  Gain() {
    this(WARM_UP);
  }

  /**
   * @param warmUp how long nothing is measured, in nanoseconds
   */
  Gain(long warmUp) {
    this.warmUp = warmUp;
  }

  /** Whether a chunk that is the oldest when it begins is run plainly; then it needs no log. */
  boolean runsOldestPlainly() {
    return true;
  }

  /** Whether to speculate at the time {@code now}. */
  synchronized boolean isOn(long now) {
    if (off && now - offUntil >= 0) {
      off = false;
      strikes = STRIKES - STRIKES_OF_TRIAL;
      against = 0;
      inCompany = 0;
      before = Double.MAX_VALUE;
      periods = 0;
      weight = 0;
      losing = 0;
      allNanos = 0;
      allExpected = 0;
      begin();
    }
    return !off;
  }

  private void begin() {
    nanos = 0;
    expected = 0;
    trips = 0;
    shared = 0;
    chunks = 0;
  }

  /** Whether {@code trips} in order would take until speculation is to be tried again. */
  synchronized boolean staysOffFor(long trips, long now) {
    double perTrip = plain.perTrip(trips);
    return off && perTrip != 0 && now + trips * perTrip < offUntil;
  }

  /**
   * Whether an execution is to be run in order, to know what it takes: a chunk that runs beside
   * others may wait for memory that they share, and then speculation would seem to gain. So would
   * it by an execution right behind one that has left half of its data in the cache of another
   * processor: two in a row are run in order, and the first one of them does not count unless it is
   * long. One that throws or is left early is not told of ({@link #inOrder}), so the second is
   * asked for once only. Asked once for each; more often at first, while the compiler still makes
   * the body faster.
   *
   * @param all how many trips it has
   */
  synchronized boolean isSample(long all) {
    boolean planned = plain.isSample(all);
    if (sample == Sample.SECOND) {
      sample = Sample.NONE;
      return true;
    }
    if (planned) {
      sample = Sample.FIRST;
    }
    return planned;
  }

  /** An execution took so long in order, with nothing of the loop beside it. */
  synchronized void inOrder(long all, long time) {
    boolean first = sample == Sample.FIRST && time < PERIOD;
    sample = first ? Sample.SECOND : Sample.NONE;
    if (!first) {
      plain.inOrder(all, time);
    }
  }

  /** A part of an execution of so many trips took so long plainly, beside others. */
  synchronized void beside(long all, double part, long time) {
    plain.beside(all, part, time);
  }

  /** A part of an execution of so many trips took so long plainly. */
  synchronized void plain(long all, double part, long time) {
    plain.add(all, part, time);
  }

  /**
   * A part of an execution committed within a time, with speculation.
   *
   * @param all how many trips the execution has
   * @param part how many of these have committed
   * @param shared how many of those ran while others took part
   * @param chunks in how many chunks
   * @param time within which
   */
  synchronized void speculated(
      long all, double part, double shared, long chunks, long time, long now) {
    if (warmUp > 0 && shared >= COMPANY * part) {
      warmUp -= (long) (time * (shared / part));
      return;
    }
    double perTrip = plain.perTrip(all);
    if (perTrip == 0) {
      return; // nothing to compare with
    }
    expected += perTrip * part;
    trips += part;
    this.shared += shared;
    this.chunks += chunks;
    nanos += time;
    boolean enough = this.chunks >= CHUNKS || nanos >= PERIODS_OF_FEW * PERIOD;
    if (!off && nanos >= PERIOD && enough) {
      judge(nanos / expected, now);
      begin();
    }
  }

  /** A period took {@code ratio} times what it takes plainly. */
  private void judge(double ratio, long now) {
    boolean faster = ratio < FASTER * before; // so it is of the first one, which says little
    before = ratio;
    boolean alone = shared < COMPANY * trips;
    if (!alone && (ratio <= WORTH || !faster)) {
      remember(ratio > WORTH);
    }
    if (ratio <= WORTH) {
      strikes = 0;
      against = 0;
      inCompany = 0;
      if (periods >= STRIKES && allNanos <= WORTH * allExpected) {
        rest = REST;
      }
    } else {
      against += nanos;
      if (!alone) {
        inCompany += nanos;
      }
      if (!faster) {
        strikes++;
      }
    }
    if (Speculation.always) {
      return;
    }
    if (strikes >= STRIKES && 2 * inCompany < against) {
      restAlone(now);
    } else if (strikes >= STRIKES) {
      turnOff(against, ratio, now);
    } else if (losesByTurns()) {
      turnOff((long) allNanos, allNanos / allExpected, now);
    }
  }

  private boolean losesByTurns() {
    return periods >= TURNS && losing >= MANY * weight && allNanos > WORTH * allExpected;
  }

  /**
   * The other workers had no processor, or other work. In order the loop takes a few hundredths
   * less than alone; that they do not come another time is not to be expected, so the rest is a
   * short one, and the next one no longer for it.
   */
  private void restAlone(long now) {
    off = true;
    offUntil = now + REST * against;
  }

  private void turnOff(long trial, double ratio, long now) {
    if (ratio < FASTER * lastTrial) {
      rest = REST; // its code was compiled meanwhile, and may be still
    }
    lastTrial = ratio;
    off = true;
    offUntil = now + rest * trial;
    rest = Math.min(2 * rest, longestRest(ratio));
  }

  /** Adds the period to those before it, the older the less. */
  private void remember(boolean lost) {
    double old = 1 - 1.0 / TURNS;
    periods++;
    weight = old * weight + 1;
    losing = old * losing + (lost ? 1 : 0);
    allNanos = old * allNanos + nanos;
    allExpected = old * allExpected + expected;
  }

  /**
   * A loop that loses little is tried more often: a judgement that was wrong, since its code was
   * not compiled yet or other programs had the processors, costs more than trials do.
   */
  private static int longestRest(double ratio) {
    return (int) Math.max(REST, Math.min((ratio - FREE) / PRICE, MOST_REST));
  }

  // ---- between runs

  /** A number that {@link #rest} may have given, or 0. */
  static int checkedRest(int rest) {
    if (rest < 0 || rest > MOST_REST) {
      throw new IllegalArgumentException("rest " + rest);
    }
    return rest;
  }

  /** How many times as long as was measured the next rest is; 0 if it has gained lately. */
  synchronized int rest() {
    return rest == REST ? 0 : rest;
  }

  /** For how long it is still off, in nanoseconds. */
  synchronized long restLeft(long now) {
    return off ? Math.max(0, offUntil - now) : 0;
  }

  /** Goes on as an earlier run has ended, that had turned it off. */
  synchronized void resume(int rest, long restLeft, long now) {
    this.rest = Math.max(REST, rest);
    off = true;
    offUntil = now + restLeft;
  }
}
