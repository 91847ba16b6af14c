import java.util.function.IntSupplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Private native methods, of which a call has no lock of the set. */
@AtomicSet("a")
@AtomicSet("b")
class NativeBesideUnits {
  @Atomic("a") private int width;
  @Atomic("b") private int height;

  private native int outside();

  private native int ofOneSet();

  private native int referred();

  private native int afterwards();

  private native int ofAnother();

  void noUnit() {
    System.out.println(outside());
  }

  void unit() {
    width = ofOneSet();
  }

  IntSupplier later() {
    width++;
    height++;
    return this::referred;
  }

  void ends() {
    become: {
      width++;
      height++;
    }
    System.out.println(afterwards());
  }

  void other(NativeBesideUnits other) {
    width++;
    height++;
    System.out.println(other.ofAnother());
  }
}

/** It could touch members of the class itself. */
@AtomicSet(value = "s", isStatic = true)
class NativeOfClass {
  @Atomic("s") private static int loaded;

  static native void load();

  native void alsoLoad();

  static void loaded() {
    loaded++;
  }
}
