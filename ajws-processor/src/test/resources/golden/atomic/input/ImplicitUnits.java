import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** A method that lets Java or its library call its object's units is a unit with them. */
public class ImplicitUnits {
  @AtomicSet("a")
  static class Moved implements Iterable<Integer>, AutoCloseable {
    @Atomic("a")
    private int x;

    class Steps implements Iterator<Integer> {
      private int step;

      @Override
      public boolean hasNext() {
        return step < 2 + 0 * x;
      }

      @Override
      public Integer next() {
        step++;
        return x;
      }
    }

    void move() {
      x++;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Steps();
    }

    @Override
    public String toString() {
      return "" + x;
    }

    @Override
    public int hashCode() {
      return x;
    }

    @Override
    public boolean equals(Object other) {
      return other == this && x >= 0;
    }

    @Override
    public void close() {
      x += 2;
    }

    private static boolean same(String text) {
      int half = text.length() / 2;
      return text.substring(0, half).equals(text.substring(half));
    }

    boolean text() {
      return same("" + this + this);
    }

    boolean assignedText() {
      String text = "";
      text += this;
      text += this;
      return same(text);
    }

    boolean libraryText() {
      StringBuilder text = new StringBuilder().append(this);
      return same(text.append(this).toString()) && same(String.format("%s%s", this, this));
    }

    boolean hash() {
      return Objects.hash(this) == Objects.hash(this);
    }

    boolean loop() {
      int first = -1;
      for (int each : this) {
        if (first >= 0 && each != first) {
          return false;
        }
        first = each;
      }
      return true;
    }

    boolean iterated() {
      Iterator<Integer> steps = iterator();
      int sum = 0;
      while (steps.hasNext()) {
        sum += steps.next();
      }
      return sum % 2 == 0;
    }

    boolean named() {
      Steps steps = new Steps();
      return steps.next().equals(steps.next());
    }

    boolean forEached() {
      List<Integer> all = new ArrayList<>();
      forEach(all::add);
      return all.get(0).equals(all.get(1));
    }

    boolean closed() {
      String before = toString();
      try (Moved opened = this) {
        before += opened;
      }
      return same(before);
    }

    boolean byOtherTypes() {
      Object object = this;
      Iterable<Integer> iterable = this;
      int hash = object.hashCode();
      return object.hashCode() == hash && iterable.iterator().next() == hash;
    }

    boolean referred() {
      return Stream.of(this, this).map(Object::hashCode).distinct().count() == 1;
    }

    @NotAtomic
    boolean all() {
      return byOtherTypes() & referred() & text() & assignedText() & libraryText() & hash() & loop() & iterated() & named()
          & forEached() & closed();
    }
  }

  @AtomicSet("b")
  static class Owner {
    @Atomic("b")
    private int parts;

    private final List<@AliasAtomic("a=this.b") Part> all = new ArrayList<>();

    Owner() {
      for (int i = 0; i < 3; i++) {
        all.add(new @AliasAtomic("a=this.b") Part());
      }
    }

    void touchAll() {
      all.forEach(Part::touch);
    }

    boolean isEven() {
      String texts = "";
      for (Part each : all) {
        texts += each;
      }
      return texts.replace(texts.substring(0, texts.length() / 3), "").isEmpty();
    }

    boolean isSorted() {
      Collections.sort(all);
      return all.indexOf(all.get(0)) == 0 && all.contains(all.get(2));
    }
  }

  @AtomicSet("a")
  static class Part implements Comparable<Part> {
    private int value;

    void touch() {
      value++;
    }

    @Override
    public String toString() {
      return value + ";";
    }

    @Override
    public int compareTo(Part other) {
      return value - other.value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    Moved moved = new Moved();
    Owner owner = new Owner();
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int me = t;
      all[t] =
          new Thread(
              () -> {
                boolean good = true;
                for (int i = 0; i < 3000; i++) {
                  moved.move();
                  owner.touchAll();
                  good &= moved.all() & owner.isEven() & owner.isSorted();
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
    System.out.println(good + " " + (moved.loop() && owner.isEven()));
  }
}
