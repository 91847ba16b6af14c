import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class MemberOfOtherObject {
  @Atomic("a") int value;

  void copyFrom(MemberOfOtherObject other) {
    value = other.value;
  }

  static int peek(MemberOfOtherObject object) {
    return object.value;
  }

  static MemberOfOtherObject handedOutFirst(java.util.List<MemberOfOtherObject> all) {
    MemberOfOtherObject made = new MemberOfOtherObject();
    made.value = 1;
    all.add(made);
    made.value = 2;
    return made;
  }

  static void handedOutInALoop(java.util.List<MemberOfOtherObject> all) {
    MemberOfOtherObject made = new MemberOfOtherObject();
    for (int i = 0; i < 3; i++) {
      made.value = i;
      all.add(made);
    }
  }

  static Runnable handedToALambda() {
    MemberOfOtherObject made = new MemberOfOtherObject();
    return () -> made.value++;
  }

  static class Elsewhere {
    int sum(MemberOfOtherObject[] all) {
      int sum = 0;
      for (MemberOfOtherObject each : all) {
        sum += each.value;
      }
      return sum;
    }
  }

  /** Its parameters stand nowhere: they must be written first. */
  record Compact(MemberOfOtherObject of, int value) {
    Compact {
      value = of.value;
    }
  }

  record Listed(MemberOfOtherObject of, int value) {
    Listed(MemberOfOtherObject of, int value) {
      this.of = of;
      this.value = of.value;
    }
  }
}
