import org.ajws.ParallelFor;

/** Loops in classes inside of others, whose superclasses have speculative loops themselves. */
public class SpeculativeInherited {
  int count;
  final int[] slots = new int[100];

  void run(int by) {
    for (@ParallelFor(speculative = true) int i = 0; i < 100; i++) {
      slots[(i * by) % 100] += i;
      count++;
    }
  }

  String text() {
    return count + " " + slots[7];
  }

  public static void main(String[] args) {
    Around around = new Around();
    SpeculativeInherited[] all = {
      new SpeculativeInherited(), around.new Inner(), new Around.Nested(), around.anonymous(), around.local()
    };
    for (SpeculativeInherited each : all) {
      each.run(7);
      System.out.println(each.text());
    }
    System.out.println(around.all);
  }
}

class Around {
  int all;

  class Inner extends SpeculativeInherited {
    int own;

    @Override
    void run(int by) {
      super.run(by);
      for (@ParallelFor(speculative = true) int i = 0; i < 100; i++) {
        own += i;
        all++;
        count++;
      }
    }

    @Override
    String text() {
      return super.text() + " " + own;
    }
  }

  static class Nested extends SpeculativeInherited {
    int own;

    @Override
    void run(int by) {
      for (@ParallelFor(speculative = true) int i = 0; i < 100; i++) {
        own += i;
        slots[i] += own % 2;
      }
    }

    @Override
    String text() {
      return super.text() + " " + own;
    }
  }

  SpeculativeInherited anonymous() {
    return new SpeculativeInherited() {
      @Override
      void run(int by) {
        for (@ParallelFor(speculative = true) int i = 0; i < 100; i++) {
          all += i % by;
          count++;
        }
      }
    };
  }

  SpeculativeInherited local() {
    class Local extends SpeculativeInherited {
      @Override
      void run(int by) {
        super.run(by + 2);
        for (@ParallelFor(speculative = true) int i = 0; i < 100; i++) {
          all += i % by;
          count++;
        }
      }
    }
    return new Local();
  }
}
