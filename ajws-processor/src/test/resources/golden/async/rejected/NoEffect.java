class NoEffect {
  void run(int[] a) {
    finish:
    {
      async:
      {
        int unused = a[0] + 1;
      }
      async2:
      {
        Runnable r = () -> run(a);
      }
      run(a);
    }
  }
}
