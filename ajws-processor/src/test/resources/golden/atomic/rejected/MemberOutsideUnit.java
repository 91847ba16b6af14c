import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

@AtomicSet("a")
@AtomicSet("b")
class MemberOutsideUnit {
  @Atomic int value;

  @NotAtomic
  int twice() {
    return get() + value;
  }

  int get() {
    return value;
  }
}
