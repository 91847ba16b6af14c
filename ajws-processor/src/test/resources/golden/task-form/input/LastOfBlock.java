import org.ajws.Async;

/** A value that is the last of its block is waited for at once. */
class LastOfBlock {
  static final int[] out = new int[4];

  static int set(int at, int value) {
    return out[at] = value;
  }

  static void last() {
    { @Async int a = set(0, 1); }
    {@Async int b = set(1, 2), c = set(2, 3);}
    @Async Runnable r = () -> set(3, 4);
    r.run();
    @Async Object end = out;
  }

  public static void main(String[] args) {
    last();
    System.out.println(java.util.Arrays.toString(out));
  }
}
