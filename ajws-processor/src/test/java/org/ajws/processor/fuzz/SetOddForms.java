package org.ajws.processor.fuzz;

import java.util.List;

/**
 * Further parts of a {@link SetProgram}: an enum with a body that has a set, a set of an interface
 * with a class, a record and functions that implement it, locks that are tried, and functions that
 * wait. Units of the hierarchies call them, and they call none of these, so that calls keep an
 * order.
 */
final class SetOddForms {
  private final Dice dice;

  SetOddForms(Dice dice) {
    this.dice = dice;
  }

  /**
   * A statement that changes {@code n}.
   *
   * @param number for the names of its variables
   */
  String statement(String n, int number) {
    return dice.of(
            "N += SetLevel.LOW.up(N);",
            "N += SetLevel.HIGH.up(N);",
            "for (SetLevel l# : SetLevel.values()) { N += l#.up(N); }",
            "N += SetTools.IMPL.twice(N);",
            "SetView w# = SetTools.IMPL; N += w#.twice(N);",
            "N += new SetRec(SetLevel.LOW).twice(N);",
            "SetView w# = x# -> SetLevel.LOW.up(x#); N += w#.twice(N);",
            "SetView w# = SetLevel.HIGH::up; N += w#.one(N);",
            "Supplier<Integer> w# = SetTools.DONE::join; N += w#.get();",
            "N += Optional.of(SetTools.DONE).map(CompletableFuture::join).get();",
            "try { SetTools.QUEUE.poll(1, TimeUnit.MICROSECONDS); } catch (InterruptedException e#) { N++; }",
            "try { N += SetTools.DONE.get(1, TimeUnit.MICROSECONDS); } catch (Exception e#) { N++; }")
        .replace("N ", n + " ")
        .replace("(N)", "(" + n + ")")
        .replace("N++", n + "++")
        .replace("#", String.valueOf(number));
  }

  /** What stands around statements that a lock may be held for: nobody waits for that lock. */
  List<String> tried() {
    return List.of(
        "if (SetTools.LOCK.tryLock()) { try {", "} finally { SetTools.LOCK.unlock(); } }");
  }

  /** The units that threads call by themselves, as expressions of {@code n}. */
  static List<List<String>> entries() {
    return List.of(
        List.of("SetLevel.LOW.up(n)"),
        List.of("SetLevel.HIGH.up(n)"),
        List.of("SetTools.IMPL.twice(n)", "SetTools.IMPL.one(n)"),
        List.of("new SetRec(SetLevel.HIGH).twice(n)"));
  }

  /** The declarations of what the statements use. */
  static final String DECLARATIONS =
      """
      @AtomicSet("e")
      enum SetLevel {
        LOW,
        HIGH {
          @Override int up(int n) {
            UnitThread.enter(id(), 0);
            try {
              n += super.up(n) + UnitThread.read(id(), 0, 1, w);
              v = UnitThread.write(id(), 0, 0);
              return n % 1000;
            } finally {
              UnitThread.exit(id(), 0);
            }
          }
        };
        @Atomic("e") int v;
        @Atomic("e") int w;
        int id() { return 800 + ordinal(); }
        int up(int n) {
          UnitThread.enter(id(), 0);
          try {
            n += UnitThread.read(id(), 0, 0, v);
            w = UnitThread.write(id(), 0, 1);
            v = UnitThread.write(id(), 0, 0);
            return n % 1000;
          } finally {
            UnitThread.exit(id(), 0);
          }
        }
      }

      @AtomicSet("i")
      interface SetView {
        int one(int n);
        /** Of what has no lock: no member is touched in its units. */
        default int id() { return 850; }
        default int twice(int n) {
          UnitThread.enter(id(), 0);
          try {
            return (one(n) + one(n + 1)) % 1000;
          } finally {
            UnitThread.exit(id(), 0);
          }
        }
      }

      class SetImpl implements SetView {
        @Atomic("i") int v;
        @Override public int id() { return 851; }
        @Override public int one(int n) {
          UnitThread.enter(id(), 0);
          try {
            n += UnitThread.read(id(), 0, 0, v);
            v = UnitThread.write(id(), 0, 0);
            return n % 1000;
          } finally {
            UnitThread.exit(id(), 0);
          }
        }
      }

      record SetRec(SetLevel level) implements SetView {
        @Override public int one(int n) { return level.up(n); }
      }

      final class SetTools {
        static final SetImpl IMPL = new SetImpl();
        static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
        static final CompletableFuture<Integer> DONE = CompletableFuture.completedFuture(1);
        static final ReentrantLock LOCK = new ReentrantLock();
      }

      """;
}
