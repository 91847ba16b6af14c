import org.ajws.ParallelFor;

/** Functions that come from elsewhere and call others that do: the last one writes. */
class FurtherFunctions {
  interface First {
    int apply(int n);
  }

  interface Second {
    int apply(int n);
  }

  interface Third {
    int apply(int n);
  }

  interface Fourth {
    int apply(int n);
  }

  interface Fifth {
    int apply(int n);
  }

  interface Quiet {
    int apply(int n);
  }

  private static int calls;

  private First first = n -> this.second.apply(n) + 1;
  private Second second = n -> this.third.apply(n) + 1;
  private Third third = n -> this.fourth.apply(n) + first.apply(n - 1);
  private Fourth fourth = n -> this.fifth.apply(n) + 1;
  private Fifth fifth = n -> calls++;
  private Quiet quiet = n -> n == 0 ? 1 : this.other.apply(n - 1);
  private Quiet other = n -> n == 0 ? 2 : quiet.apply(n - 1);

  void exchange(First a, Second b, Third c, Fourth d, Fifth e) {
    first = a;
    second = b;
    third = c;
    fourth = d;
    fifth = e;
  }

  void run(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = first.apply(i);
    }
  }

  void quietly(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = quiet.apply(i);
    }
  }
}
