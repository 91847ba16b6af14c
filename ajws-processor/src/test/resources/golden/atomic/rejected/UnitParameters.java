import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class UnitParameters implements Comparable<UnitParameters> {
  private int value;

  void copy(@Atomic("a") UnitParameters from) {}

  @Atomic("one.a")
  @Atomic("two.a")
  static void swap(UnitParameters one, UnitParameters two) {}

  @Override
  public boolean equals(Object other) {
    return other instanceof UnitParameters u && u.value == value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  @Override
  public int compareTo(UnitParameters other) {
    return Integer.compare(value, other.value);
  }
}
