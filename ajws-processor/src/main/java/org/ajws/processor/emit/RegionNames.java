package org.ajws.processor.emit;

import com.sun.source.tree.IdentifierTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.text.Span;

/**
 * The names that generated code uses in the constructs of one file. Lambdas may not redeclare a
 * local of the method around them, so a copy of {@code x} for construct 3 is called {@code x$3},
 * and the uses of {@code x} in the construct's body are renamed; where constructs nest the
 * innermost one decides.
 */
public final class RegionNames {
  /**
   * A construct and where it stands.
   *
   * @param construct the model's object
   * @param start the offset where its text is inserted
   * @param end the offset after all that its text encloses
   * @param bodyStart where its names begin to hold
   * @param bodyEnd the offset after the place where they hold
   */
  public record Region(Object construct, int start, int end, int bodyStart, int bodyEnd) {
    private boolean holds(Region inner) {
      return bodyStart <= inner.start && inner.start < bodyEnd;
    }
  }

  /** What lowerings call things of their own, as {@link #fresh} has it. */
  private static final Pattern OWN =
      Pattern.compile(
          "array|body|bound|chunk|count|entry|exit|finish|first|from|index|inner|jump|left|list|locals|loop"
              + "|own|part|partials|resource\\d+|right|spawner|state|step|t|thrown|to|trips|value"
              + "|trip|past");

  /** So many digits has the largest number of a construct. */
  private static final int LONGEST_NUMBER = 10;

  private record Renaming(String text, Collection<IdentifierTree> uses) {}

  /** How an async value is read, and waited for. */
  private record Value(String get, String await) {}

  private final List<Region> regions;
  private final Map<Object, Region> byConstruct = new IdentityHashMap<>();
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();
  private final Map<Object, Map<VariableElement, Renaming>> renamed = new IdentityHashMap<>();
  private final Map<Object, Set<VariableElement>> shared = new IdentityHashMap<>();
  private final Map<VariableElement, Value> values = new HashMap<>();
  private final Map<IdentifierTree, String> fixed = new IdentityHashMap<>();

  /** Numbers the constructs of a file with this text. */
  public RegionNames(List<Region> found, String text) {
    regions = new ArrayList<>(found);
    regions.sort(
        Comparator.comparingInt(Region::start)
            .thenComparing(Comparator.comparingInt(Region::end).reversed()));
    Set<String> taken = regions.isEmpty() ? Set.of() : numbersIn(text);
    int number = 0;
    for (Region region : regions) {
      do {
        number++;
      } while (taken.contains(String.valueOf(number)));
      numbers.put(region.construct(), number);
      byConstruct.put(region.construct(), region);
      renamed.put(region.construct(), new HashMap<>());
    }
  }

  /** What stands behind a {@code $} in a text, digit for digit: of {@code $123} also 1 and 12. */
  private static Set<String> numbersIn(String text) {
    Set<String> numbers = new HashSet<>();
    for (int at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
      for (int end = at + 1; end < Math.min(text.length(), at + 1 + LONGEST_NUMBER); end++) {
        if (text.charAt(end) < '0' || text.charAt(end) > '9') {
          break;
        }
        numbers.add(text.substring(at + 1, end + 1));
      }
    }
    return numbers;
  }

  /** The constructs, outer ones before those in them. */
  public List<Object> constructs() {
    return regions.stream().map(Region::construct).toList();
  }

  /** For edits: what a construct encloses. */
  public Span span(Object construct) {
    Region region = byConstruct.get(construct);
    return new Span(region.start(), region.end());
  }

  /** A name that the file does not use: {@code base$3} for construct 3. */
  public String fresh(Object construct, String base) {
    return base + "$" + numbers.get(construct);
  }

  /**
   * The name that stands for one of the program's locals in a construct; another one than those of
   * the construct's own that would be called the same.
   */
  public String local(Object construct, CharSequence name) {
    return fresh(construct, OWN.matcher(name).matches() ? "$" + name : name.toString());
  }

