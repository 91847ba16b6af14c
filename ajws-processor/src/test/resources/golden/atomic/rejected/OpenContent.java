import java.io.Serializable;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.zip.CRC32;
import org.ajws.AtomicSet;

/** Members whose types do not say that what they refer to changes: what they are given does. */
@AtomicSet("a")
class OpenContent implements Cloneable {
  private Iterable<String> names = new ArrayList<>();
  private Object slots;
  private CharSequence text = "none";
  private Serializable kept;
  private Map.Entry<String, Integer> entry = new AbstractMap.SimpleEntry<>("a", 1);
  private final CRC32 sum = new CRC32();
  private final StringJoiner joined = new StringJoiner(",");
  private IntSummaryStatistics lengths = new IntSummaryStatistics();

  OpenContent() {
    slots = new int[3];
  }

  void add(String name) {
    text = new StringBuilder(text).append(name);
    kept = new int[] {name.length()};
    entry.setValue(entry.getValue() + 1);
    sum.update(name.length());
    joined.add(name);
    lengths.accept(name.length());
  }

  Iterable<String> names() {
    return names;
  }

  Object slots() {
    return slots;
  }

  CharSequence text() {
    return text;
  }

  Serializable kept() {
    return kept;
  }

  Map.Entry<String, Integer> entry() {
    return entry;
  }

  CRC32 sum() {
    return sum;
  }

  StringJoiner joined() {
    return joined;
  }

  List<IntSummaryStatistics> lengths() {
    return List.of(lengths);
  }
}
