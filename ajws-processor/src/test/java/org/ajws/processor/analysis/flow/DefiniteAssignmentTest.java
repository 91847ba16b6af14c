package org.ajws.processor.analysis.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.Bound;
import org.ajws.processor.program.ParallelLoop;
import org.junit.jupiter.api.Test;

/**
 * Random bodies: an iteration may read {@code k} before it has written it, by the analysis, if and
 * only if the compiler says that {@code k} might not have been initialised where it is declared at
 * the beginning of the same body.
 */
class DefiniteAssignmentTest {
  private static final int PROGRAMS = 200;
  private static final long SEED = Long.getLong("ajws.seed", 20261121L);

  @Test
  void agreesWithTheCompiler() {
    Random random = new Random(SEED);
    List<String> bodies = new ArrayList<>();
    for (int i = 0; i < PROGRAMS; i++) {
      bodies.add(new Bodies(random).block(4));
    }
    TreeSet<Integer> compiler = compilersView(bodies);
    TreeSet<Integer> ours = analysis(bodies);
    TreeSet<Integer> different = new TreeSet<>(compiler);
    different.removeAll(ours);
    TreeSet<Integer> more = new TreeSet<>(ours);
    more.removeAll(compiler);
    different.addAll(more);
    if (!different.isEmpty()) {
      int first = different.first();
      assertEquals(
          compiler.contains(first),
          ours.contains(first),
          "seed " + SEED + ": " + different.size() + " differ, the first is " + bodies.get(first));
    }
    assertTrue(compiler.size() > PROGRAMS / 10, "seed " + SEED + " has bodies that read first");
    assertTrue(compiler.size() < PROGRAMS * 9 / 10, "seed " + SEED + " has bodies that do not");
  }

  private static String program(List<String> bodies, String before, String first) {
    StringBuilder s = new StringBuilder("import org.ajws.ParallelFor;\nclass Test {\n");
    s.append("static boolean c() { return true; }\nstatic void use(int i) {}\n");
    for (int i = 0; i < bodies.size(); i++) {
      s.append("static void m%d(int n) { %s ".formatted(i, before));
      s.append(
          "for (@ParallelFor int i = 0; i < n; i++) { %s %s } }\n".formatted(first, bodies.get(i)));
    }
    return s.append("}\n").toString();
  }

  /** The bodies in which the compiler finds a variable without a value. */
  private static TreeSet<Integer> compilersView(List<String> bodies) {
    String text = program(bodies, "", "int k;");
    TreeSet<Integer> found = new TreeSet<>();
    Bound.of(text)
        .result()
        .errors()
        .forEach(
            e -> {
              assertTrue(e.message().contains("might not have been initialized"), e.message());
              String line = text.substring(text.lastIndexOf('\n', e.offset()) + 1, e.offset());
              found.add(Integer.parseInt(line.replaceAll("(?s)static void m(\\d+).*", "$1")));
            });
    return found;
  }

  /** The bodies in which the analysis finds a read before a write. */
  private static TreeSet<Integer> analysis(List<String> bodies) {
    Bound bound = Bound.of(program(bodies, "int k = 0;", ""));
    assertEquals(List.of(), bound.result().errors());
    TreeSet<Integer> found = new TreeSet<>();
    LocalVariables variables = new LocalVariables(bound.module());
    for (ParallelLoop loop : bound.loops()) {
      LocalVariables.Index index = variables.of(loop.file().unit());
      Regions regions =
          new Regions() {
            @Override
            public boolean loses(Tree statement) {
              return statement == loop.path().getLeaf();
            }

            @Override
            public DefiniteAssignment.State atStart(
                Tree statement, DefiniteAssignment.State state) {
              return statement == loop.body() ? DefiniteAssignment.State.STALE : state;
            }
          };
      VariableElement k = variable(loop, index);
      if (k != null && !DefiniteAssignment.staleReads(index, k, false, regions).isEmpty()) {
        MethodTree method = (MethodTree) loop.path().getParentPath().getParentPath().getLeaf();
        found.add(Integer.parseInt(method.getName().toString().substring(1)));
      }
    }
    return found;
  }

