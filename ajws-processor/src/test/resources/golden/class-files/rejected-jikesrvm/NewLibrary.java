import java.io.FileInputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

class NewLibrary {
  Object close(AutoCloseable resource) {
    return resource;
  }

  int read(String name) throws IOException {
    try (FileInputStream in = new FileInputStream(name)) {
      return in.read();
    }
  }

  boolean same(String a, String b) {
    Objects.requireNonNull(a);
    return Objects.equals(a, b) && Boolean.compare(true, false) > 0;
  }

  long count(java.util.List<String> list) {
    CompletableFuture<String> later = null;
    return list.stream().count();
  }
}
