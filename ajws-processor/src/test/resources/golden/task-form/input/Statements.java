import java.util.ArrayList;
import java.util.List;

/** Every kind of statement as an async; locals are read as they were when it was spawned. */
class Statements {
  static final int[] slots = new int[64];

  static void put(int at, int value) {
    slots[at] = value;
  }

  static void kinds(int n, boolean yes) {
    int moving = 1;
    finish:
    {
      async: put(0, moving);
      moving++; // a copy was taken
      async: {
        int twice = moving * 2;
        put(1, twice);
      }
      moving++;
      async: if (yes) put(2, moving); else put(2, -moving);
      if (yes) async2: put(3, n); else async3: put(3, -n);
      async: for (int i = 0; i < 4; i++) put(4 + i, i * n);
      async: while (true) {
        put(8, moving);
        break;
      }
      async: {
        if (n > 0) {
          put(9, 1);
          break async;
        }
        put(9, 2);
      }
      async: switch (n) {
        case 3:
          put(10, 30);
          break;
        default:
          put(10, 40);
      }
      async: try {
        put(11, Integer.parseInt("x"));
      } catch (NumberFormatException e) {
        put(11, -1);
      } finally {
        put(12, 5);
      }
      async: synchronized (slots) {
        slots[13] = moving;
      }
      switch (n) {
        case 3:
          async4: put(14, n);
        case 4:
          async5: put(15, n + 1);
          break;
        default:
          put(14, -1);
      }
      for (int i = 0; i < 5; i++) async: put(16 + i, i * moving);
      for (int i : new int[] {1, 2, 3}) {
        async: put(20 + i, i);
      }
    }
  }

  @SuppressWarnings("ajws-shared") static void nested(int from, int to) {
    if (to - from == 1) {
      put(from, from * from);
      return;
    }
    int middle = (from + to) / 2;
    async: nested(from, middle);
    async: {
      async_inner: put(63, 63);
      nested(middle, to);
    }
  }

  static void collect() {
    List<Integer> sizes = new ArrayList<>();
    finish: {
      async: {
        List<String> own = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
          own.add("x" + i);
        }
        synchronized (sizes) {
          sizes.add(own.size());
        }
      }
      async: new Object() {
        void run(int k) {
          put(40, k);
        }
      }.run(7);
      async: put(41, sum(1, 2, 3));
    }
    System.out.println(sizes);
  }

  static int sum(int... values) {
    int s = 0;
    for (int v : values) {
      s += v;
    }
    return s;
  }

  static String show() {
    String text = java.util.Arrays.toString(slots);
    java.util.Arrays.fill(slots, 0);
    return text;
  }

  public static void main(String[] args) throws InterruptedException {
    kinds(3, true);
    System.out.println(show());
    kinds(0, false);
    System.out.println(show());
    Thread outside = new Thread(() -> nested(0, 50)); // escapes: the call is a finish of its own
    outside.start();
    outside.join();
    System.out.println(show());
    collect();
    System.out.println(show());
  }
}
