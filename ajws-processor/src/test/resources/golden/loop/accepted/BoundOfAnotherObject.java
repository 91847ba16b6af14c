import java.util.List;
import org.ajws.ParallelFor;

class BoundOfAnotherObject {
  private int count;

  void run(BoundOfAnotherObject[] others, List<String> list, List<List<String>> lists) {
    for (@ParallelFor int i = 0; i < count; i++) {
      others[i].count = 5;
      others[i].grow();
    }
    for (@ParallelFor int i = 0; i < list.size(); i++) {
      lists.get(i).add("x");
    }
    int n = 10;
    for (@ParallelFor int i = 0; i < n; i++) {
      int m = n;
      m++;
      System.out.println(m);
    }
  }

  void grow() {
    count++;
  }
}
