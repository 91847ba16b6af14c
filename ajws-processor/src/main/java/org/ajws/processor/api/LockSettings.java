package org.ajws.processor.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How a build makes the units of atomic sets exclude each other.
 *
 * @param general for all sets without a way of their own
 * @param ofSets ways for single sets, by {@code Class.set}; the class may have its package and the
 *     classes around it, as far as one needs them to know which class it is
 */
public record LockSettings(LockKind general, Map<String, RequestedProtection> ofSets) {

  /** Copies the map, in the order of its names. */
  public LockSettings {
    ofSets = java.util.Collections.unmodifiableMap(new TreeMap<>(ofSets));
  }

  /** The same for all sets. */
  public static LockSettings of(LockKind general) {
    return new LockSettings(general, Map.of());
  }

  /**
   * Reads what users write: {@code auto}, {@code auto, Hits.count=striped, a.b.Map.all=reentrant}.
   *
   * @param text items with commas between them: at most one way for all sets, {@code monitor} if it
   *     is not there, and any number for single ones
   * @throws IllegalArgumentException with a message for the user
   */
  public static LockSettings parse(String text) {
    LockKind general = null;
    Map<String, RequestedProtection> ofSets = new TreeMap<>();
    for (String item : text.split(",", -1)) {
      String[] parts = item.strip().split("\\s*=\\s*", -1);
      if (parts.length == 1) {
        if (general != null) {
          throw new IllegalArgumentException(
              "'%s' names the locks of all sets twice".formatted(text.strip()));
        }
        general = constant(LockKind.values(), parts[0]);
      } else if (parts.length > 2 || !parts[0].matches("[\\w$]+(\\.[\\w$]+)+")) {
        throw new IllegalArgumentException("'%s' is not Class.set=way".formatted(item.strip()));
      } else if (ofSets.put(parts[0], constant(RequestedProtection.values(), parts[1])) != null) {
        throw new IllegalArgumentException("'%s' is named twice".formatted(parts[0]));
      }
    }
    return new LockSettings(general == null ? LockKind.MONITOR : general, ofSets);
  }

  private static <E extends Enum<E>> E constant(E[] constants, String text) {
    for (E constant : constants) {
      if (constant.name().equalsIgnoreCase(text)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(
        "'%s' is none of %s"
            .formatted(
                text,
                Arrays.stream(constants)
                    .map(c -> c.name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "))));
  }
}
