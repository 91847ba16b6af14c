class LoopWithoutVariable {
  static void run(int[] a) {
    int i;
    finish {
      async {
        for (i = 0; i < a.length; i++) {
          a[i] = i;
        }
      }
      async { for (;;) { a[0]++; } }
    }
  }
}
