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
  final TaskOrder order = new TaskOrder();
  private final LockSets locks = order.locks;
  private final RaceListener listener;
  private final List<History> histories = new ArrayList<>();
  private final List<Integer> freeHistories = new ArrayList<>();
  private final RecentRanges recent = new RecentRanges(order);
  private long races;

  Detector(RaceListener listener) {
    this.listener = listener;
  }

  /** A location is read: slot {@code i} of shadow {@code s}, which belongs to {@code where}. */
  void read(Object where, long[] s, int i, int site) {
    long word = s[i];
    int t = order.token;
    if (Shadow.reader(word) != t && Shadow.upper(word) != t) {
      readSlow(where, s, i, site);
    }
  }

  /** A location is written. */
  void write(Object where, long[] s, int i, int site) {
    if (s[i] != (long) order.token << 32) {
      writeSlow(where, s, i, site);
    }
  }

  /** Whether a range is one that the running task has checked, so that nothing is to be done. */
  boolean isRecent(Object where, int last, int iterations, int stride, boolean write) {
    return stride == 1 && recent.has(where, last, iterations, write);
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
    int count = stride == 0 ? 1 : iterations;
    int from = last - stride * (count - 1);
    if (write) {
      writeAll(where, s, from, count, stride, site);
    } else {
      readAll(where, s, from, count, stride, site);
    }
    if (stride == 1) {
      recent.put(where, last, iterations, write);
    }
  }

  /**
   * Some slots are read one after the other. What a check does follows from a location's word as
   * long as nothing is reported and no locks are held: a run of equal words is decided once.
   */
  private void readAll(Object where, long[] s, int from, int count, int stride, int site) {
    if (stride != 1) {
      for (int k = 0, i = from; k < count; k++, i += stride) {
        read(where, s, i, site);
      }
      return;
    }
    for (int i = from, to = from + count; i < to; ) {
      long word = s[i];
      long racesBefore = races;
      read(where, s, i, site);
      long after = s[i++];
      if (isPlain(word, after) && races == racesBefore) {
        int end = endOfRun(s, i, to, word);
        if (word != after && end > i) {
          Arrays.fill(s, i, end, after);
          if (Shadow.reader(word) != Shadow.reader(after)) {
            int half = s.length >> 1;
            for (int k = i + half; k < end + half; k++) {
              s[k] = Shadow.word(Shadow.writer(s[k]), site);
            }
          }
        }
        i = end;
      }
    }
  }

  /** The same for slots that are written. */
  private void writeAll(Object where, long[] s, int from, int count, int stride, int site) {
    if (stride != 1) {
      for (int k = 0, i = from; k < count; k++, i += stride) {
        write(where, s, i, site);
      }
      return;
    }
    for (int i = from, to = from + count; i < to; ) {
      long word = s[i];
      long racesBefore = races;
      write(where, s, i, site);
      long after = s[i++];
      if (isPlain(word, after) && races == racesBefore) {
        int end = endOfRun(s, i, to, word);
        if (word != after && end > i) {
          int half = s.length >> 1;
          Arrays.fill(s, i, end, after);
          Arrays.fill(s, i + half, end + half, (long) site << 32);
        }
        i = end;
      }
    }
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

  private boolean isPlain(long before, long after) {
    return !Shadow.isHistory(before) && !Shadow.isHistory(after) && !locks.used();
  }

  void readSlow(Object where, long[] s, int i, int site) {
    int t = order.current();
    long word = s[i];
    if (Shadow.isHistory(word) || locks.used()) {
      general(where, s, i, site, false);
      return;
    }
    int w = Shadow.writer(word);
    int r = Shadow.reader(word);
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
    if (Shadow.isHistory(word) || locks.used()) {
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
    s[i + (s.length >> 1)] = (long) site << 32;
  }

  private static int writerSite(long[] s, int i) {
    return Shadow.writer(s[i + (s.length >> 1)]);
  }

  private static int readerSite(long[] s, int i) {
    return Shadow.reader(s[i + (s.length >> 1)]);
  }

  private static void noteReader(long[] s, int i, int site) {
    int k = i + (s.length >> 1);
    s[k] = Shadow.word(Shadow.writer(s[k]), site);
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
    long sites = 0;
    for (int k = 0; k < h.size; k++) {
      int shift = h.writes[k] ? 32 : 0;
      tokens |= (long) h.tokens[k] << shift;
      sites |= (long) h.sites[k] << shift;
    }
    s[i] = tokens;
    s[i + (s.length >> 1)] = sites;
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
