package org.ajws.agent.race;

import java.util.Arrays;

/**
 * Which tasks tokens stand for, for reports. A task is a number here, and its parts lie in arrays:
 * most of those that touch memory are never asked for.
 */
final class TaskLog {
  /** The number of the main task. */
  static final int MAIN = 0;

  private static final Task.Kind[] KINDS = Task.Kind.values();

  // Of tokens: which task is known for those from one on, up to the next one in the table.
  private int[] first = new int[64];
  private int[] taskOf = new int[64];
  private int size;

  // Of tasks.
  private byte[] kinds = new byte[64];
  private String[] sites = new String[64];
  private long[] indices = new long[64];
  private int[] parents = new int[64];
  private int tasks = 1;

  /** How many tasks are known. */
  int tasks() {
    return tasks;
  }

  /** Adds a task; gives its number, which is greater than its parent's. */
  int add(Task.Kind kind, String site, long index, int parent) {
    int n = tasks++;
    if (n == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * n);
      sites = Arrays.copyOf(sites, 2 * n);
      indices = Arrays.copyOf(indices, 2 * n);
      parents = Arrays.copyOf(parents, 2 * n);
    }
    kinds[n] = (byte) kind.ordinal();
    if (sites[n] != site) { // to store a reference costs more than to look at it
      sites[n] = site;
    }
    indices[n] = index;
    parents[n] = parent;
    return n;
  }

  /** A task got a token, which is greater than all before. */
  void give(int token, int task) {
    if (size > 0 && taskOf[size - 1] == task) {
      return;
    }
    if (size == first.length) {
      first = Arrays.copyOf(first, 2 * size);
      taskOf = Arrays.copyOf(taskOf, 2 * size);
    }
    first[size] = token;
    taskOf[size++] = task;
  }

  /**
   * For what is outside of a finish that has ended, its tasks are the one that waited for them.
   *
   * @param from the first token since its begin
   * @param owner who waited
   * @param before how many tasks were known at its begin
   */
  void collapse(int from, int owner, int before) {
    int n = size;
    while (n > 0 && first[n - 1] >= from) {
      n--;
    }
    if (n < size) {
      size = n;
      // What is known of those around the owner has smaller numbers than the owner.
      tasks = Math.max(before, owner + 1);
      give(from, owner);
    }
  }

  /** The task that a token stands for. */
  Task get(int token) {
    int at = Arrays.binarySearch(first, 0, size, token);
    at = at < 0 ? -at - 2 : at;
    return at < 0 ? Task.MAIN : task(taskOf[at]);
  }

  private Task task(int n) {
    return n == MAIN
        ? Task.MAIN
        : new Task(KINDS[kinds[n]], sites[n], indices[n], task(parents[n]));
  }
}
