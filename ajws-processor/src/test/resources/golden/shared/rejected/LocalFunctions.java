import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.ajws.ParallelFor;

class LocalFunctions {
  private int total;
  private static int calls;

  void lambdaOverArray(int n) {
    int[] count = {0};
    Runnable add = () -> count[0]++;
    for (@ParallelFor int i = 0; i < n; i++) {
      add.run();
    }
  }

  void lambdaOverField(int n) {
    IntConsumer add = x -> total += x;
    for (@ParallelFor int i = 0; i < n; i++) {
      add.accept(i);
    }
  }

  void lambdaOverParameter(int[] a, int n) {
    Consumer<int[]> clear = (Consumer<int[]>) x -> x[0] = 0;
    for (@ParallelFor int i = 0; i < n; i++) {
      clear.accept(a);
    }
  }

  void lambdaThatCallsAnother(int n) {
    List<Integer> found = new ArrayList<>();
    IntConsumer add = x -> found.add(x);
    IntUnaryOperator both =
        x -> {
          add.accept(x);
          return x;
        };
    for (@ParallelFor int i = 0; i < n; i++) {
      both.applyAsInt(i);
    }
  }

  void anonymousClass(int[] a, int n) {
    Runnable add =
        new Runnable() {
          private int own;

          @Override
          public void run() {
            own++;
            a[0]++;
          }
        };
    for (@ParallelFor int i = 0; i < n; i++) {
      add.run();
    }
  }

  void methodReferences(int n) {
    List<Integer> found = new ArrayList<>();
    Runnable count = LocalFunctions::count;
    Consumer<LocalFunctions> add = LocalFunctions::add;
    Consumer<Integer> collect = found::add;
    for (@ParallelFor int i = 0; i < n; i++) {
      count.run();
      add.accept(this);
      collect.accept(i);
    }
  }

  void perhaps(int[] a, int n) {
    IntConsumer store =
        x -> {
          if (a[x] > 0) {
            total = x;
          }
        };
    for (@ParallelFor int i = 0; i < n; i++) {
      store.accept(i);
    }
  }

  private static void count() {
    calls++;
  }

  private void add() {
    total++;
  }
}
