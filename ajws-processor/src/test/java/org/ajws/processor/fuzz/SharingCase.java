package org.ajws.processor.fuzz;

import java.util.List;

/**
 * A method with two tasks that come to parts of one tree, or to slots and elements, by names,
 * views, methods, recursion and loops, and whether they come to one place at one time: which places
 * each of them comes to is known by construction, since different ways lead to different objects.
 */
final class SharingCase {
  /** What all cases use. Each method does one thing, to what its name says. */
  static final String DECLARATIONS =
      """
      import java.util.*;
      import java.util.function.*;
      import org.ajws.*;
      class Cases {
        static class Node {
          int v, w;
          int[] data = new int[4];
          List<Integer> ints = new ArrayList<>();
          Node left, right, next;
          Node[] kids;
          List<Node> sons;
          Node left() { return left; }
          Node self() { return this; }
          void up() { v++; }
        }
        static class Holder { Node held; Node other; }
        record Pair(Node first, Node second) {}
        int n;
        final Object lock = new Object();
        int[] a = new int[9];
        Node[] cells;
        List<Integer> ints;
        List<Node> nodes;
        Map<String, Node> named;
        static Node same(Node x) { return x; }
        static Node left(Node x) { return x.left; }
        static Node either(boolean b, Node x, Node y) { return b ? x : y; }
        static void bump(Node x) { x.v++; }
        static void bumpAll(Node... all) { for (Node x : all) x.v++; }
        static void tree(Node x) { if (x == null) return; x.v++; tree(x.left); tree(x.right); }
        static void getters(Node x) { if (x == null) return; x.v++; getters(x.left()); }
        static void chain(Node x) { for (Node y = x; y != null; y = y.next) y.v++; }
        static void chainWhile(Node x) { while (x != null) { x.v++; x = x.next; } }
        static void kids(Node x) { x.v++; for (Node y : x.kids) kids(y); }
        static void sons(Node x) { x.v++; for (Node y : x.sons) sons(y); }
        static void sonsByIndex(Node x) { x.v++; for (int k = 0; k < x.sons.size(); k++) sonsByIndex(x.sons.get(k)); }
        static void sonsByFunction(Node x) { x.v++; x.sons.forEach(y -> sonsByFunction(y)); }
        static void even(Node x) { if (x == null) return; x.v++; odd(x.left); }
        static void odd(Node x) { if (x == null) return; even(x.right); }
        static void chosen(Node x) { if (x == null) return; x.v++; chosen(x.w > 3 ? x.left : x.right); }
        static int sum(Node x) { return x == null ? 0 : x.v + sum(x.left) + sum(x.right); }
      """;

  private final String text;
  private final boolean races;
  private final boolean mayRace;

  private SharingCase(Dice dice, String name) {
    SharingTasks tasks = new SharingTasks(dice);
    SharingTasks.Task one;
    SharingTasks.Task other;
    if (dice.oneIn(3)) {
      one = tasks.flat();
      other = tasks.flat();
    } else {
      SharingTasks.Way start =
          tasks.way(new SharingTasks.Way(dice.of("t", "t", "t", "u"), List.of()), dice.below(3));
      one = tasks.task(start);
      other = tasks.task(tasks.beside(start));
    }
    int locks = dice.below(12); // 0: both under one lock, 1 and 2: under two, 3: one of them
    String first = locks == 0 || locks > 0 && locks < 4 ? locked(one.text(), "lock") : one.text();
    String second =
        locks == 0
            ? locked(other.text(), "lock")
            : locks == 1 || locks == 2 ? locked(other.text(), "h") : other.text();
    int form = dice.below(9);
    String body =
        switch (form) {
          case 0 -> "finish: { async: %s %s }".formatted(first, second);
          case 1 -> "finish: { async: %s async: %s }".formatted(first, second);
          case 2 -> "finish: { if (n > 3) { async: %s } %s }".formatted(first, second);
          case 3 -> "finish: { async: %s } %s".formatted(first, second);
          case 4 -> "finish: { %s async: %s }".formatted(first, second);
          case 5 ->
              "finish: for (int k = 0; k < 2; k++) { if (k == 0) { async: %s } else if (k == 1) { async: %s } }"
                  .formatted(first, second);
          case 6 -> "for (@ParallelFor int p = 0; p < n; p++) { %s }".formatted(first);
          case 7 -> "finish: for (int p = 0; p < n; p++) { async: %s }".formatted(first);
          default ->
              "finish: { async: { int p = 3; %s } Runnable q = () -> { %s }; q.run(); }"
                  .formatted(first, second);
        };
    boolean isLoop = form == 6 || form == 7;
    boolean atOnce = form != 3 && form != 4 && locks != 0 && !(isLoop && locks < 4);
    boolean isSeen = // what is not told of asyncs in loops
        !(form == 5 && (one.isRun() || other.isRun())) && !(form == 7 && one.isLoop());
    races = atOnce && isSeen && one.meets(isLoop ? one : other);
    one.widen();
    other.widen();
    mayRace = atOnce && one.meets(isLoop ? one : other);
    text =
        "void %s(Node t, Node u, Holder h, boolean b) { %s%s }"
            .formatted(name, tasks.before(), body);
  }

  private static String locked(String text, String lock) {
    return "synchronized (%s) { %s }".formatted(lock, text);
  }

  static SharingCase of(Dice dice, String name) {
    return new SharingCase(dice, name);
  }

  /** The method, in one line. */
  String text() {
    return text;
  }

  /** Whether its tasks come to one place at one time. */
  boolean races() {
    return races;
  }

  /** Whether they may as far as is known of recursion: by which links it goes, in any order. */
  boolean mayRace() {
    return mayRace;
  }
}
