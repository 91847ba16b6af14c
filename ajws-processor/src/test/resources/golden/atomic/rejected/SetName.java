import org.ajws.AtomicSet;

@AtomicSet("not a name")
class SetName {
  int value;

  @AtomicSet("class")
  static class Keyword {
    int value;
  }

  @AtomicSet("")
  static class Empty {
    int value;
  }
}