  /** Gives a captured local a new name in a loop's or async's body. */
  public String rename(ParallelRegion region, VariableElement variable) {
    return renamed
        .get(region)
        .computeIfAbsent(
            variable,
            v ->
                new Renaming(
                    local(region, v.getSimpleName()),
                    region.captures().stream()
                        .filter(c -> c.variable().equals(v))
                        .flatMap(c -> c.uses().stream())
                        .toList()))
        .text();
  }

  /** Gives some uses of a local, all within a construct's body, another text. */
  public void rename(
      Object construct, VariableElement variable, String text, Collection<IdentifierTree> uses) {
    renamed.get(construct).put(variable, new Renaming(text, uses));
  }

  /** Gives one use of a local another text, whatever else is said about it. */
  public void rename(IdentifierTree use, String text) {
    fixed.put(use, text);
  }

  /** Notes that asyncs in a loop add to a reduction variable of the loop. */
  public void share(Object loop, VariableElement variable) {
    shared.computeIfAbsent(loop, l -> new HashSet<>()).add(variable);
  }

  /** Whether asyncs in a loop add to a reduction variable of the loop. */
  public boolean isShared(Object loop, VariableElement variable) {
    return shared.getOrDefault(loop, Set.of()).contains(variable);
  }

  /** Notes an async value: what its uses become, and the statement that waits for it. */
  public void value(
      VariableElement variable, String get, String await, Collection<IdentifierTree> uses) {
    values.put(variable, new Value(get, await));
    uses.forEach(use -> fixed.put(use, get));
  }

  /** The statement that waits for an async value. */
  public String await(VariableElement variable) {
    return values.get(variable).await();
  }

  /** Waits for the async values that a loop or an async captures. */
  public String awaits(ParallelRegion region) {
    StringBuilder text = new StringBuilder();
    region.captures().stream()
        .filter(c -> values.containsKey(c.variable()))
        .forEach(c -> text.append(values.get(c.variable()).await()));
    return text.toString();
  }

  /** The innermost construct whose body holds this one; null for an outermost one. */
  public Object around(Object construct) {
    Region region = byConstruct.get(construct);
    Region best = null;
    for (Region other : regions) {
      if (other != region
          && other.holds(region)
          && (best == null || best.bodyStart() <= other.bodyStart())) {
        best = other;
      }
    }
    return best == null ? null : best.construct();
  }

  /** The name that a local has just outside a construct. */
  public String outside(Object construct, VariableElement variable) {
    for (Object up = around(construct); up != null; up = around(up)) {
      Renaming renaming = renamed.get(up).get(variable);
      if (renaming != null) {
        return renaming.text();
      }
    }
    Value value = values.get(variable);
    return value != null ? value.get() : variable.getSimpleName().toString();
  }

  /**
   * The new text of each use of a local in a construct whose text is copied, as if there were no
   * constructs in it.
   */
  public Map<IdentifierTree, String> usesIn(ParallelRegion construct) {
    Map<IdentifierTree, String> texts = new IdentityHashMap<>();
    for (Capture c : construct.captures()) {
      Renaming own = renamed.get(construct).get(c.variable());
      String text = own != null ? own.text() : outside(construct, c.variable());
      if (!text.equals(c.name())) {
        c.uses().forEach(use -> texts.put(use, text));
      }
    }
    return texts;
  }

  /** The new text of each renamed use of a local. */
  public Map<IdentifierTree, String> uses() {
    Map<IdentifierTree, String> texts = new IdentityHashMap<>(fixed);
    for (int i = regions.size(); --i >= 0; ) { // innermost first
      for (Renaming renaming : renamed.get(regions.get(i).construct()).values()) {
        renaming.uses().forEach(use -> texts.putIfAbsent(use, renaming.text()));
      }
    }
    return texts;
  }
}
