import static org.ajws.ReduceOp.SUM;

import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.Reducer;

class Operations {
  static class Longest implements Reducer<String> {
    @Override
    public String identity() {
      return "";
    }

    @Override
    public String combine(String a, String b) {
      return b.length() > a.length() ? b : a;
    }
  }

  static class Shortest extends Longest {
    Shortest(int unused) {}
  }

  class Inner extends Longest {}

  void run(String[] a, Longest longest) {
    @Reduce int none = 0;
    @Reduce(value = SUM, by = Longest.class) int two = 0;
    @Reduce(by = Longest.class) Integer otherType = 0;
    @Reduce(by = Shortest.class) String needsArgument = "";
    @Reduce(by = Inner.class) String inner = "";
    @Reduce(SUM) @Private int both = 0;
    @Reduce(by = Longest.class) String s = "";
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s = longest.combine(a[i], s);
    }
    System.out.println(s + none + two + otherType + needsArgument + inner + both);
  }
}
