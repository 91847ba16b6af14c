import org.ajws.*;

@AtomicSet("a")
class MisplacedSets {
  @AtomicSet("b") int field;

  @NotAtomic int other;

  @AliasAtomic("a=this.a") void nothing() {}

  void parameter(@NotAtomic int p) {
    @Atomic("a") int local = p;
    @org.ajws.AtomicSet("a") int set = local;
    other = set;
  }
}

@AtomicSet
class NamelessSet {
  int value;

  void touch(@AliasAtomic NamelessSet other) {
    value++;
  }
}