  private static VariableElement variable(ParallelLoop loop, LocalVariables.Index index) {
    VariableElement[] found = new VariableElement[1];
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (tree.getName().contentEquals("k")) {
          found[0] = index.variable(tree);
        }
        return null;
      }
    }.scan(loop.body(), null);
    return found[0];
  }

  /** Random statements about {@code k}; a jump is always the last of its block and conditional. */
  private static final class Bodies {
    private final Random random;
    private int names;

    /** Labels of enclosing loops, and whether an unlabelled jump has a target. */
    private final List<String> loops = new ArrayList<>();

    private int breakable;
    private int finallies;

    Bodies(Random random) {
      this.random = random;
    }

    String block(int depth) {
      StringBuilder s = new StringBuilder("{ ");
      int count = 1 + random.nextInt(3);
      for (int i = 0; i < count; i++) {
        s.append(statement(depth)).append(' ');
      }
      return s.append('}').toString();
    }

    private String condition(int depth) {
      return switch (random.nextInt(depth > 0 ? 9 : 4)) {
        case 0 -> "(k = i) > 0";
        case 1 -> "k > 3";
        case 2, 3 -> "c()";
        case 4 -> "!(" + condition(depth - 1) + ")";
        case 5 -> condition(depth - 1) + " && " + condition(depth - 1);
        case 6 -> "(" + condition(depth - 1) + " || " + condition(depth - 1) + ")";
        case 7 ->
            "(%s ? %s : %s)"
                .formatted(condition(depth - 1), condition(depth - 1), condition(depth - 1));
        default -> "(" + (random.nextBoolean() ? "true" : "false") + " || c())";
      };
    }

    private String statement(int depth) {
      if (depth == 0) {
        return switch (random.nextInt(6)) {
          case 0 -> "use(k);";
          case 1 -> "k++;";
          case 2 -> "use(i + (c() ? i : (k = 3)));";
          default -> "k = i;";
        };
      }
      return switch (random.nextInt(14)) {
        case 0, 1 -> "if (%s) %s".formatted(condition(2), block(depth - 1));
        case 2, 3 ->
            "if (%s) %s else %s".formatted(condition(2), block(depth - 1), block(depth - 1));
        case 4 -> loop("while (" + condition(1) + ") ", depth, "");
        case 5 -> loop("while (true) ", depth, " if (c()) break;");
        case 6 -> loop("do ", depth, "") + " while (" + condition(1) + ");";
        case 7 ->
            loop(
                "for (int %1$s = 0; %2$s; %1$s++) ".formatted("j" + names++, condition(1)),
                depth,
                "");
        case 8 -> loop("for (int e%d : new int[2]) ".formatted(names++), depth, "");
        case 9 -> choice(depth);
        case 10 -> arrows(depth);
        case 11 -> attempt(depth);
        case 12 -> jump();
        default -> statement(0);
      };
    }

    private String loop(String head, int depth, String end) {
      boolean named = head.equals("do ") || random.nextBoolean();
      String label = "l" + names++;
      loops.add(label);
      breakable++;
      String body = block(depth - 1);
      breakable--;
      loops.remove(label);
      String whole = head + body.substring(0, body.length() - 1) + end + " }";
      return named && !head.equals("do ") ? label + ": " + whole : unlabelled(whole, label);
    }

    private static String unlabelled(String text, String label) {
      return text.replace("break " + label + ";", "break;")
          .replace("continue " + label + ";", "continue;");
    }

    private String choice(int depth) {
      breakable++;
      String s =
          "switch (i) { case 0: %s case 1: %s if (c()) break; %s }"
              .formatted(
                  block(depth - 1),
                  block(depth - 1),
                  random.nextBoolean() ? "default: " + block(depth - 1) : "");
      breakable--;
      return s;
    }

    private String arrows(int depth) {
      List<String> outer = List.copyOf(loops);
      loops.clear(); // a switch expression is left by yield alone
      int outerBreakable = breakable;
      breakable = 0;
      String s =
          "use(switch (i) { case 0 -> %s; case 1 -> { %s yield 3; } default -> { if (%s) yield k; k = 1; yield k; } });"
              .formatted(random.nextBoolean() ? "k = 2" : "5", block(depth - 1), condition(1));
      loops.addAll(outer);
      breakable = outerBreakable;
      return s;
    }

    private String attempt(int depth) {
      String body = block(depth - 1);
      return switch (random.nextInt(3)) {
        case 0 ->
            "try %s catch (RuntimeException x%d) %s".formatted(body, names++, block(depth - 1));
        case 1 -> "try %s finally %s".formatted(body, settled(depth));
        default ->
            "try %s catch (RuntimeException x%d) %s finally %s"
                .formatted(body, names++, block(depth - 1), settled(depth));
      };
    }

    /** A finally clause has no jumps out of it. */
    private String settled(int depth) {
      finallies++;
      List<String> outer = List.copyOf(loops);
      int outerBreakable = breakable;
      loops.clear();
      breakable = 0;
      String s = block(Math.min(1, depth - 1));
      loops.addAll(outer);
      breakable = outerBreakable;
      finallies--;
      return s;
    }

    private String jump() {
      String condition = condition(1);
      if (finallies == 0 && random.nextInt(4) == 0) {
        return "if (%s) throw new IllegalStateException();".formatted(condition);
      }
      if (loops.isEmpty()) {
        return "k = 4;";
      }
      String label = loops.get(random.nextInt(loops.size()));
      return "if (%s) %s %s;"
          .formatted(condition, random.nextBoolean() ? "break" : "continue", label);
    }
  }
}
