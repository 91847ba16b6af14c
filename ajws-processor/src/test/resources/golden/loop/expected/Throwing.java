import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.ajws.ParallelFor;

/** Bodies that throw no, one, or several unrelated checked exceptions. */
@org.ajws.runtime.Translated(digest = "56ce193f2e8a932308fec514c127c86415bed53c052ba87dbd9a0b9357fabf53", target = "trycatch") class Throwing {
  static class Own extends Exception {
    Own(String message) {
      super(message);
    }
  }

  static void unchecked(int bad) {
    { org.ajws.runtime.loop.Loops.ints("Throwing.java:16", 0, org.ajws.runtime.loop.Relation.LT, 10, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      if (i == bad) {
        throw new IllegalStateException("at " + i);
      }
    } } }); }
  }

  static void one(int bad) throws IOException {
    { org.ajws.runtime.loop.Loops.ints("Throwing.java:24", 0, org.ajws.runtime.loop.Relation.LT, 10, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      if (i == bad) throw new FileNotFoundException("at " + i);
    } } }); }
  }

  static void two(int bad) throws IOException, Own {
    { org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.<Throwing.Own>mayThrow(); org.ajws.runtime.loop.Loops.ints("Throwing.java:30", 0, org.ajws.runtime.loop.Relation.LT, 10, 1, org.ajws.runtime.generated.TaskLocals.none(), org.ajws.runtime.loop.Unchecked.ints((from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      if (i == bad) throw new IOException("at " + i);
      if (i == bad + 100) throw new Own("at " + i);
    } } })); }
  }

  static void three(List<Integer> in, int bad) throws IOException, Own, TimeoutException {
    { org.ajws.runtime.loop.Loops.<Throwing.Own>mayThrow(); org.ajws.runtime.loop.Loops.<java.util.concurrent.TimeoutException>mayThrow(); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.elements("Throwing.java:37", (in), org.ajws.runtime.generated.TaskLocals.none(), org.ajws.runtime.loop.Unchecked.elements((part$4, state$4) -> { for (int i : part$4) { {
      if (i == bad) throw new Own("own " + i);
      if (i == bad + 100) throw new TimeoutException();
      if (i == bad + 200) throw new FileNotFoundException();
      if (i == bad + 300) throw new IOException();
    } } })); }
  }

  static void general(int bad) throws Own, IOException {
    { org.ajws.runtime.loop.Loops.<Throwing.Own>mayThrow(); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.inOrder("Throwing.java:46", org.ajws.runtime.generated.TaskLocals.none(), org.ajws.runtime.loop.Unchecked.inOrder((spawner$5) -> { for (@ParallelFor int i = 1; i < 100; i *= 3) { if (spawner$5.stopped()) break; final int i$5 = i; spawner$5.spawn(org.ajws.runtime.loop.Unchecked.task((state$5) -> { do {
      if (i$5 == bad) throw new Own("general " + i$5);
      if (i$5 < 0) throw new IOException();
    }  while (false); })); } })); }
  }

  static <X extends Exception> void generic(X x, int bad) throws X {
    { org.ajws.runtime.loop.Loops.ints("Throwing.java:53", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$6, to$6, step$6, state$6) -> { for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      if (i == bad) throw x;
    } } }); }
  }

  static void nested(int bad) throws Own, IOException {
    { org.ajws.runtime.loop.Loops.<Throwing.Own>mayThrow(); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.ints("Throwing.java:59", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), org.ajws.runtime.loop.Unchecked.ints((from$7, to$7, step$7, state$7) -> { final org.ajws.runtime.loop.InnerLoop inner$8 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      { final int i$8 = i; org.ajws.runtime.loop.Loops.<Throwing.Own>mayThrow(); org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); final int first$8 = 0; final int bound$8 = 3; final var body$8 = org.ajws.runtime.loop.IntBody.of(org.ajws.runtime.loop.Unchecked.ints((from$8, to$8, step$8, state$8) -> { for (int j$8 = from$8; j$8 < to$8; j$8++) { int j = j$8; {
        if (i$8 * 3 + j == bad) throw new Own("nested " + i$8 + j);
        if (j > 5) throw new IOException();
      } } })); try { if (inner$8.enter(first$8, bound$8, null)) body$8.run(first$8, bound$8, 1, null); else org.ajws.runtime.loop.Loops.ints("Throwing.java:60", inner$8, first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1, org.ajws.runtime.generated.TaskLocals.none(), body$8); } catch (final java.lang.Throwable thrown$8) { inner$8.left(thrown$8, 60); throw thrown$8; } finally { inner$8.leave(); } }
    } } } finally { inner$8.end(); } })); }
  }

  static void caught(int bad) {
    try {
      { org.ajws.runtime.loop.Loops.ints("Throwing.java:69", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$9, to$9, step$9, state$9) -> { for (int i$9 = from$9; i$9 < to$9; i$9++) { int i = i$9; {
        if (i == bad) throw new Own("caught " + i);
      } } }); }
    } catch (Own e) {
      System.out.println(e);
    }
  }

  static void precise(int bad) throws IOException {
    { org.ajws.runtime.loop.Loops.ints("Throwing.java:78", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$10, to$10, step$10, state$10) -> { for (int i$10 = from$10; i$10 < to$10; i$10++) { int i = i$10; {
      try {
        if (i == bad) throw new IOException("precise " + i);
      } catch (final Exception e) {
        throw e;
      }
    } } }); }
  }

  static void fromTheHeader(int[] a) {
    { org.ajws.runtime.loop.Loops.ints("Throwing.java:88", 0, org.ajws.runtime.loop.Relation.LT, a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$11, to$11, step$11, state$11) -> { for (int i$11 = from$11; i$11 < to$11; i$11++) { int i = i$11; a[i] = 1; } }); }
  }

  interface Attempt {
    void run() throws Exception;
  }

  static void show(Attempt attempt) {
    try {
      attempt.run();
      System.out.println("no exception");
    } catch (Exception e) {
      StackTraceElement at = e.getStackTrace()[0];
      System.out.println(e + " " + at.getFileName() + ":" + at.getLineNumber());
    }
  }

  public static void main(String[] args) {
    for (int bad : new int[] {-5, 1, 9}) {
      show(() -> unchecked(bad));
      show(() -> one(bad));
      show(() -> two(bad));
      show(() -> three(List.of(1, 2, 3, 9), bad));
      show(() -> general(bad));
      show(() -> generic(new Own("generic"), bad));
      show(() -> nested(bad));
      show(() -> caught(bad));
      show(() -> precise(bad));
    }
    show(() -> fromTheHeader(null));
    unchecked(3);
  }
}
