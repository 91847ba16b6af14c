package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decides for each access whether it races with an earlier one, and what the location remembers.
 * Why that is enough is in docs/design/race-detection.md.
 *
 * <p>Used by one thread.
 */
final class Detector {
  /** Shorter runs are not worth a call. */
  private static final int SHORT = 24;

  final TaskOrder order = new TaskOrder();
  private final LockSets locks = order.locks;
  private final TokenRanges ranges = order.ranges;
  private final RaceListener listener;
  private final Places places = new Places();
  private final List<History> histories = new ArrayList<>();
  private final List<Integer> freeHistories = new ArrayList<>();
  private long races;

  Detector(RaceListener listener) {
    this.listener = listener;
  }

  /** A location is read: slot {@code i} of shadow {@code s}, which belongs to {@code where}. */
  void read(Object where, long[] s, int i, int site) {
    if (isNewRead(s[i])) {
      readSlow(where, s, i, site);
    }
  }

  /**
   * Whether a read of a location is to be looked at: the running task has not accessed it yet, and
   * no reader is known to stand for it ({@link TaskOrder#sharedBelow()}). Changes nothing.
   */
  boolean isNewRead(long word) {
    return isNewRead(order, ranges, word);
  }

  /** The same; who calls it often has both at hand as constants. */
  static boolean isNewRead(TaskOrder order, TokenRanges ranges, long word) {
    int t = order.token;
    int reader = Shadow.reader(word);
    return reader != t
        && Shadow.upper(word) != t
        && !(Shadow.writer(word) < order.sharedBelow && ranges.isKnownParallel(reader));
  }

  /** A location is written. */
  void write(Object where, long[] s, int i, int site) {
    if (!isKnown(s[i], true)) {
      writeSlow(where, s, i, site);
    }
  }

  /**
   * Whether nothing is to be done for slots one behind the other: the running task has checked them
   * since another one touched memory, so that it finds what it left. With locks a task's tokens
   * come back, but what it did under others in between takes the place of an access only if it
   * stands for it, and so for a repeated one.
   */
  boolean isRecent(long[] s, int last, int count, boolean write) {
    return Shadow.isRecent(s, last, count, order.moment(), write);
  }

