import java.util.ArrayList;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Texts of containers that take no lock, or ask nobody under it. */
@AtomicSet("s")
class TextsOfContainers {
  static final List<TextsOfContainers> ALL = new ArrayList<>();
  static final ConcurrentHashMap<String, TextsOfContainers> NAMED = new ConcurrentHashMap<>();
  static final Vector<String> NAMES = new Vector<>();
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  @Override
  public String toString() { return n + "/" + m; }

  void add() { n++; NAMED.put("" + m, this); NAMES.add("" + n); }

  static String sum(TextsOfContainers one) { return "all " + ALL + NAMED + NAMES + one; }
}
