import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Anonymous classes whose methods are called at once, and spawn. */
class AnonymousReceivers {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  interface F {
    int get(int n);

    default F me(int n) {
      fib(n);
      return this;
    }
  }

  abstract static class B implements F {
    int base;

    B(int b) {
      base = b + fib(2);
    }

    public abstract int get(int n);

    int twice(int n) {
      return get(n) + get(n - 1) + base;
    }

    B self() {
      return this;
    }
  }

  static int a1(int k) {
    return new Object() {
      int get(int n) {
        if (n < 2) return n + k;
        @Async int a = get(n - 1);
        int b = get(n - 2);
        return a + b;
      }
    }.get(5);
  }

  static int a2(int k) {
    return new F() {
          public int get(int n) {
            return fib(n) + k;
          }
        }.get(5)
        + fib(k);
  }

  static int a3(int k) {
    return new B(k) {
      public int get(int n) {
        return fib(n) + k + base;
      }
    }.twice(fib(k));
  }

  static int a4(int k) {
    return new B(fib(k)) {
          public int get(int n) {
            return fib(n) + k + base;
          }
        }.twice(fib(k))
        + k;
  }

  static int a5(int k) {
    return new F() {
      public int get(int n) {
        return fib(n) + k;
      }
    }.me(3).get(fib(4));
  }

  static int a6(int k) {
    int r =
        new B(k) {
          int extra = fib(k);

          public int get(int n) {
            finish:
            {
              async:
              extra += fib(n);
            }
            return extra + k;
          }
        }.twice(3);
    return r + fib(k);
  }

  static void a7(int k, List<Integer> out) {
    new B(k) {
      public int get(int n) {
        out.add(fib(n) + k);
        return 1;
      }
    }.twice(3);
    new F() {
      public int get(int n) {
        out.add(n);
        return fib(n);
      }
    }.get(fib(k));
  }

  static int a8(int k) {
    return new B(k) {
      public int get(int n) {
        return new F() {
          public int get(int m) {
            return fib(m) + k + base;
          }
        }.get(n);
      }
    }.self().twice(fib(k));
  }

  static int a9(int k) {
    int s = 0;
    for (int i = 0; i < 3; i++) {
      int j = i;
      s +=
          new F() {
            public int get(int n) {
              return fib(n) + j;
            }
          }.get(fib(i));
    }
    return s;
  }

  static int a10(int k) {
    F f =
        new F() {
          public int get(int n) {
            return n < 2 ? n + k : get(n - 1) + fib(n);
          }
        };
    return f.get(4) + f.me(2).get(fib(3));
  }

  static int a11(int k) {
    return (new B(k) {
              public int get(int n) {
                return fib(n);
              }
            })
            .twice(4)
        + new ArrayList<Integer>() {
          {
            add(fib(k));
            add(k);
          }
        }.get(fib(1));
  }

  static int a12(int k) {
    var b =
        new B(k) {
          int more = 3;

          public int get(int n) {
            return fib(n) + more;
          }

          int other(int n) {
            return fib(n) + more++;
          }
        };
    int x = b.other(fib(3));
    return x + b.other(2) + b.more + b.twice(3);
  }

  static <T extends F> int a13(T t, int k) {
    return new Object() {
      T t2 = t;

      int go(int n) {
        return t2.get(n) + fib(n);
      }
    }.go(fib(k));
  }

  static int a14(int k) {
    return new Supplier<Function<Integer, Integer>>() {
      public Function<Integer, Integer> get() {
        fib(2);
        return x -> x + fib(k);
      }
    }.get().apply(fib(3));
  }

  static int a15(int k) {
    return new F[] {
          new F() {
            public int get(int n) {
              return fib(n) + k;
            }
          },
          n -> fib(n)
        }
        [fib(2)].get(fib(3));
  }

  public static void main(String[] x) {
    List<Integer> out = new ArrayList<>();
    a7(4, out);
    System.out.println(
        a1(3)
            + " "
            + a2(3)
            + " "
            + a3(3)
            + " "
            + a4(4)
            + " "
            + a5(2)
            + " "
            + a6(3)
            + out
            + a8(3)
            + " "
            + a9(3)
            + " "
            + a10(4)
            + " "
            + a11(4)
            + " "
            + a12(3)
            + " "
            + a13((F) n -> fib(n), 4)
            + a14(5)
            + " "
            + a15(3));
  }
}
