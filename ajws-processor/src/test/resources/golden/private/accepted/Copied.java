import java.util.ArrayList;
import org.ajws.ParallelFor;
import org.ajws.Private;

class Copied {
  void run(int[] a) {
    @Private ArrayList<Integer> list = new ArrayList<>();
    @Private String name = "x";
    @Private StringBuilder text;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      text = new StringBuilder();
      text.append(name);
      list.clear();
      list.add(text.length());
      a[i] = list.get(0);
    }
  }
}
