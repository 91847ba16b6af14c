package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What tasks do to parts of a tree, and to arrays, lists and maps; by names in many forms. */
final class SharingTasks {
  /**
   * So deep below a node is looked at; where two tasks meet, they meet near to where one begins.
   */
  private static final int DEPTH = 3;

  /** A node of the tree, by the steps that lead to it. */
  record Way(String root, List<String> steps) {
    private Way then(String step) {
      List<String> longer = new ArrayList<>(steps);
      longer.add(step);
      return new Way(root, longer);
    }

    private String text() {
      return root + String.join("", steps);
    }

    private boolean endsWith(String step) {
      return !steps.isEmpty() && steps.get(steps.size() - 1).equals(step);
    }

    private Way holder() {
      return new Way(root, steps.subList(0, steps.size() - 1));
    }
  }

  /** A recursion, or a loop, that goes down, and the links by which it does. */
  private record Down(String method, boolean writes, List<String> links) {}

  private static final List<String> LINKS = List.of(".left", ".right", ".next");
  private static final List<String> PARTS =
      List.of(
          ".left",
          ".right",
          ".next",
          ".kids[0]",
          ".kids[1]",
          ".kids[2]",
          ".sons.get(0)",
          ".sons.get(1)",
          ".sons.get(2)");
  private static final List<String> KIDS = List.of(".kids[0]", ".kids[1]", ".kids[2]");
  private static final List<String> SONS = List.of(".sons.get(0)", ".sons.get(1)", ".sons.get(2)");

  private static final List<Down> DOWN =
      List.of(
          new Down("tree", true, List.of(".left", ".right")),
          new Down("getters", true, List.of(".left")),
          new Down("chain", true, List.of(".next")),
          new Down("chainWhile", true, List.of(".next")),
          new Down("kids", true, KIDS),
          new Down("sons", true, SONS),
          new Down("sonsByIndex", true, SONS),
          new Down("sonsByFunction", true, SONS),
          new Down("even", true, List.of()),
          new Down("chosen", true, List.of(".left", ".right")),
          new Down("sum", false, List.of(".left", ".right")));

  /** What a task does: its statement, and the places that it writes and reads. */
  static final class Task {
    private String text;
    private boolean isRun;
    private boolean isLoop;
    private final Set<String> written = new HashSet<>();
    private final Set<String> read = new HashSet<>();

    /** Where recursion may write as far as its links tell, but does not. */
    private final Set<String> mayToo = new HashSet<>();

    String text() {
      return text;
    }

    /** Whether it writes a run of slots. */
    boolean isRun() {
      return isRun;
    }

    /** Whether it follows links in a loop. */
    boolean isLoop() {
      return isLoop;
    }

    /** Also what it may do as far as links tell. */
    void widen() {
      written.addAll(mayToo);
    }

    boolean writes() {
      return !written.isEmpty();
    }

    boolean meets(Task other) {
      return written.stream().anyMatch(p -> other.written.contains(p) || other.read.contains(p))
          || read.stream().anyMatch(other.written::contains);
    }
  }

  private final Dice dice;
  private final StringBuilder before = new StringBuilder();
  private int names;

  SharingTasks(Dice dice) {
    this.dice = dice;
  }

  /** The statements that have to stand before the tasks. */
  String before() {
    return before.toString();
  }

  /** What a task does to slots and elements that are known by numbers and keys. */
  Task flat() {
    Task task = new Task();
    int k = dice.below(4);
    switch (dice.below(10)) {
      case 0 -> flat(task, "a" + k, "a[" + k + "]++;");
      case 1 -> flat(task, "a" + k, local("int[]", "a") + "[" + k + "] = n;");
      case 2 -> {
        int to = k + dice.below(3);
        task.text = "Arrays.fill(a, %d, %d, 3);".formatted(k, to + 1);
        task.isRun = true;
        for (int n = k; n <= to; n++) {
          task.written.add("a" + n);
        }
      }
      case 3 -> flat(task, "cells" + k, "cells[" + k + "].v++;");
      case 4 -> flat(task, "cells" + k, "same(cells[" + k + "]).v = n;");
      case 5 -> flat(task, "ints" + k, "ints.set(" + k + ", n);");
      case 6 -> {
        int from = dice.below(k + 1);
        String view = "ints.subList(%d, 9)".formatted(from);
        flat(task, "ints" + k, "%s.set(%d, 3);".formatted(view, k - from));
      }
      case 7 -> flat(task, "nodes" + k, "nodes.get(" + k + ").v++;");
      case 8 -> flat(task, "named" + k, "named.get(\"k" + k + "\").v++;");
      default -> {
        String view = local("List<Node>", "nodes.subList(1, 9)");
        flat(task, "nodes" + (k + 1), view + ".get(" + k + ").up();");
      }
    }
    return task;
  }

  private static void flat(Task task, String place, String text) {
    task.text = text;
    task.written.add(place);
  }

  Way way(Way from, int steps) {
    Way way = from;
    for (int n = 0; n < steps; n++) {
      way = way.then(dice.oneIn(2) ? dice.of(LINKS) : dice.of(PARTS));
    }
    return way;
  }

  /** The same node, one near to it, or any. */
  Way beside(Way way) {
    return switch (dice.below(6)) {
      case 0, 1 -> way;
      case 2 -> way(way, 1);
      case 3 -> way.steps().isEmpty() ? way(way, 1) : way.holder();
      case 4 -> way.steps().isEmpty() ? way(way, 2) : way.holder().then(dice.of(PARTS));
      default -> way(new Way("t", List.of()), dice.below(3));
    };
  }

