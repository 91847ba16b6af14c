import java.util.List;
import java.util.Map;
import org.ajws.AtomicSet;

/** Members of the same types that never refer to what changes; of type variables, whoever chose. */
@AtomicSet("a")
class OpenContent<T> {
  private Object key = "k";
  private CharSequence text = "none";
  private Map.Entry<String, Integer> entry = Map.entry("a", 1);
  private T value;
  private int n;

  void set(T value, String text) {
    this.value = value;
    this.text = text;
    key = text + n++;
    entry = Map.entry(text, n);
  }

  Object key() {
    return key;
  }

  CharSequence text() {
    return text;
  }

  Map.Entry<String, Integer> entry() {
    return entry;
  }

  T value() {
    return value;
  }

  List<T> values() {
    return List.of(value);
  }
}
