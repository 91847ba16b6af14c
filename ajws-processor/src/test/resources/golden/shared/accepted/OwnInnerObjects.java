import org.ajws.ParallelFor;

/** Objects of inner classes change the object around them, which is the iteration's own. */
class OwnInnerObjects {
  static class Sum {
    int value;

    class Adder implements Runnable {
      @Override
      public void run() {
        value++;
      }

      class Twice {
        void run() {
          Adder.this.run();
          value++;
        }
      }
    }

    Runnable adder() {
      return new Adder();
    }

    Adder.Twice twice() {
      return new Adder().new Twice();
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

  int[] own(Sum[] sums) {
    int[] out = new int[sums.length];
    for (@ParallelFor int i = 0; i < sums.length; i++) {
      sums[i].adder().run();
      sums[i].anonymous().run();
      sums[i].twice().run();
      sums[i].new Adder().run();
      run(sums[i].new Adder());
      Sum sum = new Sum();
      sum.adder().run();
      sum.anonymous().run();
      sum.twice().run();
      run(sum.new Adder());
      out[i] = sum.value;
    }
    return out;
  }
}
