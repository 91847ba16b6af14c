class Jumps {
  int returns(int n) {
    finish:
    {
      if (n < 1) {
        return 1; // of the continuation, before anything was spawned
      }
      async:
      {
        if (n < 2) {
          break async;
        }
        work(n);
      }
      if (n > 3) {
        break finish;
      }
      work(n + 1);
    }
    return 0;
  }

  void loops(int[] a) {
    finish:
    for (int x : a) {
      if (x == 7) {
        continue;
      }
      async:
      for (int y : a) {
        if (x == y) {
          continue;
        }
        inner:
        while (true) {
          switch (y) {
            case 1:
              break;
            case 2:
              break inner;
            default:
              break async;
          }
          int z = switch (x) {
            case 1 -> {
              yield 3;
            }
            default -> 4;
          };
          Runnable r = () -> {
            return;
          };
          r.run();
          work(z);
        }
      }
      if (x == 8) {
        break;
      }
    }
  }

  void work(int n) {}
}
