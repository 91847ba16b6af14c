import java.util.concurrent.atomic.AtomicInteger; import org.ajws.ParallelFor;

class Blocks {
  final AtomicInteger count = new AtomicInteger();

  void add(int n) {
    count.addAndGet(n);
  }

  /** Blocks in blocks, with and without braces of their own. */
  void nested(int n) {
    finish:
    {
      async: {
        { add(1); add(2); }
      }
      for (int i = 0; i < n; i++) {
        {
          async: add(10);
          async: if (i % 2 == 0) { add(20); } else add(30);
          async: finish2: {
            { async2: add(100); add(200); }
          }
          async: for (@ParallelFor int j = 0; j < 3; j++) { add(1000); }
          async: do { add(1); } while (false);
          async: try { add(2); } finally { add(3); }
          async: switch (n) { case 1: add(4); break; default: add(5); }
          async: synchronized (this) { add(6); }
          async: new Object() { void run() { add(7); } }.run();
          async: ((Runnable) () -> { add(8); }).run();
        }
      }
      async: { add(10000); }
      if (n > 1) async: { add(20000); }
    }
  }

  /** A single loop is parallel, with its label and its modifiers. */
  void loops(int[] a, java.util.List<String> words) {
    {
      for (@ParallelFor final int x : a) add(x);
    }
    { for (@ParallelFor String w : words) { add(w.length()); } }
    {
      rows:
      for (@ParallelFor int i = 0; i < a.length; i++) {
        if (a[i] == 3) continue rows;
        add(a[i]);
      }
    }

    {
      for (@ParallelFor int i = 0; i < a.length; i++)
        add(1);
    }
  }

  void ended(int n) {
    finish: {
      async: {
        {
          if (n > 3) break async;
          add(1);
        }
      }
      finish2: {
        async: {
          {
            add(2);
            if (n > 3) break async;
            add(4);
          }
        }
        add(8);
        if (n > 3) break finish2;
        add(16);
      }
    }
  }

  static void done(int finish, int async) {
    System.out.println("finish { async { } } " + finish + async + '"' + '{');
    String text = """
        finish { async { @Steal { } } /*@atomicset(a)*/
        """;
    System.out.println(text.length()); // finish { @Atomicset(a);
    finish: {
      if (finish < async) break finish;
    }
  }

  enum Kind { finish { }, async { } }

  public static void main(String[] args) {
    Blocks b = new Blocks();
    b.nested(4);
    b.loops(new int[] {1, 2, 3, 4}, java.util.List.of("one", "three"));
    b.ended(2);
    System.out.println(b.count);
    done(1, 2);
    System.out.println(Kind.finish + " " + Kind.async);
  }
}
