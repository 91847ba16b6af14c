package org.ajws.processor.analysis.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.ajws.processor.Bound;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

class ReachedTreesTest {
  private static final int METHODS = 40;

  /** Some methods; {@code body} says what each does, with {@code %1$d} for its number. */
  private static BoundModule module(String body) {
    StringBuilder text = new StringBuilder("class Test { ");
    for (int i = 0; i < METHODS; i++) {
      text.append("static int m%1$d() { ".formatted(i));
      text.append(body.formatted(i, (i + 1) % METHODS, (i + 7) % METHODS)).append(" } ");
    }
    return Bound.of(text + "}").module();
  }

  private static List<TreePath> methods(BoundModule module) {
    List<TreePath> methods = new ArrayList<>();
    for (BoundFile file : module.files()) {
      ClassTree type = (ClassTree) file.unit().getTypeDecls().get(0);
      TreePath path = new TreePath(new TreePath(file.unit()), type);
      type.getMembers().stream()
          .filter(m -> m instanceof MethodTree t && !t.getName().contentEquals("<init>"))
          .forEach(m -> methods.add(new TreePath(path, m)));
    }
    return methods;
  }

  @Test
  void codeThatManyPiecesRunIsLookedAtOnce() {
    BoundModule module = module("return %1$d == 3 ? m%2$d() : m%3$d();");
    int[] looks = {0};
    CallGraph.Query query =
        new CallGraph(module)
            .query(
                m -> false,
                p -> {
                  looks[0]++;
                  return p.getLeaf() instanceof LiteralTree;
                });
    List<TreePath> methods = methods(module);
    List<TreePath> first = query.reached(methods.get(0));
    int once = looks[0];
    assertEquals(2 * METHODS, first.size(), "each has its number, and the one that is compared");
    for (TreePath method : methods) {
      assertSame(first, query.reached(method), "all run each other");
    }
    assertEquals(once, looks[0], "trees that were looked at");
  }

  /** Against a walk from each piece of its own. */
  @Test
  void randomGraphs() {
    List<TreePath> methods = methods(module("return %1$d;"));
    for (int seed = 1; seed <= 300; seed++) {
      Random random = new Random(seed);
      int edges = random.nextInt(2 * METHODS);
      Map<Tree, List<TreePath>> next = new IdentityHashMap<>();
      methods.forEach(m -> next.put(m.getLeaf(), new ArrayList<>()));
      for (int i = 0; i < edges; i++) {
        next.get(methods.get(random.nextInt(METHODS)).getLeaf())
            .add(methods.get(random.nextInt(METHODS)));
      }
      ReachedTrees reached = new ReachedTrees(p -> next.get(p.getLeaf()), List::of);
      List<TreePath> order = new ArrayList<>(methods);
      Collections.shuffle(order, random);
      for (TreePath method : order) {
        assertEquals(walked(method, next), trees(reached.of(method)), "seed " + seed);
      }
    }
  }

  private static Set<Tree> walked(TreePath from, Map<Tree, List<TreePath>> next) {
    Set<Tree> seen = trees(List.of(from));
    Deque<Tree> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (TreePath p : next.get(open.pop())) {
        if (seen.add(p.getLeaf())) {
          open.push(p.getLeaf());
        }
      }
    }
    return seen;
  }

  private static Set<Tree> trees(List<TreePath> paths) {
    Set<Tree> trees = Collections.newSetFromMap(new IdentityHashMap<>());
    paths.forEach(p -> trees.add(p.getLeaf()));
    assertEquals(paths.size(), trees.size(), "each once");
    return trees;
  }
}
