import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

@AtomicSet(value = "s", isStatic = true)
class StaticOutside {
  @Atomic("s") static int count;
  final int id = count++;

  @NotAtomic
  static int peek() {
    return count;
  }

  static class Nested {
    int fine() {
      return count;
    }
  }
}

class Elsewhere {
  int read() {
    return StaticOutside.count;
  }
}

@AtomicSet(value = "s", isStatic = true)
interface NoStaticSet {}

@AtomicSet("a")
interface One {}

@AtomicSet("a")
interface Two {}

class Both implements One, Two {}
