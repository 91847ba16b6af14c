package org.ajws.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Random programs with every construct that frames know. A program is a tree of blocks; each block
 * is an execution of one method, {@link TreeFrames#call}, written in the style of generated code.
 */
final class Tree {
  enum Kind {
    /** Computes for a moment. */
    WORK,
    /** {@code acc = mix(acc, call(block))}. */
    CALL,
    /** {@code async: red += call(block)}; without a finish around it in the method it escapes. */
    ASYNC,
    /** {@code @Async long v = call(block)}. */
    VALUE,
    /** {@code acc = mix(acc, v)}. */
    USE,
    /** A call through code that is not translated. */
    BARRIER,
    /** A call in a critical section. */
    CRITICAL,
    /** A parallel loop that calls the block in one iteration and works in the others. */
    LOOP,
    THROW
  }

  record Statement(Kind kind, int id, Block block) {}

  /**
   * A method: statements {@code from} to {@code to} are in a finish, around which there may be a
   * {@code try} that catches {@link Thrown}; {@code outer}: all of them are in a finish.
   */
  record Block(List<Statement> statements, boolean outer, int from, int to, boolean catching) {
    boolean isInside(int i) {
      return from <= i && i < to;
    }

    boolean isCovered(int i) {
      return outer || isInside(i);
    }
  }

  /** What {@link Kind#THROW} throws. */
  static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;
    final int id;

    Thrown(int id) {
      super("statement " + id, null, true, false);
      this.id = id;
    }

    /** This one and those suppressed. */
    Set<Integer> all() {
      Set<Integer> ids = new TreeSet<>();
      ids.add(id);
      for (Throwable t : getSuppressed()) {
        ids.addAll(((Thrown) t).all());
      }
      return ids;
    }
  }

  final Block main;
  final Set<Integer> throwers = new TreeSet<>();
  int size;

  private final Random random;
  private final boolean throwing;

  Tree(long seed, int budget, boolean throwing) {
    this.random = new Random(seed);
    this.throwing = throwing;
    this.main = block(budget, 0);
  }

  private Block block(int budget, int depth) {
    int n = 1 + random.nextInt(5);
    int from = random.nextInt(n + 1);
    int to = from + random.nextInt(n - from + 1);
    boolean outer = random.nextBoolean();
    boolean catching = random.nextInt(3) == 0;
    List<Statement> statements = new ArrayList<>();
    int declared = -1;
    for (int i = 0; i < n; i++) {
      if (i == from || i == to) { // values do not leave the finish
        declared = use(statements, declared);
      }
      Kind kind = kind(depth);
      if (kind == Kind.VALUE && (declared >= 0 || i + 1 == n || i + 1 == from || i + 1 == to)) {
        kind = Kind.ASYNC;
      }
      if (declared >= 0 && (i + 1 == n || i + 1 == from || i + 1 == to || random.nextBoolean())) {
        kind = Kind.USE;
        declared = -1;
      }
      int id = size++;
      if (kind == Kind.VALUE) {
        declared = i;
      } else if (kind == Kind.THROW) {
        throwers.add(id);
      }
      boolean leaf = budget < 2 || kind.ordinal() == 0 || kind == Kind.USE || kind == Kind.THROW;
      int share = budget / 2 + random.nextInt(budget / 2 + 1);
      Block below = leaf ? null : block(share * 2 / (n + 1), depth + 1);
      statements.add(new Statement(kind, id, below));
    }
    return new Block(statements, outer, from, to, catching);
  }

  private static int use(List<Statement> statements, int declared) {
    if (declared >= 0) {
      throw new IllegalStateException("a value is used before its finish ends: " + statements);
    }
    return -1;
  }

  private Kind kind(int depth) {
    int r = random.nextInt(100);
    if (throwing && r < 4 && depth > 0) {
      return Kind.THROW;
    }
    return r < 10
        ? Kind.WORK
        : r < 45
            ? Kind.ASYNC
            : r < 70
                ? Kind.CALL
                : r < 85 ? Kind.VALUE : r < 91 ? Kind.BARRIER : r < 95 ? Kind.CRITICAL : Kind.LOOP;
  }

  static long mix(long a, long b) {
    return (a ^ (a >>> 29)) * 0x9E3779B97F4A7C15L + b;
  }

  static long work(int id) {
    long x = id;
    for (int i = 0; i < 20; i++) {
      x = mix(x, i);
    }
    return x;
  }

  /** The serial elision. */
  static long serial(Block b, long[] out) {
    if (b == null) {
      return 1;
    }
    long acc = 0;
    long before = 0;
    long red = 0;
    long redInside = 0;
    long v = 0;
    for (int i = 0; i < b.statements.size(); i++) {
      if (i == b.from) {
        before = acc;
      }
      try {
        Statement s = b.statements.get(i);
        switch (s.kind) {
          case WORK -> acc = mix(acc, work(s.id));
          case CALL, BARRIER, CRITICAL, LOOP -> acc = mix(acc, serial(s.block, out));
          case ASYNC -> {
            long r = serial(s.block, out);
            out[s.id] = r;
            if (b.isInside(i)) {
              redInside += r;
            } else {
              red += b.outer ? r : 0;
            }
          }
          case VALUE -> v = serial(s.block, out);
          case USE -> acc = mix(acc, v);
          case THROW -> throw new Thrown(s.id);
        }
      } catch (Thrown t) {
        if (!b.catching || !b.isInside(i)) {
          throw t;
        }
        acc = before + 77;
        redInside = 0;
        i = b.to - 1;
      }
    }
    return mix(acc, red + redInside);
  }
}
