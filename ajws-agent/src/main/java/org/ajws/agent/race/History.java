package org.ajws.agent.race;

import java.util.Arrays;

/**
 * The accesses of one location of which none stands for another: parallel readers that may be
 * joined one by one, and accesses under different locks.
 */
final class History {
  int[] tokens = new int[4];
  int[] sites = new int[4];
  boolean[] writes = new boolean[4];
  int size;

  void add(int token, int site, boolean write) {
    if (size == tokens.length) {
      tokens = Arrays.copyOf(tokens, 2 * size);
      sites = Arrays.copyOf(sites, 2 * size);
      writes = Arrays.copyOf(writes, 2 * size);
    }
    tokens[size] = token;
    sites[size] = site;
    writes[size++] = write;
  }

  void remove(int i) {
    int last = --size;
    tokens[i] = tokens[last];
    sites[i] = sites[last];
    writes[i] = writes[last];
  }

  int count(boolean write) {
    int n = 0;
    for (int i = 0; i < size; i++) {
      n += writes[i] == write ? 1 : 0;
    }
    return n;
  }
}
