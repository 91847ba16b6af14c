import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Vector;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What makes a text of a container that locks itself asks what is in it, under its lock. */
@AtomicSet("s")
class TextsOfContainers {
  static final Vector<TextsOfContainers> ALL = new Vector<>();
  static final Map<String, TextsOfContainers> NAMED = Collections.synchronizedMap(new HashMap<>());
  static final StringBuilder TEXT = new StringBuilder();
  @Atomic("s") private int n;
  @Atomic("s") private int m;

  @Override
  public String toString() { return n + "/" + m; }

  void add() { n++; ALL.add(this); NAMED.put("" + m, this); }

  static String sum() { return "all " + ALL; }
  static String more(String text) { text += NAMED; return text; }
  static String value() { return String.valueOf(ALL); }
  static void appended() { TEXT.append((ALL)); }
  static void printed() { System.out.println(NAMED.values()); }
  static String formatted() { return String.format("%s", ALL); }
}

/** The lock is taken by a text, the set by a function. */
@AtomicSet("t")
class TakenByTexts {
  static final Vector<String> NAMES = new Vector<>();
  @Atomic("t") private int n;
  @Atomic("t") private String text = "";

  void named() { n++; text = n + NAMES.toString() + NAMES; }
  static void all(TakenByTexts t) { NAMES.forEach(x -> t.named()); }
}
