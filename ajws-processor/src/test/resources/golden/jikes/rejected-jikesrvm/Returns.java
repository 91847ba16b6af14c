import org.ajws.Finish;

/** Values that are computed after the finish. */
class Returns {
  static void work(int[] v) {
    v[0]++;
  }

  @Finish
  static int last(int[] v) {
    async: work(v);
    if (v.length > 3) {
      int k = v.length - 1;
      return v[k];
    }
    return 0;
  }
}
