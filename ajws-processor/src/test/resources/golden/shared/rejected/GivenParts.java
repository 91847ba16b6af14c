import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.ajws.ParallelFor;

/** Parts of elements that were not made for them: given to several, or taken from elsewhere. */
class GivenParts {
  static class Grid {
    int total;
    int[] rows = new int[4];

    void bump() {
      total++;
    }
  }

  static class Cell {
    final Grid grid;
    Grid set;
    int[] slots;
    final List<Integer> list;
    Map<String, Integer> counts;
    final List<Grid> grids = new ArrayList<>();
    final Grid[] pair = new Grid[2];
    Random random;

    Cell(Grid grid, List<Integer> list) {
      this.grid = grid;
      this.list = list;
    }

    Grid getGrid() {
      return grid;
    }

    void step() {
      grid.total++;
    }

    void setSet(Grid g) {
      set = g;
    }
  }

  record Rec(Grid grid, int[] data) {}

  static Cell[] make(int n, Random random) {
    Grid one = new Grid();
    List<Integer> list = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    int[] slots = new int[3];
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell(one, list);
      cells[i].setSet(one);
      cells[i].slots = slots;
      cells[i].counts = counts;
      cells[i].grids.add(one);
      cells[i].pair[0] = one;
      cells[i].random = random;
    }
    return cells;
  }

  static List<Rec> records(int n) {
    Grid one = new Grid();
    int[] data = {1, 2};
    List<Rec> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      all.add(new Rec(one, data));
    }
    return all;
  }

  void field(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.grid.total++;
    }
  }

  void slot(Cell[] cells) {
    for (@ParallelFor int i = 0; i < cells.length; i++) {
      cells[i].grid.total++;
    }
  }

  void method(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.step();
    }
  }

  void getter(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.getGrid().bump();
    }
  }

  void setter(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.set.total++;
    }
  }

  void byIndex(List<Cell> all) {
    for (@ParallelFor int i = 0; i < all.size(); i++) {
      all.get(i).set.total = i;
    }
  }

  void values(Map<String, Cell> all) {
    for (@ParallelFor Cell c : all.values()) {
      c.grid.rows[0] = 1;
    }
  }

  void array(Cell[] cells) {
    for (@ParallelFor int i = 0; i < cells.length; i++) {
      cells[i].slots[0] = i;
    }
  }

  void list(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.list.add(1);
    }
  }

  void map(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.counts.merge("a", 1, Integer::sum);
    }
  }

  void parts(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.grids.get(0).total++;
    }
  }

  void eachPart(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      for (Grid g : c.grids) {
        g.total++;
      }
    }
  }

  void partSlot(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.pair[0].total++;
    }
  }

  void record(List<Rec> all) {
    for (@ParallelFor Rec r : all) {
      r.grid().total++;
      r.data()[0]++;
    }
  }

  void stream(List<Cell> all) {
    for (@ParallelFor Cell c : all.stream().filter(x -> x.slots != null).toList()) {
      c.grid.total++;
    }
  }

  void inStream(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      List.of(c).stream().map(Cell::getGrid).forEach(Grid::bump);
    }
  }

  void random(List<Cell> all) {
    for (@ParallelFor Cell c : all) {
      c.slots = new int[c.random.nextInt(4)];
    }
  }

  void asyncs(Cell a, Cell b) {
    finish:
    {
      async:
      a.step();
      async:
      b.step();
    }
  }

  static class Context {
    int count;
    List<Integer> seen = new ArrayList<>();
  }

  static class Tree {
    final Tree left;
    final Tree right;
    final Context context;

    Tree(int depth, Context context) {
      this.context = context;
      left = depth == 0 ? null : new Tree(depth - 1, context);
      right = depth == 0 ? null : new Tree(depth - 1, context);
    }

    void walk() {
      if (left == null) {
        context.count++;
        return;
      }
      finish:
      {
        async:
        left.walk();
        right.walk();
      }
    }
  }

  static void walk(Tree t) {
    if (t.left == null) {
      t.context.seen.add(1);
      return;
    }
    finish:
    {
      async:
      walk(t.left);
      async:
      walk(t.right);
    }
  }

  static Tree tree() {
    return new Tree(3, new Context());
  }
}
