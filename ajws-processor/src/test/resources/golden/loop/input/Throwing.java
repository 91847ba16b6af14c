import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.ajws.ParallelFor;

/** Bodies that throw no, one, or several unrelated checked exceptions. */
class Throwing {
  static class Own extends Exception {
    Own(String message) {
      super(message);
    }
  }

  static void unchecked(int bad) {
    for (@ParallelFor int i = 0; i < 10; i++) {
      if (i == bad) {
        throw new IllegalStateException("at " + i);
      }
    }
  }

  static void one(int bad) throws IOException {
    for (@ParallelFor int i = 0; i < 10; i++) {
      if (i == bad) throw new FileNotFoundException("at " + i);
    }
  }

  static void two(int bad) throws IOException, Own {
    for (@ParallelFor int i = 0; i < 10; i++) {
      if (i == bad) throw new IOException("at " + i);
      if (i == bad + 100) throw new Own("at " + i);
    }
  }

  static void three(List<Integer> in, int bad) throws IOException, Own, TimeoutException {
    for (@ParallelFor int i : in) {
      if (i == bad) throw new Own("own " + i);
      if (i == bad + 100) throw new TimeoutException();
      if (i == bad + 200) throw new FileNotFoundException();
      if (i == bad + 300) throw new IOException();
    }
  }

  static void general(int bad) throws Own, IOException {
    for (@ParallelFor int i = 1; i < 100; i *= 3) {
      if (i == bad) throw new Own("general " + i);
      if (i < 0) throw new IOException();
    }
  }

  static <X extends Exception> void generic(X x, int bad) throws X {
    for (@ParallelFor int i = 0; i < 3; i++) {
      if (i == bad) throw x;
    }
  }

  static void nested(int bad) throws Own, IOException {
    for (@ParallelFor int i = 0; i < 3; i++) {
      for (@ParallelFor int j = 0; j < 3; j++) {
        if (i * 3 + j == bad) throw new Own("nested " + i + j);
        if (j > 5) throw new IOException();
      }
    }
  }

  static void caught(int bad) {
    try {
      for (@ParallelFor int i = 0; i < 3; i++) {
        if (i == bad) throw new Own("caught " + i);
      }
    } catch (Own e) {
      System.out.println(e);
    }
  }

  static void precise(int bad) throws IOException {
    for (@ParallelFor int i = 0; i < 3; i++) {
      try {
        if (i == bad) throw new IOException("precise " + i);
      } catch (final Exception e) {
        throw e;
      }
    }
  }

  static void fromTheHeader(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) a[i] = 1;
  }

  interface Attempt {
    void run() throws Exception;
  }

  static void show(Attempt attempt) {
    try {
      attempt.run();
      System.out.println("no exception");
    } catch (Exception e) {
      StackTraceElement at = e.getStackTrace()[0];
      System.out.println(e + " " + at.getFileName() + ":" + at.getLineNumber());
    }
  }

  public static void main(String[] args) {
    for (int bad : new int[] {-5, 1, 9}) {
      show(() -> unchecked(bad));
      show(() -> one(bad));
      show(() -> two(bad));
      show(() -> three(List.of(1, 2, 3, 9), bad));
      show(() -> general(bad));
      show(() -> generic(new Own("generic"), bad));
      show(() -> nested(bad));
      show(() -> caught(bad));
      show(() -> precise(bad));
    }
    show(() -> fromTheHeader(null));
    unchecked(3);
  }
}
