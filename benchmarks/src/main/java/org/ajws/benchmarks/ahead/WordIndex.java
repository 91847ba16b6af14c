package org.ajws.benchmarks.ahead;

import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * Counts the words of files in a hash table of lists (the thesis' {@code cindex}): a share of the
 * words is common, the others are nearly all different.
 */
public final class WordIndex implements Workload {
  private static final int WORDS = 200;

  /** A word of the table. */
  static final class Entry {
    final int from;
    final int to;
    final int hash;
    final Entry next;
    int count;

    Entry(int from, int to, int hash, Entry next) {
      this.from = from;
      this.to = to;
      this.hash = hash;
      this.next = next;
      this.count = 1;
    }
  }

  private final char[] text;
  private final int[] start;
  private final Entry[] table;

  /**
   * Files.
   *
   * @param files how many
   * @param percent how many of the words are among a hundred common ones
   */
  public WordIndex(int files, int percent) {
    Random random = new Random(7);
    StringBuilder all = new StringBuilder();
    start = new int[files + 1];
    for (int f = 0; f < files; f++) {
      start[f] = all.length();
      for (int w = 0; w < WORDS; w++) {
        boolean common = random.nextInt(100) < percent;
        all.append(common ? "common" + random.nextInt(100) : "word" + random.nextInt(10_000_000));
        all.append(' ');
      }
    }
    start[files] = all.length();
    text = all.toString().toCharArray();
    table = new Entry[Integer.highestOneBit(8 * files * WORDS)];
  }

  @Override
  public void prepare() {
    Arrays.fill(table, null);
  }

  @Override
  public void run() {
    int files = start.length - 1;
    for (@ParallelFor(speculative = true) int f = 0; f < files; f++) {
      count(start[f], start[f + 1]);
    }
  }

  private void count(int begin, int end) {
    int p = begin;
    while (p < end) {
      int hash = 0;
      int from = p;
      while (p < end && text[p] != ' ') {
        hash = hash * 31 + text[p];
        p++;
      }
      add(from, p, hash);
      p++;
    }
  }

  private void add(int from, int to, int hash) {
    int slot = (hash ^ hash >>> 15) & table.length - 1;
    Entry first = table[slot];
    Entry e = first;
    while (e != null && !same(e, from, to, hash)) {
      e = e.next;
    }
    if (e != null) {
      e.count++;
    } else {
      table[slot] = new Entry(from, to, hash, first);
    }
  }

  private boolean same(Entry e, int from, int to, int hash) {
    if (e.hash != hash || e.to - e.from != to - from) {
      return false;
    }
    for (int k = 0; k < to - from; k++) {
      if (text[from + k] != text[e.from + k]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long digest() {
    long digest = 0;
    for (Entry first : table) {
      for (Entry e = first; e != null; e = e.next) {
        digest = Digests.add(Digests.add(digest, e.from), e.count);
      }
    }
    return digest;
  }
}
