/** The published forms of units over parameters. */
class UnitForms {
  @Atomicset(a);
  @Atomic(a) private int left;
  @Atomic(a) private int right;
  private final UnitForms next;

  UnitForms(int value, UnitForms next) {
    left = value;
    right = value;
    this.next = next;
  }

  public boolean equals(@Atomic Object o) {
    return o instanceof UnitForms && ((UnitForms) o).left == left;
  }

  public int hashCode() { return left; }

  boolean stateEquals(@Atomic(a) Object o) {
    if (!(o instanceof UnitForms)) return false;
    UnitForms other = (UnitForms) o;
    return other.left == left && other.right == right;
  }

  @Atomic void move(UnitForms other, int by) {
    left -= by; right -= by;
    other.left += by; other.right += by;
  }

  @Atomic(next.a) void take() { left += next.left; next.left = 0; }

  public static void main(String[] args) {
    UnitForms x = new UnitForms(3, null), y = new UnitForms(5, x);
    y.move(x, 1);
    System.out.println(x.equals(y) + " " + x.stateEquals(y) + " " + x.stateEquals(null));
    finish { async { x.move(y, 1); y.move(x, 2); } }
    y.take();
    System.out.println(x.hashCode() + " " + y.hashCode() + " " + x.stateEquals(x));
  }
}