  Task task(Way way) {
    Task task = new Task();
    if (dice.oneIn(3)) {
      Down down = dice.of(DOWN);
      task.text = down.method() + "(" + named(way) + ");";
      below(way, down, 0, down.writes() ? task.written : task.read);
      task.isLoop = down.method().startsWith("chain");
      if (down.method().equals("chosen")) {
        below(way, down, 0, task.read, ".w");
      }
      if (down.method().equals("even")) {
        below(way, new Down("", true, List.of(".left", ".right")), 0, task.mayToo);
      }
      return task;
    }
    switch (dice.below(13)) {
      case 0 -> write(task, way, ".v", "%s.v++;");
      case 1 -> write(task, way, ".v", "%s.v = 3;");
      case 2 -> write(task, way, ".v", "bump(%s);");
      case 3 -> write(task, way, ".v", "%s.up();");
      case 4 -> write(task, way, ".w", "%s.w = n;");
      case 5 -> {
        int slot = dice.below(2);
        write(task, way, ".data" + slot, "%s.data[" + slot + "]++;");
      }
      case 6 -> write(task, way, ".ints", "%s.ints.add(1);");
      case 7 -> {
        String own = local("int[]", "{0}");
        task.text = own + "[0] = " + named(way) + ".v;";
        task.written.add(own);
        task.read.add(way.text() + ".v");
      }
      case 8 -> {
        Way other = way(new Way("u", List.of()), dice.below(2));
        task.text = "bumpAll(" + named(way) + ", " + named(other) + ");";
        task.written.add(way.text() + ".v");
        task.written.add(other.text() + ".v");
      }
      case 9 -> {
        Way other = way(new Way("u", List.of()), dice.below(2));
        String choice = dice.of("(b ? %s : %s).v++;", "either(b, %s, %s).v++;");
        task.text = choice.formatted(named(way), named(other));
        task.written.add(way.text() + ".v");
        task.written.add(other.text() + ".v");
      }
      case 10 -> write(task, way, ".v", "{ Runnable r = () -> %s.v++; r.run(); }");
      case 11 -> {
        task.text = "{ for (Node x : " + named(way) + ".kids) x.v++; }";
        KIDS.forEach(k -> task.written.add(way.text() + k + ".v"));
      }
      default -> {
        String loop =
            dice.of(
                "{ for (Node x : %s.sons) x.v++; }",
                "%s.sons.forEach(x -> x.v++);",
                "{ for (int i = 0; i < 3; i++) %s.sons.get(i).v++; }",
                "{ for (Iterator<Node> x = %s.sons.iterator(); x.hasNext();) x.next().v++; }");
        task.text = loop.formatted(named(way));
        SONS.forEach(s -> task.written.add(way.text() + s + ".v"));
      }
    }
    return task;
  }

  private void write(Task task, Way way, String place, String form) {
    task.text = form.formatted(named(way));
    task.written.add(way.text() + place);
  }

  private static void below(Way way, Down down, int depth, Set<String> places) {
    below(way, down, depth, places, ".v");
  }

  private static void below(Way way, Down down, int depth, Set<String> places, String field) {
    places.add(way.text() + field);
    boolean isEven = down.method().equals("even");
    if (isEven && depth < DEPTH) {
      below(way.then(".left").then(".right"), down, depth + 2, places, field);
    }
    for (String link : depth < DEPTH ? down.links() : List.<String>of()) {
      below(way.then(link), down, depth + 1, places, field);
    }
  }

  /** A node in one of several forms, some of which need a statement before the finish. */
  private String named(Way way) {
    String text = way.text();
    switch (dice.below(14)) {
      case 0 -> {
        return local("Node", text);
      }
      case 1 -> {
        if (!way.steps().isEmpty()) {
          String holder = local("Node", way.holder().text());
          return holder + way.steps().get(way.steps().size() - 1);
        }
      }
      case 2 -> {
        return "same(" + text + ")";
      }
      case 3 -> {
        return text + ".self()";
      }
      case 4 -> {
        if (way.endsWith(".left")) {
          return dice.oneIn(2)
              ? way.holder().text() + ".left()"
              : "left(" + way.holder().text() + ")";
        }
      }
      case 5 -> {
        if (way.endsWith(".kids[1]")) {
          return local("Node[]", way.holder().text() + ".kids") + "[1]";
        }
      }
      case 6 -> {
        if (way.endsWith(".sons.get(1)")) {
          String view = way.holder().text() + ".sons.subList(1, 3)";
          return (dice.oneIn(2) ? local("List<Node>", view) : view) + ".get(0)";
        }
      }
      case 7 -> {
        if (way.endsWith(".sons.get(2)")) {
          return local("List<Node>", "new ArrayList<>(" + way.holder().text() + ".sons)")
              + ".get(2)";
        }
      }
      case 8 -> {
        return "new Pair(" + text + ", u.left).first()";
      }
      case 9 -> {
        return "Optional.of(" + text + ").get()";
      }
      case 10 -> {
        return local("Supplier<Node>", "() -> " + text) + ".get()";
      }
      case 11 -> {
        if (before.indexOf("h.held") < 0) {
          before.append("h.held = ").append(text).append("; ");
          return "h.held";
        }
      }
      default -> {}
    }
    return text;
  }

  private String local(String type, String value) {
    String name = "x" + names++;
    before.append("%s %s = %s; ".formatted(type, name, value));
    return name;
  }
}
