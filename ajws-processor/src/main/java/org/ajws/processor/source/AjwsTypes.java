package org.ajws.processor.source;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types that programs name, and what to import for one that is not found. */
public final class AjwsTypes {
  /** The simple names of the annotations. */
  public static final Set<String> ANNOTATIONS =
      Set.of(
          "AliasAtomic",
          "Async",
          "Atomic",
          "AtomicSet",
          "AtomicSets",
          "Atomics",
          "Finish",
          "NotAtomic",
          "ParallelFor",
          "Private",
          "Reduce",
          "Speculative");

  private static final Map<String, Set<String>> OTHERS =
      Map.of(
          "org.ajws",
          Set.of("Reads", "ReduceOp", "Reducer", "SpeculationBackend", "SpeculationPolicy"),
          "org.ajws.sync",
          Set.of(
              "Channel",
              "ChannelIterator",
              "CycleException",
              "DeadlockException",
              "Future",
              "Interval",
              "Intervals",
              "Point",
              "Promise"),
          "org.ajws.runtime",
          Set.of("AjwsPool", "AjwsRuntime", "AjwsRuntimeMXBean"));

  private static final Map<String, String> BY_SIMPLE_NAME = bySimpleName();

  private static final Pattern NOT_FOUND =
      Pattern.compile("cannot find symbol: (?:class|variable) (\\w+)\\b.*", Pattern.DOTALL);

  private AjwsTypes() {}

  private static Map<String, String> bySimpleName() {
    Map<String, String> all = new TreeMap<>();
    ANNOTATIONS.forEach(name -> all.put(name, "org.ajws." + name));
    OTHERS.forEach((pack, names) -> names.forEach(name -> all.put(name, pack + "." + name)));
    return all;
  }

  /** The full name of a type by its simple one; null for none of AJWS. */
  static String fullName(String simpleName) {
    return BY_SIMPLE_NAME.get(simpleName);
  }

  /**
   * What to do about an error of the compiler.
   *
   * @param message in one line
   * @param otherwise where it is not about a type of AJWS
   */
  public static String fix(String message, String otherwise) {
    Matcher m = NOT_FOUND.matcher(message);
    String type = m.matches() ? fullName(m.group(1)) : null;
    if (type == null) {
      return otherwise;
    }
    String add = "add import " + type + ";";
    // Other libraries have a Future, too.
    return ANNOTATIONS.contains(m.group(1)) ? add : add + " if that is meant, or correct it";
  }
}
