/** Where members are touched: headers of loops, selectors, tests of types, what is thrown. */
public class Forms {
  @Atomicset(a);
  @Atomicset(b);
  @Atomicset(c);
  @Atomic(a) private int[] values = {1, 2, 3};
  @Atomic(b) private Object last = "none";
  @Atomic(c) private int turns;

  int sum() {
    int sum = 0;
    for (int v : values) sum += v;
    return sum;
  }

  void turn(int i) {
    switch (turns % 3) {
      case 0:
        last = i;
        break;
      default:
        if (last instanceof Integer) values[turns % 3]++;
    }
    turns++;
  }

  String message() {
    return "turns " + turns;
  }

  void fail() {
    throw new IllegalStateException(message());
  }

  int turns() {
    return turns;
  }

  public static void main(String[] args) {
    Forms forms = new Forms();
    finish {
      async { for (int i = 0; i < 60; i++) forms.turn(i); }
    }
    System.out.println(forms.sum() + " " + forms.turns());
    try {
      forms.fail();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
