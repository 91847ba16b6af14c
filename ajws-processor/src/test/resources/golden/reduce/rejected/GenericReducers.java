import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.Reducer;

/** What a generic reducer makes need not be what the variable holds, whatever its parameter is. */
class GenericReducers {
  static class Joined<T> implements Reducer<List<T>> {
    @Override
    public List<T> identity() {
      return new LinkedList<>();
    }

    @Override
    public List<T> combine(List<T> a, List<T> b) {
      List<T> both = new LinkedList<>(a);
      both.addAll(b);
      return both;
    }
  }

  static class Most<T extends Comparable<T>> implements Reducer<T> {
    @Override
    public T identity() {
      return null;
    }

    @Override
    public T combine(T a, T b) {
      return a == null ? b : b == null || a.compareTo(b) > 0 ? a : b;
    }
  }

  static class Rows<T> implements Reducer<T[]> {
    @Override
    public T[] identity() {
      return null;
    }

    @Override
    public T[] combine(T[] a, T[] b) {
      return a == null ? b : a;
    }
  }

  void run() {
    @Reduce(by = Joined.class) ArrayList<String> subtype = new ArrayList<>();
    @Reduce(by = Most.class) Object notComparable = null;
    @Reduce(by = Rows.class) int[] numbers = null;
    @Reduce(by = Joined.class) List<String> fits = new ArrayList<>();
    @Reduce(by = Most.class) String fitsToo = null;
    @Reduce(by = Rows.class) String[] fitsAsArray = null;
    System.out.println(subtype + "" + notComparable + numbers + fits + fitsToo + fitsAsArray);
  }
}
