import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Reads;

/** Members that cannot say which set their object has. */
public class SharedMemberForms {
  @AtomicSet("a")
  @AtomicSet("b")
  static class Forms {
    @Atomic(shared = true)
    private final List<String> inBoth = new ArrayList<>();

    @Atomic(value = "a", shared = true)
    private final List<String> first = new ArrayList<>();

    @Atomic(value = "a", shared = true)
    private final List<String> second = new ArrayList<>();

    @Atomic("b")
    private int n;
  }

  @AtomicSet("s")
  static class Text {
    @Atomic(value = "s", shared = true)
    private final String text = "";
  }

  @AtomicSet("s")
  static class Slots {
    @Atomic(value = "s", shared = true)
    private final int[] slots = {};
  }

  @AtomicSet("s")
  static class Any<T> {
    @Atomic(value = "s", shared = true)
    private final Object any = new Object();
  }

  @AtomicSet("s")
  static class Variable<T> {
    @Atomic(value = "s", shared = true)
    private final T variable = null;
  }

  @AtomicSet("s")
  static class OfModule {
    @Atomic(value = "s", shared = true)
    private final Text text = new Text();
  }

  @AtomicSet("s")
  static class Assigned {
    @Atomic(value = "s", shared = true)
    private List<String> list = new ArrayList<>();

    void renew() {
      list = new ArrayList<>();
    }
  }

  @AtomicSet("s")
  static class NotByAll {
    @Atomic(value = "s", shared = true)
    private List<String> list;

    NotByAll(List<String> list) {
      this.list = list;
    }

    NotByAll() {}
  }

  @AtomicSet("s")
  static class ReadBefore {
    @Atomic(value = "s", shared = true)
    private List<String> list;

    ReadBefore(List<String> list) {
      int n = this.list == null ? 0 : 1;
      this.list = list;
    }
  }

  @AtomicSet("s")
  static class Declarators {
    @Atomic(value = "s", shared = true)
    private List<String> list = new ArrayList<>(), other;
  }

  @AtomicSet("s")
  static class Everywhere {
    @Atomic(value = "s", shared = true, reads = Reads.VOLATILE)
    private final List<String> list = new ArrayList<>();
  }

  @AtomicSet("s")
  static class Base {
    @Atomic("s")
    int n;
  }

  static class Sub extends Base {
    @Atomic(value = "s", shared = true)
    private final List<String> list = new ArrayList<>();
  }

  @AtomicSet("shared")
  static class Aliased {
    @Atomic(value = "shared", shared = true)
    private final List<String> list = new ArrayList<>();

    private final @AliasAtomic("s=this.shared") Base base =
        new @AliasAtomic("s=this.shared") Base();
  }

  static void parameter(@Atomic(value = "s", shared = true) Base base) {}
}
