import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.ajws.Async;

class Exceptions {
  void around(int n) {
    try {
      finish:
      {
        async: read(n);
        read(n + 1);
      }
    } catch (IOException | RuntimeException e) {
      work(n);
    }
  }

  void inside(int n) {
    finish:
    {
      async:
      try {
        read(n);
      } catch (IOException e) {
        work(n);
      }
      try {
        read(n + 1);
      } catch (Exception e) {
        async2: work(n);
      } finally {
        async3: work(n);
      }
    }
  }

  void declared(int n) throws IOException {
    finish:
    {
      try {
        async: read(n);
        other(n);
      } catch (TimeoutException e) {
        work(n);
      }
    }
  }

  int value(int n) {
    try {
      @Async int a = compute(n);
      return compute(n + 1) + a;
    } catch (IOException e) {
      return 0;
    }
  }

  static void other(int n) throws TimeoutException {}

  static int compute(int n) throws IOException {
    return n;
  }

  static void read(int n) throws IOException {}

  static void work(int n) {}
}
