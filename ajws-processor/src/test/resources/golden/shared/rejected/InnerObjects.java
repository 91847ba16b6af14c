import org.ajws.ParallelFor;

/** Objects of inner classes change the object around them, which all iterations share. */
class InnerObjects {
  static class Sum {
    int value;

    class Adder implements Runnable {
      @Override
      public void run() {
        value++;
      }
    }

    Runnable adder() {
      return new Adder();
    }

    Runnable anonymous() {
      return new Runnable() {
        @Override
        public void run() {
          value++;
        }
      };
    }
  }

  static void run(Sum.Adder adder) {
    adder.run();
  }

  void made(Sum sum) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      sum.new Adder().run();
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      run(sum.new Adder());
    }
  }

  void given(Sum sum, Sum.Adder adder) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      sum.adder().run();
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      sum.anonymous().run();
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      adder.run();
    }
  }

  void perhaps(Sum.Adder[] adders) {
    for (@ParallelFor int i = 0; i < adders.length; i++) {
      adders[i].run(); // two may belong to one sum
    }
  }

  static class Outermost {
    int n;

    class Inner {
      class More {
        void up() { n++; }
      }
    }

    /** Perhaps of one outer object, perhaps of two. */
    void given(Inner i, Inner.More m) {
      finish: { async: m.up(); async: i.new More().up(); }
    }
  }
}
