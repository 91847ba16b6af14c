import java.io.IOException;
import java.io.OutputStream;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A method is a unit, too, if a method of the library that it inherits calls its object's units. */
public class InheritedCalls {
  @AtomicSet("b")
  static class Bag extends AbstractCollection<Integer> {
    @Atomic("b")
    private int size;

    @Override
    public boolean add(Integer each) {
      size++;
      return true;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<Integer> iterator() {
      return List.<Integer>of().iterator();
    }

    @Override
    public boolean addAll(Collection<? extends Integer> all) {
      return super.addAll(all);
    }

    void four() {
      addAll(List.of(1, 2));
      this.addAll(List.of(3, 4));
    }

    boolean isWhole() {
      return size % 2 == 0;
    }

    boolean isFour() {
      return size % 4 % 2 == 0;
    }
  }

  @AtomicSet("p")
  static class Pair extends AbstractList<Integer> {
    @Atomic("p")
    private int value;

    @Override
    public int size() {
      return 2 + 0 * value;
    }

    @Override
    public Integer get(int index) {
      return value;
    }

    void next() {
      value++;
    }

    boolean hasIt() {
      return contains(get(0)) && indexOf(get(1)) == 0;
    }

    boolean isEqual() {
      int first = -1;
      for (int each : this) {
        if (first >= 0 && each != first) {
          return false;
        }
        first = each;
      }
      return true;
    }
  }

  @AtomicSet("o")
  static class Bytes extends OutputStream {
    @Atomic("o")
    private int count;

    @Override
    public void write(int b) {
      count++;
    }

    @Override
    public void write(byte[] all) throws IOException {
      super.write(all);
    }

    boolean isWhole() {
      return count % 3 == 0;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    Bag bag = new Bag();
    Pair pair = new Pair();
    Bytes bytes = new Bytes();
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int me = t;
      all[t] =
          new Thread(
              () -> {
                boolean good = true;
                for (int i = 0; i < 3000; i++) {
                  bag.four();
                  pair.next();
                  try {
                    bytes.write(new byte[3]);
                  } catch (IOException e) {
                    good = false;
                  }
                  good &= bag.isWhole() & bag.isFour() & pair.hasIt() & pair.isEqual() & bytes.isWhole();
                }
                right[me] = good;
              });
      all[t].start();
    }
    boolean good = true;
    for (int t = 0; t < threads; t++) {
      all[t].join();
      good &= right[t];
    }
    System.out.println(good + " " + bag.isWhole());
  }
}
