import org.ajws.Finish;

/** Returns of a finish method whose loop has a variable of its own: only their values matter. */
class LoopReturns {
  static void add(int[] sums, int k) {
    sums[k] += k;
  }

  @Finish
  static int first(int[] sums, boolean early) {
    for (int k = 0; k < sums.length; k++) {
      async: add(sums, k);
    }
    if (early) {
      return sums[0];
    }
    return sums[sums.length - 1];
  }

  public static void main(String[] args) {
    System.out.println(first(new int[5], false) + " " + first(new int[5], true));
  }
}
