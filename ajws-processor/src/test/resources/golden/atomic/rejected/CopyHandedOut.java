import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

@AtomicSet("a")
class CopyHandedOut implements Cloneable {
  private List<CopyHandedOut> listeners = new ArrayList<>();
  private List<String> names = new ArrayList<>();

  void add(CopyHandedOut listener) {
    listeners.add(listener);
  }

  @Override
  public CopyHandedOut clone() {
    try {
      CopyHandedOut copy = (CopyHandedOut) super.clone();
      copy.listeners = new ArrayList<>();
      for (CopyHandedOut listener : listeners) {
        listener.add(copy);
      }
      copy.names = new ArrayList<>(names);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  CopyHandedOut twin() throws CloneNotSupportedException {
    CopyHandedOut twin = (CopyHandedOut) super.clone();
    add(twin);
    twin.names = new ArrayList<>();
    return twin;
  }
}
