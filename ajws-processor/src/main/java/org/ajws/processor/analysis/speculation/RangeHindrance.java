package org.ajws.processor.analysis.speculation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether tracking is the better choice for a loop of which all accesses can be told. */
final class RangeHindrance {
  private RangeHindrance() {}

  /** What makes tracking the better choice for a loop with these steps. */
  static List<RangeSummary.Reason> of(List<RangeSummary.Step> steps) {
    Set<ArrayRef> written = new HashSet<>();
    for (RangeSummary.Step step : steps) {
      if (step instanceof RangeSummary.Access a && a.write()) {
        written.add(a.arrays().plain());
      }
    }
    List<RangeSummary.Reason> found = new ArrayList<>();
    for (RangeSummary.Step step : steps) {
      if (step instanceof RangeSummary.Access a) {
        boolean same = a.write() || written.contains(a.arrays().plain());
        if (same && !(a.at().isKnown() && a.arrays().isKnown())) {
          found.add(
              new RangeSummary.Reason(
                  a.path(), (a.write() ? "writes" : "reads") + " a slot that is not known before"));
        } else if (inspects(a.at(), written) || inspects(a.arrays(), written)) {
          found.add(new RangeSummary.Reason(a.path(), "changes what says which slot it touches"));
        }
      }
    }
    return found;
  }

  private static boolean inspects(IndexSet set, Set<ArrayRef> written) {
    if (set instanceof IndexSet.Operation o) {
      return inspects(o.left(), written) || inspects(o.right(), written);
    } else if (set instanceof IndexSet.Narrowed n) {
      return inspects(n.of(), written);
    } else if (set instanceof IndexSet.Counted c) {
      return inspects(c.first(), written)
          || inspects(c.past(), written)
          || inspects(c.step(), written);
    } else if (set instanceof IndexSet.Union u) {
      return u.all().stream().anyMatch(s -> inspects(s, written));
    } else if (set instanceof IndexSet.Elements e) {
      return written.contains(e.arrays().plain())
          || inspects(e.at(), written)
          || inspects(e.arrays(), written);
    } else if (set instanceof IndexSet.Length l) {
      return inspects(l.arrays(), written);
    } else if (set instanceof IndexSet.Named n) {
      return inspects(n.value(), written);
    }
    return false;
  }

  private static boolean inspects(ArrayRef arrays, Set<ArrayRef> written) {
    if (arrays instanceof ArrayRef.Rows r) {
      return written.contains(r.arrays().plain())
          || inspects(r.at(), written)
          || inspects(r.arrays(), written);
    } else if (arrays instanceof ArrayRef.Union u) {
      return u.all().stream().anyMatch(a -> inspects(a, written));
    } else if (arrays instanceof ArrayRef.Named n) {
      return inspects(n.value(), written);
    }
    return false;
  }
}