  /**
   * Whether few slots have nothing to be done, as the checks of single ones say. Changes nothing,
   * and may be asked by any thread with any shadow.
   */
  boolean isShortAndKnown(long[] s, int last, int iterations, int stride, boolean write) {
    if (iterations >= SHORT) {
      return false;
    }
    int count = stride == 0 ? 1 : iterations;
    int first = last - stride * (count - 1);
    int slots = Shadow.slots(s);
    if (first < 0 || last < 0 || first >= slots || last >= slots) {
      return false;
    }
    long word = s[first];
    if (!isKnown(word, write)) {
      return false;
    }
    for (int k = 1, i = first + stride; k < count; k++, i += stride) {
      if (s[i] != word) { // most are equal, and what is decided of one word holds for all
        word = s[i];
        if (!isKnown(word, write)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether nothing is to be done for an access. */
  boolean isKnown(long word, boolean write) {
    return write ? word == (long) order.token << 32 : !isNewRead(word);
  }

  /**
   * A loop has accessed slots, in each iteration one.
   *
   * @param last the index of its last iteration
   * @param iterations how many there were, at least one
   * @param stride by how much the index grew in each
   */
  void range(
      Object where, long[] s, int last, int iterations, int stride, int site, boolean write) {
    if (stride == 1) {
      pairs(where, s, last, iterations, site, site, write);
    } else {
      int count = stride == 0 ? 1 : iterations;
      oneByOne(where, s, last - stride * (count - 1), count, stride, site, write);
    }
  }

  /**
   * Slots one behind the other are accessed, those with an even index at one place of the source
   * and those with an odd one at another.
   */
  void pairs(Object where, long[] s, int last, int count, int even, int odd, boolean write) {
    if (!isRecent(s, last, count, write)) {
      run(where, s, last + 1 - count, last + 1, even, odd, write);
      if (order.token >= 0) { // without one, nothing was noted
        Shadow.addRecent(s, last, count, order.moment(), write);
      }
    }
  }

  /**
   * Some slots one behind the other. What a check does follows from a location's word as long as
   * nothing is reported and no list is needed: equal words are decided once.
   */
  private void run(Object where, long[] s, int from, int to, int even, int odd, boolean write) {
    for (int i = from; i < to; ) {
      if (to - i < SHORT) {
        together(where, s, i, to, even, odd, write);
        return;
      }
      long word = s[i];
      if (!decides(where, s, i, (i & 1) == 0 ? even : odd, write)) {
        i++;
        continue;
      }
      long after = s[i++];
      int end = endOfRun(s, i, to, word);
      if (word != after && end > i) {
        Arrays.fill(s, i, end, after);
        if (write) {
          Shadow.setPlaces(s, i, end, even, odd);
        } else if (Shadow.reader(word) != Shadow.reader(after)) {
          noteReaders(s, i, end, even, odd);
        }
      }
      i = end;
    }
  }

  /** Some slots, each compared with the one before. */
  private void oneByOne(
      Object where, long[] s, int from, int count, int stride, int site, boolean write) {
    boolean decided = false;
    long before = 0;
    long after = 0;
    long placeBefore = Long.MIN_VALUE;
    int placeAfter = 0;
    int slots = Shadow.slots(s);
    for (int k = 0, i = from; k < count; k++, i += stride) {
      long word = s[i];
      if (!decided || word != before) {
        decided = decides(where, s, i, site, write);
        before = word;
        after = s[i];
      } else if (word != after) {
        s[i] = after;
        if (write) {
          Shadow.setPlace(s, slots, i, site);
        } else if (Shadow.reader(word) != Shadow.reader(after)) {
          int place = Shadow.place(s, slots, i);
          if (place != placeBefore) { // most are equal
            placeBefore = place;
            placeAfter = places.of(places.writer(place), site);
          }
          Shadow.setPlace(s, slots, i, placeAfter);
        }
      }
    }
  }

  /** A few slots one behind the other; those with equal words get their places together. */
  private void together(
      Object where, long[] s, int from, int to, int even, int odd, boolean write) {
    for (int i = from; i < to; ) {
      long word = s[i];
      boolean decided = decides(where, s, i, (i & 1) == 0 ? even : odd, write);
      int first = ++i;
      long after = s[first - 1];
      if (decided) {
        while (i < to && s[i] == word) {
          s[i++] = after;
        }
        if (first < i && word != after) {
          if (write) {
            Shadow.setPlaces(s, first, i, even, odd);
          } else if (Shadow.reader(word) != Shadow.reader(after)) {
            noteReaders(s, first, i, even, odd);
          }
        }
      }
    }
  }

  /** Checks a slot; gives whether another one with the same word would become the same. */
  private boolean decides(Object where, long[] s, int i, int site, boolean write) {
    long word = s[i];
    long before = races;
    if (write) {
      write(where, s, i, site);
    } else {
      read(where, s, i, site);
    }
    return races == before && !needsList(word) && !Shadow.isHistory(s[i]);
  }

  /** Where, from a slot on, another word begins than the one given. */
  private static int endOfRun(long[] s, int i, int to, long word) {
    if (i == to || s[i] != word) {
      return i;
    }
    int length = to - i - 1; // each with the one behind it, by a method that HotSpot vectorises
    int equal = Arrays.mismatch(s, i, to - 1, s, i + 1, to);
    return i + 1 + (equal < 0 ? length : equal);
  }

  /**
   * Whether the two words are not enough for what is to be known: it is a list already, or the task
   * holds locks. What runs without locks races with all that is parallel to it, whatever that held,
   * and takes the place of all that is not.
   */
  private boolean needsList(long word) {
    return Shadow.isHistory(word) || locks.current() != LockSet.EMPTY;
  }

  /**
   * Whether an access neither races nor needs a list, so that what it does follows from a
   * location's word. Changes nothing.
   */
  boolean isPlain(long word, boolean write) {
    int w = Shadow.writer(word);
    int r = Shadow.reader(word);
    if (needsList(word) || (w > 0 && order.isParallel(w))) {
      return false;
    }
    boolean besides = r != 0 && order.isParallel(r);
    return write
        ? !besides
        : locks.areNone(r) && !(besides && order.mayJoinAlone() && order.mayBeJoinedAlone(r));
  }

  /** Whether that holds for all of some slots. */
  boolean arePlain(long[] s, int from, int to, boolean write) {
    for (int i = from; i < to; i = endOfRun(s, i + 1, to, s[i])) {
      if (!isPlain(s[i], write)) {
        return false;
      }
    }
    return true;
  }

  void readSlow(Object where, long[] s, int i, int site) {
    int t = order.current();
    long word = s[i];
    int w = Shadow.writer(word);
    int r = Shadow.reader(word);
    if (needsList(word) || !locks.areNone(r)) {
      general(where, s, i, site, false);
      return;
    }
    if (w == t || r == t) {
      return;
    }
    if (w <= 0 || order.happensBeforeAll(w)) {
      readOnly(where, s, i, site, t, r);
      return;
    }
    if (order.isParallel(w)) {
      race(where, i, writerSite(s, i), true, w, site, false);
    }
    if (r == 0 || !order.isParallel(r)) {
      s[i] = Shadow.word(w, t);
      noteReader(s, i, site);
    } else if (order.mayJoinAlone() && order.mayBeJoinedAlone(r)) {
      general(where, s, i, site, false);
    }
  }

  /** What many tasks only read: each of them finds fast that it has read it before. */
  private void readOnly(Object where, long[] s, int i, int site, int t, int r) {
    if (r == 0 || !order.isParallel(r)) {
      s[i] = Shadow.ofLatest(t, t);
      noteReader(s, i, site);
    } else if (order.mayJoinAlone() && order.mayBeJoinedAlone(r)) {
      general(where, s, i, site, false);
    } else {
      s[i] = Shadow.ofLatest(t, r);
    }
  }

  void writeSlow(Object where, long[] s, int i, int site) {
    int t = order.current();
    long word = s[i];
    if (needsList(word)) {
      general(where, s, i, site, true);
      return;
    }
    int w = Shadow.writer(word);
    int r = Shadow.reader(word);
    if (w > 0 && w != t && order.isParallel(w)) {
      race(where, i, writerSite(s, i), true, w, site, true);
    }
    if (r != 0 && r != t && order.isParallel(r)) {
      race(where, i, readerSite(s, i), false, r, site, true);
    }
    s[i] = (long) t << 32;
    Shadow.setPlace(s, i, site);
  }

  private int writerSite(long[] s, int i) {
    return places.writer(Shadow.place(s, i));
  }

  private int readerSite(long[] s, int i) {
    return places.reader(Shadow.place(s, i));
  }

  private void noteReader(long[] s, int i, int site) {
    noteReader(s, Shadow.slots(s), i, site);
  }

  private void noteReader(long[] s, int slots, int i, int site) {
    int writer = places.writer(Shadow.place(s, slots, i));
    Shadow.setPlace(s, slots, i, places.of(writer, site));
  }

  /** Of slots one behind the other, two at a time. */
  private void noteReaders(long[] s, int from, int to, int even, int odd) {
    int slots = Shadow.slots(s);
    int first = (from & 1) == 0 ? from : from + 1;
    int end = to & ~1;
    if (from < first) {
      noteReader(s, slots, from, odd);
    }
    if (end < to && end >= first) {
      noteReader(s, slots, end, even);
    }
    long before = 0;
    long after = both(before, even, odd);
    for (int k = slots + first / 2; k < slots + end / 2; k++) {
      if (s[k] != before) { // most are equal
        before = s[k];
        after = both(before, even, odd);
      }
      s[k] = after;
    }
  }

  private long both(long two, int even, int odd) {
    int upper = places.writer(Shadow.writer(two));
    int lower = places.writer(Shadow.reader(two));
    return Shadow.word(places.of(upper, odd), places.of(lower, even));
  }

  /** With locks, or with readers that may be joined one by one. */
  private void general(Object where, long[] s, int i, int site, boolean write) {
    int t = order.current();
    LockSet mine = locks.current();
    History h = open(s, i);
    boolean raced = false;
    boolean needed = true;
    for (int k = h.size; --k >= 0; ) {
      int other = h.tokens[k];
      boolean parallel = other != t && order.isParallel(other);
      LockSet theirs = locks.of(other);
      if (parallel && (write || h.writes[k])) {
        if (!theirs.excludes(mine)) {
          race(where, i, h.sites[k], h.writes[k], other, site, write);
          raced = true;
        } else if (listener.wantsConflicts()) {
          listener.conflict(
              where, i, h.sites[k], h.writes[k], order.task(other), site, write, order.task(t));
        }
      }
      // Does the earlier one stand for this one?
      boolean together = other == t || (parallel && !order.mayBeJoinedAlone(other));
      if (together && (h.writes[k] || !write) && theirs.isWithin(mine)) {
        needed = false;
      } else if (!parallel && (write || !h.writes[k]) && mine.isWithin(theirs)) {
        h.remove(k);
      }
    }
    if (raced) {
      h.size = 0;
      needed = true;
    }
    if (needed) {
      h.add(t, site, write);
    }
    close(h, s, i, needed && !write);
  }

  /** What a location remembers, as a list. */
  private History open(long[] s, int i) {
    long word = s[i];
    if (Shadow.isHistory(word)) {
      return histories.get(Shadow.history(word));
    }
    History h = new History();
    if (Shadow.writer(word) > 0) {
      h.add(Shadow.writer(word), writerSite(s, i), true);
    }
    if (Shadow.reader(word) != 0) {
      h.add(Shadow.reader(word), readerSite(s, i), false);
    }
    return h;
  }

  /**
   * Puts it back into the two words if it fits. A writer and a reader fit only if the read was
   * last: {@link #read} takes the reader's word that nobody wrote behind it, but a write under
   * other locks leaves an earlier reader in.
   */
  private void close(History h, long[] s, int i, boolean readLast) {
    boolean was = Shadow.isHistory(s[i]);
    int writers = h.count(true);
    if (writers > 1 || h.size - writers > 1 || (h.size == 2 && !readLast)) {
      if (!was) {
        s[i] = Shadow.ofHistory(keep(h));
      }
      return;
    }
    if (was) {
      int number = Shadow.history(s[i]);
      histories.set(number, null);
      freeHistories.add(number);
    }
    long tokens = 0;
    int writer = 0;
    int reader = 0;
    for (int k = 0; k < h.size; k++) {
      tokens |= (long) h.tokens[k] << (h.writes[k] ? 32 : 0);
      writer = h.writes[k] ? h.sites[k] : writer;
      reader = h.writes[k] ? reader : h.sites[k];
    }
    s[i] = tokens;
    Shadow.setPlace(s, i, places.of(writer, reader));
  }

  private int keep(History h) {
    if (freeHistories.isEmpty()) {
      histories.add(h);
      return histories.size() - 1;
    }
    int number = freeHistories.remove(freeHistories.size() - 1);
    histories.set(number, h);
    return number;
  }

  private void race(
      Object where, int i, int first, boolean firstWrites, int other, int site, boolean write) {
    races++;
    listener.race(
        where, i, first, firstWrites, order.task(other), site, write, order.task(order.current()));
  }
}
