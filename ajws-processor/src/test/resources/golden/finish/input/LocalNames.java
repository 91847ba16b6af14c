import org.ajws.Async;

/** Locals with the names of what a frame holds, and classes that stand in a method with frames. */
class LocalNames {
  static int names(int n, int task) {
    if (n <= 0) {
      return task;
    }
    int t1 = n + 1;
    int t2 = task;
    int has1 = 3;
    int pc = 5;
    int line = 7;
    @Async int a = names(n - 1, task + pc);
    int b = names(n - 2, t2) + names(n - 3, t1) * names(n - 2, has1 + line);
    return a + b + t1 + t2 + has1 + pc + line + task;
  }

  static int inner(int n, int x) {
    if (n <= 0) {
      return x;
    }
    int b =
        new Object() {
          int get(int q) {
            return inner(n - 1, q);
          }
        }.get(x);
    @Async int a = inner(n - 1, x);
    return a * 3 + b;
  }

  public static void main(String[] args) {
    System.out.println(names(5, 3) + " " + inner(4, 3));
  }
}
