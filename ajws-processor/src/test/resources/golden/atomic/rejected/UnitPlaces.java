import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class UnitPlaces {
  private int value;
  private UnitPlaces partner;

  void noSet(@Atomic("a") String text) {}

  void otherSet(@Atomic("b") UnitPlaces other) {}

  @Atomic("nobody.a")
  void noPlace(UnitPlaces other) {}

  @Atomic("other.b")
  void noSuchSet(UnitPlaces other) {}

  @Atomic("a")
  void noDot(UnitPlaces other) {}

  @Atomic("partner.a")
  void mayChange() {
    partner.value++;
  }

  void otherParameter(UnitPlaces from, @Atomic("a") UnitPlaces to) {
    to.value = from.value;
  }

  void copy(@Atomic("a") UnitPlaces from) {
    value = from.value;
  }

  @AliasAtomic("a=this.a")
  UnitPlaces shared() {
    return null;
  }

  void plain(UnitPlaces other) {}

  static class Sub extends UnitPlaces {
    @Override
    void copy(UnitPlaces from) {}

    @Override
    UnitPlaces shared() {
      return null;
    }

    @Override
    void plain(@AliasAtomic("a=this.a") UnitPlaces other) {}
  }
}
