import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Native methods that only units of the set call, with its lock. */
@AtomicSet("a")
@AtomicSet(value = "s", isStatic = true)
class NativeInUnits {
  @Atomic("a") private int width;
  @Atomic("s") private static int loaded;

  private native int decode(String file);

  private static native void count();

  void load(String file) {
    width = decode(file) + loaded;
  }

  static void loaded() {
    count();
    loaded++;
  }
}
