import java.util.*;
import org.ajws.*;

/** Objects that a local is given behind its declaration. */
class AssignedObjects {
  interface Source { List<String> next(); }

  static class Joined implements Reducer<List<String>> {
    public List<String> identity() { return new ArrayList<>(); }
    public List<String> combine(List<String> a, List<String> b) {
      List<String> both = new ArrayList<>(a);
      both.addAll(b);
      return both;
    }
  }

  final Joined joined = new Joined();

  List<String> made() { return new ArrayList<>(); }

  void once() {
    List<String> l;
    l = new ArrayList<>();
    async: l.add("a");
    async: l.add("b");
  }

  void inAFinish() {
    finish: {
      List<String> l;
      l = new ArrayList<>();
      async: l.add("a");
      async: l.add("b");
    }
  }

  void anotherOne() {
    List<String> l = new ArrayList<>();
    l.add("x");
    l = made();
    async: l.add("a");
    async: l.add("b");
  }

  void given(Source source) {
    List<String> l = null;
    l = source.next();
    async: l.add("a");
    async: l.add("b");
  }

  void slots(int n) {
    int[] a;
    a = new int[n];
    async: a[0] = 1;
    a[0]++;
  }

  void reduced() {
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    all = joined.combine(all, List.of("x"));
    async: all.add("a");
    async: all.add("b");
  }

  void value() {
    @Reduce(by = Joined.class) List<String> all = new ArrayList<>();
    all = joined.combine(all, List.of("x"));
    @Async boolean added = all.add("a");
    all.add("b");
    System.out.println(added);
  }

  void eachRound(int n) {
    finish: {
      List<String> l;
      for (int i = 0; i < n; i++) {
        l = new ArrayList<>();
        async: l.add("a");
        async: l.add("b");
      }
    }
  }
}
