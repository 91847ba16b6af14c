import org.ajws.*;

/** Keywords, names and literals with Unicode escapes, around spawning calls. */
class EscapedKeywords {
  static int fib(int n) {
    i\u0066 (n < 2) retur\u006e n;
    @\u0041sync i\u006et a = fib(n - 1);
    int b = fib(n - 2);
    return \u0061 + b;
  }

  static int choice(int n) {
    int x = switch (n) {
      case 1 -> fib(3);
      \u0064efault -> fib(n) + 1;
    };
    int y = sw\u0069tch (n) {
      c\uuu0061se 2: { int k = fib(4); y\u0069eld k + fib(k); }
      defa\u0075lt: yield fib(2);
    };
    switch (n) {
      d\u0065fault: x += fib(2);
      case 3: x += fib(5); br\u0065ak;
      case 4: x -= fib(n);
    }
    switch (n) {
      case 5 -> x += fib(6);
      de\u0066ault -> { x ^= fib(3); }
    }
    return x * 100 + y;
  }

  static String text(int n) {
    int[] o = new int[2];
    fin\u0069sh: { \u0061sync: o[0] = fib(n); o[1] = fib(3); }
    outer: f\u006fr (\u0066inal int v : o) {
      whil\u0065 (fib(v % 3) >= 0) { if (v > 3) conti\u006eue outer; break; }
      d\u006f { o[1]++; } while (fib(o[1] % 7) < 3);
    }
    try { if (fib(n) > 5) thr\u006fw n\u0065w IllegalStateException("\u0062ad" + fib(n)); } c\u0061tch (Illeg\u0061lStateException e) { return e.getMess\u0061ge(); } fin\u0061lly { o[0] += fib(2); }
    Object s = (Obj\u0065ct) ("" + fib(n));
    return s inst\u0061nceof Str\u0069ng t && fib(t.length()) > 0 ? t + "\u0022 + fib(4) + \u0022" + o[1] : nu\u006cl;
  }

  /** Loops without calls, which a slow version writes in another form. */
  static int loops(int n) {
    int k = fib(n);
    int r = 0;
    \u0077hile (k-- > 0)
      r += k;
    outer: whil\uu0065 (
        r++ < 100) {
      d\u006f
        r += 3;
      wh\u0069le (r % 5 != 0);
    }
    return fib(2) + r;
  }

  public static void main(String[] args) {
    for (int n = 0; n < 8; n++) {
      System.out.println(choice(n) + " " + text(n) + " " + loops(n));
    }
  }
}
