import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Not the object itself is handed out, but what leads to it; or it goes a longer way. */
class HandedOutAround {
  static final List<Object> ALL = new ArrayList<>();
  static final Map<Integer, Object> BY_KEY = new TreeMap<>();
  static Object last;

  @AtomicSet("a")
  static class N implements Iterable<Integer> {
    @Atomic("a")
    int v;

    private final Runnable task = () -> v++;

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return true;
        }

        @Override
        public Integer next() {
          return v++;
        }
      };
    }

    class In {
      void go() {
        v++;
      }
    }

    class Kept {
      Kept() {
        last = this;
      }

      void go() {
        v++;
      }
    }

    In in() {
      return new In();
    }

    IntSupplier function() {
      return () -> v++;
    }

    void storesFunction() {
      last = (Runnable) () -> v++;
    }

    void addsReference() {
      ALL.add((Runnable) this::inc);
    }

    void addsLocal() {
      Runnable r = () -> v++;
      ALL.add(r);
    }

    void addsField() {
      ALL.add(task);
    }

    void makesInner() {
      new Kept();
    }

    void storesLocalClass() {
      class L {
        final N n = N.this;
      }
      last = new L();
    }

    void storesLocal() {
      N n = this;
      ALL.add(n);
    }

    void storesArray() {
      last = new Object[] {this};
    }

    void storesChosen(boolean which) {
      last = which ? this : null;
    }

    void storesSwitched(int which) {
      last =
          switch (which) {
            case 0 -> null;
            default -> {
              yield this;
            }
          };
    }

    void storesChecked() {
      last = Objects.requireNonNull(this);
    }

    void storesRecord() {
      last = new Pair(this, 1);
    }

    void storesHolder() {
      Holder holder = new Holder();
      holder.n = this;
      last = holder;
    }

    void storesValue() {
      BY_KEY.computeIfAbsent(v, k -> new Pair(this, k));
    }

    void streams() {
      Stream.of(1).map(i -> this).forEach(ALL::add);
    }

    void throwsIt() {
      throw new Thrown(this);
    }

    Pair pair() {
      return new Pair(this, 1);
    }

    N itself() {
      N n = this;
      return n;
    }

    N again() {
      return itself();
    }

    @Override
    public String toString() {
      last = this;
      return "";
    }

    void inc() {
      v++;
    }
  }

  record Pair(N n, int i) {}

  static class Holder {
    N n;
  }

  static class Thrown extends RuntimeException {
    Thrown(N n) {
      last = n;
    }
  }

  static class Listening extends N {
    Listening(Consumer<Runnable> source) {
      source.accept(this::inc);
    }
  }

  static class Stored extends N {
    private final Object place = ALL.add((Runnable) () -> v++);
  }

  static class Anonymous extends N {
    {
      last =
          new Object() {
            void go() {
              v++;
            }
          };
    }
  }

  static N made() {
    N n = new N();
    try {
      return n;
    } finally {
      last = n;
    }
  }

  static void make(Consumer<Runnable> source) {
    N iterated = new N();
    last = iterated.iterator();
    iterated.v++;
    N inner = new N();
    last = inner.in();
    inner.v++;
    N function = new N();
    last = function.function();
    function.v++;
    N stores = new N();
    stores.storesFunction();
    stores.v++;
    N adds = new N();
    adds.addsReference();
    adds.v++;
    N local = new N();
    local.addsLocal();
    local.v++;
    N field = new N();
    field.addsField();
    field.v++;
    N task = new N();
    last = task.task;
    task.v++;
    N makes = new N();
    makes.makesInner();
    makes.v++;
    N localClass = new N();
    localClass.storesLocalClass();
    localClass.v++;
    N storesLocal = new N();
    storesLocal.storesLocal();
    storesLocal.v++;
    N array = new N();
    array.storesArray();
    array.v++;
    N chosen = new N();
    chosen.storesChosen(true);
    chosen.v++;
    N switched = new N();
    switched.storesSwitched(1);
    switched.v++;
    N checked = new N();
    checked.storesChecked();
    checked.v++;
    N record = new N();
    record.storesRecord();
    record.v++;
    N holder = new N();
    holder.storesHolder();
    holder.v++;
    N value = new N();
    value.storesValue();
    value.v++;
    N streams = new N();
    streams.streams();
    streams.v++;
    N thrown = new N();
    thrown.throwsIt();
    thrown.v++;
    N pair = new N();
    last = pair.pair();
    pair.v++;
    N again = new N();
    last = again.again();
    again.v++;
    N text = new N();
    String shown = "" + text;
    text.v++;
    N printed = new N();
    System.out.println(Optional.of(printed));
    printed.v++;
    N listening = new Listening(source);
    listening.v++;
    N stored = new Stored();
    stored.v++;
    N anonymous = new Anonymous();
    anonymous.v++;
    made().v++;
  }

  @AtomicSet("m")
  static class Slots {
    @Atomic("m")
    int @AliasAtomic("this.m[]") [] slots = new @AliasAtomic("this.m[]") int[3];

    @Atomic("m")
    @AliasAtomic("m=this.m")
    Slots next;

    Slots() {}

    Slots(@AliasAtomic("m=this.m") Slots next) {
      slots = next.open();
    }

    int @AliasAtomic("this.m[]") [] open() {
      return slots;
    }

    int first() {
      return slots[0];
    }
  }

  @AtomicSet("m")
  static class Own {
    @Atomic("m")
    int @AliasAtomic("this.m[]") [] slots = new @AliasAtomic("this.m[]") int[3];
  }

  static void slots(Slots others) {
    Slots made = new Slots(others);
    made.slots[0]++; // perhaps those of another
    Own own = new Own();
    own.slots[0]++;
    last = own;
    own.slots[0]++;
  }
}
