package org.ajws.processor.analysis.speculation;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How far the steps of a cursor take it: constants, or what is known of an expression. */
final class StepSets {
  private final RangeValues values;
  private final Map<LocalWrites.Write, IndexSet> known = new IdentityHashMap<>();

  StepSets(RangeValues values) {
    this.values = values;
  }

  /** What is added or subtracted; computed once. */
  private IndexSet of(LocalWrites.Write step) {
    IndexSet one = known.get(step);
    if (one == null) {
      IndexSet value = values.index(step.by());
      boolean isSimple =
          value instanceof IndexSet.Constant
              || value instanceof IndexSet.Value
              || value instanceof IndexSet.Named;
      one = isSimple ? value : values.named(value);
      known.put(step, one);
    }
    return one;
  }

  /** All of some steps and a number more. */
  IndexSet sum(List<LocalWrites.Write> steps, long more) {
    long constant = more;
    IndexSet sum = null;
    for (LocalWrites.Write step : steps) {
      if (step.by() == null) {
        constant += Math.abs(step.step());
      } else {
        IndexSet one = of(step);
        sum = sum == null ? one : new IndexSet.Operation("plus", sum, one);
      }
    }
    IndexSet known = new IndexSet.Constant(constant);
    return sum == null ? known : constant == 0 ? sum : new IndexSet.Operation("plus", sum, known);
  }

  /** What each of some steps is a multiple of, if all are constants; else any of them. */
  IndexSet each(List<LocalWrites.Write> steps) {
    if (steps.stream().allMatch(s -> s.by() == null)) {
      long common = 0;
      for (LocalWrites.Write s : steps) {
        common = gcd(Math.abs(s.step()), common);
      }
      return new IndexSet.Constant(common);
    }
    List<IndexSet> all = steps.stream().map(s -> sum(List.of(s), 0)).distinct().toList();
    return all.size() == 1 ? all.get(0) : new IndexSet.Union(all);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
