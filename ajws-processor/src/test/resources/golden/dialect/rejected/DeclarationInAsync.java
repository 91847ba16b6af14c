class DeclarationInAsync {
  static int f(int n) {
    return n;
  }

  static void run(int[] a) {
    finish {
      async {
        int x = f(1);
        final int y = f(2);
        java.util.List<int[]> z = null;
        class Local { }
        a[x] = y;
      }
    }
  }
}
