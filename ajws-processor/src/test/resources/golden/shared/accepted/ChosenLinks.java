import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** Recursion that goes on with one of several parts: which one, nobody knows. */
public class ChosenLinks {
  @AtomicSet("t")
  static class Tree {
    private final int key;
    private int count = 1;
    private Tree left, right;

    Tree(int key) {
      this.key = key;
    }

    void byBranches(int k) {
      Tree next;
      become:
      {
        count++;
        next = left;
        if (k > key) {
          next = right;
        }
        if (next == null) {
          left = new Tree(k);
        }
      }
      if (next != null) {
        next.byBranches(k);
      }
    }

    void bySwitch(int k) {
      Tree next;
      become:
      {
        count++;
        next =
            switch (k % 3) {
              case 0 -> left;
              case 1 -> right;
              default -> null;
            };
      }
      if (next != null) {
        next.bySwitch(k - 1);
      }
    }

    private Tree next(int k) {
      return k < key ? left : right;
    }

    void byCall(int k) {
      Tree next;
      become:
      {
        count++;
        next = next(k);
      }
      if (next != null) {
        next.byCall(k);
      }
    }

    void down(int k) {
      Tree next;
      become:
      {
        count++;
        next = k < key ? left : right;
      }
      if (next != null) {
        next.across(k);
      }
    }

    void across(int k) {
      Tree next;
      become:
      {
        count--;
        next = k < key ? right : left;
      }
      if (next != null) {
        next.down(k);
      }
    }

    int add(int k) {
      return count += k;
    }

    Tree left() {
      return left;
    }

    Tree right() {
      return right;
    }
  }

  static void walk(Tree tree, int k) {
    if (tree != null && tree.add(k) > 0) {
      walk(k > 3 ? tree.left() : tree.right(), k - 1);
    }
  }

  interface Part {
    void put(int k);
  }

  @AtomicSet("i")
  static class Inner implements Part {
    private int puts;
    private Part first, second;

    @Override
    public void put(int k) {
      Part next;
      become:
      {
        puts++;
        next = k > 0 ? first : second;
      }
      if (next != null) {
        next.put(k - 1);
      }
    }
  }

  @AtomicSet("l")
  static class Leaf implements Part {
    private int last;

    @Override
    public void put(int k) {
      last = k;
    }
  }

  public static void main(String[] args) {
    Tree tree = new Tree(50);
    Part part = args.length > 0 ? new Inner() : new Leaf();
    for (@ParallelFor int i = 0; i < 100; i++) {
      tree.byBranches(i);
      tree.bySwitch(i);
      tree.byCall(i);
      tree.down(i);
      walk(tree, i);
      part.put(i);
    }
    System.out.println(tree.add(0));
  }
}
