import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.ajws.ParallelFor;

/** An object may be a lambda as well as one of a class, or what was stored by its field's name. */
class FunctionsAndObjects {
  static int stat;
  int n;

  interface Op {
    void run(int i);

    default void twice(int i) {
      stat++;
      run(i);
    }
  }

  static class Apart implements Op {
    final int[] own = new int[99];

    public void run(int i) {
      own[i] = i;
    }

    public void twice(int i) {
      run(i);
    }
  }

  static class Adding implements Op {
    public void run(int i) {
      stat += i;
    }

    public void twice(int i) {
      run(i);
    }
  }

  static void on(Op op, int i) {
    op.run(i);
  }

  static void twiceOn(Op op, int i) {
    op.twice(i);
  }

  void either(boolean b) {
    Op op = b ? new Apart() : i -> stat += i;
    for (@ParallelFor int i = 0; i < n; i++) op.run(i);
  }

  void eitherBy(boolean b) {
    Op op = b ? new Apart() : i -> stat += i;
    for (@ParallelFor int i = 0; i < n; i++) on(op, i);
  }

  private Op replaced = new Apart();

  void replace() {
    replaced = i -> stat += i;
  }

  void field() {
    for (@ParallelFor int i = 0; i < n; i++) replaced.run(i);
  }

  void fieldBy() {
    for (@ParallelFor int i = 0; i < n; i++) on(replaced, i);
  }

  private Op function = i -> {};

  void inherited() {
    for (@ParallelFor int i = 0; i < n; i++) function.twice(i);
  }

  void inheritedBy() {
    for (@ParallelFor int i = 0; i < n; i++) twiceOn(function, i);
  }

  void inheritedByReference() {
    Op reference = this::nothing;
    for (@ParallelFor int i = 0; i < n; i++) twiceOn(reference, i);
  }

  void nothing(int i) {}

  private interface Hidden {
    void go(int i);
  }

  private static class HiddenApart implements Hidden {
    final int[] own = new int[99];

    public void go(int i) {
      own[i] = i;
    }
  }

  static Hidden hidden() {
    return i -> stat += i;
  }

  void ofHidden(Hidden h) {
    for (@ParallelFor int i = 0; i < n; i++) h.go(i);
  }

  void firstOfHidden(List<Hidden> all) {
    for (@ParallelFor int i = 0; i < n; i++) all.get(0).go(i);
  }

  private volatile Op updatedOp = new Apart();
  static final AtomicReferenceFieldUpdater<FunctionsAndObjects, Op> UPDATER =
      AtomicReferenceFieldUpdater.newUpdater(FunctionsAndObjects.class, Op.class, "updatedOp");

  void updater() {
    UPDATER.set(this, new Adding());
    for (@ParallelFor int i = 0; i < n; i++) updatedOp.run(i);
  }

  private Op handledOp = new Apart();

  void handle() throws ReflectiveOperationException {
    VarHandle handle =
        MethodHandles.lookup().findVarHandle(FunctionsAndObjects.class, "handledOp", Op.class);
    handle.set(this, new Adding());
    for (@ParallelFor int i = 0; i < n; i++) handledOp.run(i);
  }

  Op reflectedOp = new Apart();

  void reflection() throws ReflectiveOperationException {
    FunctionsAndObjects.class.getDeclaredField("reflectedOp").set(this, new Adding());
    for (@ParallelFor int i = 0; i < n; i++) reflectedOp.run(i);
  }
}
