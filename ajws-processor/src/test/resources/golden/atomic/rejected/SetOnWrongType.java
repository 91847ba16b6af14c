import org.ajws.AtomicSet;

class SetOnWrongType {
  @AtomicSet("a")
  record Point(int x, int y) {}

  @AtomicSet("a")
  @interface Marker {}
}
