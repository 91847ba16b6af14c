import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

@AtomicSet("a")
class UnseenAccesses {
  @Atomic("a") private volatile int value;
  private volatile int other;

  int get() {
    return value;
  }

  native void fill();

  static native void load();

  @NotAtomic
  native long now();

  @SuppressWarnings("ajws-atomic")
  native void silenced();

  private static final AtomicIntegerFieldUpdater<UnseenAccesses> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(UnseenAccesses.class, "value");
  private static final AtomicIntegerFieldUpdater<UnseenAccesses> OTHER =
      AtomicIntegerFieldUpdater.newUpdater(UnseenAccesses.class, "other");

  static Field field() throws ReflectiveOperationException {
    return UnseenAccesses.class.getDeclaredField("value");
  }

  static VarHandle handle() throws ReflectiveOperationException {
    return MethodHandles.lookup().findVarHandle(UnseenAccesses.class, "value", int.class);
  }

  @SuppressWarnings("ajws-atomic")
  static Field silencedField() throws ReflectiveOperationException {
    return UnseenAccesses.class.getDeclaredField("value");
  }
}
