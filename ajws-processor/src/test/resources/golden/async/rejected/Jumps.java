class Jumps {
  int returns(int n) {
    finish:
    {
      async:
      {
        if (n < 2) {
          return n;
        }
        work(n);
      }
    }
    return 0;
  }

  void loops(int[] a) {
    finish:
    outer:
    for (int x : a) {
      for (int y : a) {
        async:
        {
          if (x == y) {
            continue;
          }
          if (x < y) {
            continue outer;
          }
          if (x == 3) {
            break;
          }
          if (y == 3) {
            break outer;
          }
          work(x);
        }
      }
    }
  }

  void finishes(int n) {
    finish:
    {
      async_one:
      {
        async_two:
        {
          if (n < 2) {
            break async_one;
          }
          work(n);
        }
        if (n < 3) {
          break finish;
        }
      }
    }
  }

  int yields(int n) {
    return switch (n) {
      case 1 -> {
        async:
        {
          work(n);
          yield 2;
        }
      }
      default -> 0;
    };
  }

  void work(int n) {}
}
