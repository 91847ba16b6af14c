package org.ajws.processor.program.sets;

import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;

/**
 * The aliases in a type as it is written down: of a field, local, parameter, return value or {@code
 * new} expression.
 *
 * @param own the aliases of the type itself
 * @param at the annotations they stand in, in the same order
 * @param arguments those of the type arguments, in order; shorter if there are none
 */
public record AliasedType(List<AliasText> own, List<TreePath> at, List<AliasedType> arguments) {
  /** A type without aliases. */
  public static final AliasedType NONE = new AliasedType(List.of(), List.of(), List.of());

  /** Copies the lists. */
  public AliasedType {
    own = List.copyOf(own);
    at = List.copyOf(at);
    arguments = List.copyOf(arguments);
  }

  /** Whether neither the type nor an argument has an alias. */
  public boolean isEmpty() {
    return own.isEmpty() && arguments.stream().allMatch(AliasedType::isEmpty);
  }

  /** The aliases of sets, without those of slots alone. */
  public List<AliasText> ofSets() {
    return own.stream().filter(a -> a.name() != null).toList();
  }

  /** The alias that names the slots' set; null for none. */
  public AliasText slots() {
    return own.stream().filter(a -> a.slots() != null).findFirst().orElse(null);
  }

  /** How many dimensions the aliased slots have; 0 for none. */
  public int slotDimensions() {
    return slots() == null ? 0 : slots().dimensions();
  }

  AliasedType with(AliasedType other) {
    List<AliasText> texts = new ArrayList<>(own);
    texts.addAll(other.own);
    List<TreePath> paths = new ArrayList<>(at);
    paths.addAll(other.at);
    return new AliasedType(texts, paths, arguments.isEmpty() ? other.arguments : arguments);
  }
}
