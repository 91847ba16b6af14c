package org.ajws.processor.analysis.flow;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Which trees of some kind each piece of code may run, itself or by what it runs next. Every piece
 * is looked at once, however many others run it: pieces that run each other, directly or not, have
 * the same trees, and are found together (Tarjan's strongly connected components).
 */
final class ReachedTrees {
  private final Function<TreePath, List<TreePath>> successors;
  private final Function<TreePath, List<TreePath>> own;
  private final Map<Tree, Piece> pieces = new IdentityHashMap<>();
  private final Map<BitSet, List<TreePath>> lists = new IdentityHashMap<>();
  private final List<TreePath> trees = new ArrayList<>();
  private final Map<Tree, Integer> numbers = new IdentityHashMap<>();
  private final Deque<Piece> open = new ArrayDeque<>();
  private final Deque<Piece> begun = new ArrayDeque<>();

  /** A piece of code, while it is looked at and then. */
  private static final class Piece {
    final int number;
    final List<TreePath> next;
    BitSet reached = new BitSet();
    int at;

    /** The piece begun first that this one is known to run. */
    int first;

    boolean isDone;

    Piece(int number, List<TreePath> next) {
      this.number = number;
      this.first = number;
      this.next = next;
    }
  }

  /**
   * Nothing is known yet.
   *
   * @param successors the pieces that a piece may run next
   * @param own the trees of the kind in a piece itself
   */
  ReachedTrees(
      Function<TreePath, List<TreePath>> successors, Function<TreePath, List<TreePath>> own) {
    this.successors = successors;
    this.own = own;
  }

  /** The trees that running a piece may run; the same list for pieces that run each other. */
  List<TreePath> of(TreePath code) {
    if (!pieces.containsKey(code.getLeaf())) {
      find(code);
    }
    return lists.computeIfAbsent(
        pieces.get(code.getLeaf()).reached, r -> r.stream().mapToObj(trees::get).toList());
  }

  private void find(TreePath code) {
    begin(code);
    while (!open.isEmpty()) {
      Piece piece = open.peek();
      if (piece.at < piece.next.size()) {
        TreePath next = piece.next.get(piece.at++);
        Piece known = pieces.get(next.getLeaf());
        if (known == null) {
          begin(next);
        } else if (known.isDone) {
          piece.reached.or(known.reached);
        } else {
          piece.first = Math.min(piece.first, known.number);
        }
      } else {
        end(open.pop());
      }
    }
  }

  private void begin(TreePath code) {
    Piece piece = new Piece(pieces.size(), successors.apply(code));
    for (TreePath tree : own.apply(code)) {
      piece.reached.set(
          numbers.computeIfAbsent(
              tree.getLeaf(),
              t -> {
                trees.add(tree);
                return trees.size() - 1;
              }));
    }
    pieces.put(code.getLeaf(), piece);
    open.push(piece);
    begun.push(piece);
  }

  /** What a piece runs is what the one that led to it runs, too. */
  private void end(Piece piece) {
    Piece before = open.peek();
    if (before != null) {
      before.first = Math.min(before.first, piece.first);
      before.reached.or(piece.reached);
    }
    if (piece.first < piece.number) {
      return; // it runs one that is not done
    }
    Piece each;
    do {
      each = begun.pop();
      each.reached = piece.reached;
      each.isDone = true;
    } while (each != piece);
  }
}
