import java.io.IOException;
import java.io.OutputStream;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** What inherited methods of the library call on their own object, and records on their parts. */
class CallsOfTheLibrary {
  @AtomicSet("t")
  static class Total {
    private int sum;

    void take(Bag bag) {
      sum++;
      bag.addAll(List.of("x")); // AJWS-530: addAll calls add, which tells the total
    }

    void show(Pair pair) {
      sum++;
      System.out.println("" + pair + sum); // AJWS-530: a record's text is that of its parts
    }

    void write(Out out) throws IOException {
      sum++;
      out.write(new byte[2]); // AJWS-530: write(int) for each byte
    }

    int sum() {
      return sum;
    }
  }

  @AtomicSet("b")
  static class Bag extends AbstractCollection<String> {
    private int size;
    private Total total;

    @Override
    public boolean add(String s) {
      size += total.sum();
      return true;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<String> iterator() {
      return List.<String>of().iterator();
    }

    /** A unit, since it calls add: so it is no use to say that it is none. */
    @Override
    @NotAtomic
    public boolean addAll(Collection<? extends String> c) {
      size = 0; // AJWS-507
      return super.addAll(c);
    }
  }

  record Pair(String name, Part part) {}

  @AtomicSet("p")
  static class Part {
    private Total total;
    private int last;

    @Override
    public String toString() {
      last = total.sum();
      return "" + last;
    }
  }

  @AtomicSet("o")
  static class Out extends OutputStream {
    private Total total;
    private int last;

    @Override
    public void write(int b) {
      last = total.sum();
    }
  }
}
