import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.TimeoutException;

class Exceptions {
  void checked(int n) {
    finish:
    {
      try {
        async: read(n);
        read(n + 1);
      } catch (IOException e) {
        work(n);
      }
    }
  }

  void partly(int n) throws IOException {
    finish:
    {
      try {
        async: read(n);
        work(n + 1);
      } catch (FileNotFoundException e) {
        work(n);
      }
    }
  }

  void any(int n) {
    finish:
    for (int i = 0; i < n; i++) {
      try {
        async: read(i);
      } catch (Exception e) {
        work(n);
      }
    }
  }

  void unchecked(int n) {
    finish:
    {
      try {
        async: work(n);
        work(n + 1);
      } catch (IllegalStateException | IllegalArgumentException e) {
        work(n);
      } catch (RuntimeException e) {
        work(n);
      }
    }
  }

  void escaping(int n) {
    try {
      async: work(n);
      other(n + 1);
    } catch (TimeoutException e) {
      work(n);
    } catch (Throwable e) {
      work(n);
    }
  }

  static void other(int n) throws TimeoutException {}

  static void read(int n) throws IOException {}

  static void work(int n) {}
}
