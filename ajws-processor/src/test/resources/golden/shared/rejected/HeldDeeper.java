import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.ParallelFor;

/** What all iterations share, behind more than one object, function or stream. */
class HeldDeeper {
  int v;
  int[] f = new int[4];
  HeldDeeper next;
  List<HeldDeeper> items = new ArrayList<>();

  enum Color {
    RED,
    BLUE;
    int count;
  }

  HeldDeeper() {}

  HeldDeeper(HeldDeeper next) {
    this.next = next;
  }

  abstract static class Shape {
    abstract HeldDeeper held();

    void touch() {
      held().v++;
    }
  }

  static class Circle extends Shape {
    HeldDeeper mine;

    Circle(HeldDeeper mine) {
      this.mine = mine;
    }

    @Override
    HeldDeeper held() {
      return mine;
    }
  }

  static class Square extends Shape {
    @Override
    HeldDeeper held() {
      return new HeldDeeper();
    }
  }

  Supplier<HeldDeeper> supplier() {
    return () -> next;
  }

  static void put(List<HeldDeeper> list, HeldDeeper h) {
    list.add(h);
  }

  static void each(List<HeldDeeper> list, Consumer<HeldDeeper> c) {
    for (HeldDeeper h : list) {
      c.accept(h);
    }
  }

  void calledTwice(int n, HeldDeeper o) {
    Consumer<HeldDeeper> keep = h -> new HeldDeeper(h).next.v++;
    for (@ParallelFor int i = 0; i < n; i++) {
      keep.accept(o);
      keep.accept(new HeldDeeper());
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper[] made = new HeldDeeper[2];
      for (int k = 0; k < 2; k++) {
        made[k] = new HeldDeeper(k == 0 ? o : new HeldDeeper());
      }
      made[0].next.v++;
    }
  }

  void objects(int n, HeldDeeper o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper h = new HeldDeeper(new HeldDeeper(new HeldDeeper(o)));
      h.next.next.next.v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper at = new HeldDeeper(new HeldDeeper(o));
      while (at.next != null) {
        at = at.next;
      }
      at.v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper h = new HeldDeeper();
      put(h.items, o);
      h.items.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      new Circle(o).touch();
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<HeldDeeper> one = new ArrayList<>();
      List<HeldDeeper> other = new ArrayList<>();
      (i > 3 ? one : other).add(o);
      one.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<HeldDeeper> open = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        for (HeldDeeper h : open) {
          h.v++;
        }
        open.add(o);
      }
    }
  }

  void elements(int n, int[] a, HeldDeeper[] all, HeldDeeper o) {
    for (@ParallelFor HeldDeeper h : all) {
      h.f = a;
      h.f[0]++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      all[i].next = new HeldDeeper(o);
      all[i].next.next.v++;
    }
    for (@ParallelFor HeldDeeper h : all) {
      h.items.add(o);
      h.items.get(0).v++;
    }
  }

  void filled(int n, HeldDeeper[] all, List<HeldDeeper> list, HeldDeeper o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      List<HeldDeeper> own = new ArrayList<>();
      Collections.addAll(own, o);
      own.get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper[] own = new HeldDeeper[3];
      Arrays.fill(own, o);
      own[1].v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper[] own = new HeldDeeper[n];
      System.arraycopy(all, 0, own, 0, n);
      own[1].v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      HeldDeeper[] own = new HeldDeeper[n];
      list.toArray(own);
      own[0].v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Deque<HeldDeeper> open = new ArrayDeque<>(list);
      open.pop().v++;
    }
  }

  void streams(int n, List<HeldDeeper> list, Map<String, HeldDeeper> map, HeldDeeper[] all) {
    for (@ParallelFor int i = 0; i < n; i++) {
      list.stream().filter(h -> h.v > 0).forEach(h -> h.v++);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Arrays.stream(all).map(h -> h.next).forEach(h -> h.v++);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      list.stream().toList().get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      map.values().stream().collect(Collectors.groupingBy(h -> h.v)).get(1).get(0).v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      IntStream.range(0, 3).mapToObj(k -> all[k]).forEach(h -> h.v++);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      Color.values()[0].count++;
    }
  }

  void functions(int n, HeldDeeper o) {
    for (@ParallelFor int i = 0; i < n; i++) {
      new HeldDeeper(o).supplier().get().v++;
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      each(List.of(o), h -> h.v++);
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      List<Action> all = new ArrayList<>();
      all.add(() -> o.v++);
      all.get(0).run();
    }
    for (@ParallelFor int i = 0; i < n; i++) {
      AtomicReference<HeldDeeper> own = new AtomicReference<>();
      own.set(o);
      own.get().v++;
    }
  }

  interface Action {
    void run();
  }
}
