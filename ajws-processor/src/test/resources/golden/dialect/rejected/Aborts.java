class Aborts {
  boolean found;

  void search(int n, boolean abort) {
    finish_abort {
      async { search(n - 1, abort); }
      if (found) abort;
      else abort;
      search(n - 2, (boolean) abort);
    }
  }

  void legal() {
    int finish_abort = 1;
    int abort;
    abort = finish_abort;
  }
}
