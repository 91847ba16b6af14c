import org.ajws.AtomicSet;

/** The near-twin of UnitWaits and ThisHandedOut, by someone who knows better. */
@AtomicSet("a")
class Silenced {
  private int value;
  private final Runnable task = this::inc;

  @SuppressWarnings("ajws-atomic")
  Silenced(java.util.List<Silenced> all) {
    all.add(this);
  }

  void inc() {
    value++;
  }

  @SuppressWarnings("ajws-atomic")
  void take(java.util.concurrent.Future<Integer> result) throws Exception {
    value = result.get();
  }
}
