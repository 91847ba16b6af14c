import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

class Lambdas {
  List<String> list = new ArrayList<>();

  void sort() {
    Comparator<String> order = (a, b) -> a.length() - b.length();
    Collections.sort(list, order);
    Thread thread =
        new Thread(this::sort);
    thread.start();
  }
}
