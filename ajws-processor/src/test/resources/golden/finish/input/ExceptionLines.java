import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Lines in stack traces of what has been left for a while: where an exception was made, not thrown. */
class ExceptionLines {
  static int spawn(int n) {
    if (n <= 0) return n;
    @Async int a = spawn(n - 1);
    int b = n;
    return a + b;
  }

  static void fail(int n) {
    if (n == 0) throw new IllegalStateException("fail");
  }

  static RuntimeException make(int n) {
    return new IllegalArgumentException("made " + n);
  }

  static RuntimeException spawnMade(int n) {
    int x = spawn(n);
    return new IllegalArgumentException("spawned " + x);
  }

  static int[] none;

  static void run(int form) {
    spawn(2);
    int[] a = {1, 2, 0};
    int i = 0;
    switch (form) {
      case 0: {
        RuntimeException e = new IllegalStateException("here");
        spawn(1);
        throw e;
      }
      case 1: {
        RuntimeException e = make(1);
        int q = 3;
        throw e;
      }
      case 2: {
        RuntimeException e =
            spawnMade(2);
        int q = 3;
        throw e;
      }
      case 3:
        for (int k = 0; k < 3; k++)
          fail(2 - k);
        break;
      case 4:
        while (i < 3)
          fail(2 - i++);
        break;
      case 5:
        do
          fail(2 - i++);
        while (i < 3);
        break;
      case 6:
        for (int k : a)
          fail(k);
        break;
      case 7:
        for (int k = 0; none[k] > 0; k++) {
          i++;
        }
        break;
      case 8:
        for (int k = 0;
            a[k] > 0 | k >= 0;
            k++) {
          i++;
        }
        break;
      case 9:
        while (
            a[i] >= 0) {
          i++;
          i += 0;
        }
        break;
      case 11:
        if (i == 0)
          fail(i);
        else
          i++;
        break;
      case 12:
        for (@ParallelFor int k = 0; k < 3; k++)
          fail(2 - k);
        break;
      case 13:
        for (@ParallelFor int k : a)
          fail(k);
        break;
      case 14: {
        IntFunction<RuntimeException> f = x -> {
          RuntimeException e = make(x);
          int y = x;
          throw e;
        };
        f.apply(3);
        break;
      }
      case 15: {
        List<RuntimeException> all = new ArrayList<>();
        for (int k = 0; k < 2; k++)
          all.add(new IllegalStateException("k" + k));
        spawn(2);
        all.get(1).addSuppressed(all.get(0));
        throw all.get(1);
      }
      case 16: {
        Throwable cause = new Exception("cause");
        spawn(1);
        throw new RuntimeException("outer",
            cause);
      }
      case 17:
        for (int k = 0; k < 3; k++)
          for (int m = 0; m < 2; m++)
            if (k == 1)
              fail(m);
        break;
      case 18:
        l:
        for (int k = 0; k < 3; k++)
          switch (k) {
            case 1:
              fail(0);
              break;
            default:
              continue l;
          }
        break;
      case 19:
        try {
          fail(0);
        } catch (IllegalStateException e) {
          i = 2;
          throw e;
        } finally {
          i++;
        }
      case 20:
        for (int k = spawn(1); k < 3; k++)
          fail(2 - k);
        break;
      case 21:
        for (int k = 0; k < 3; k++)
          if (spawn(k) > 0) fail(2 - k);
        break;
      case 22:
        while (spawn(i++) >= 0)
          fail(2 - i);
        break;
      case 23:
        synchronized (a) {
          i++;
          fail(0);
        }
      case 24:
        Supplier<Integer> s =
            () ->
                none[0];
        s.get();
        break;
      case 27: {
        finish:
        {
          async:
          fail(0);
        }
        break;
      }
      case 29:
        assert none != null : make(1);
        throw make(2);
      default:
    }
  }

  /** Where an exception was made, and those that it brings. */
  static String place(Throwable t) {
    StringBuilder b = new StringBuilder(t.toString());
    b.append(" at ").append(t.getStackTrace()[0].getLineNumber());
    for (StackTraceElement e : t.getStackTrace()) {
      if (e.getMethodName().contains("run") && e.getClassName().equals("ExceptionLines")) {
        b.append(", in run at ").append(e.getLineNumber());
        break;
      }
    }
    for (Throwable s : t.getSuppressed()) {
      b.append(", also ").append(place(s));
    }
    return t.getCause() == null ? b.toString() : b + ", caused by " + place(t.getCause());
  }

  public static void main(String[] args) {
    for (int form = 0; form < 30; form++) {
      try {
        run(form);
        System.out.println(form + " none");
      } catch (RuntimeException e) {
        System.out.println((form == 2 ? place(e).replaceAll(", in.*", "") : form + " " + place(e)));
      }
    }
  }
}
