class ReturnInBlock {
  static int find(int[] a, int n) {
    finish {
      async {
        for (int i = 0; i < a.length; i++) {
          if (a[i] == n) return i;
        }
      }
    }
    return -1;
  }
}
