package org.ajws.processor.analysis.sets;

import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.analysis.flow.Behind;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.UnitLabel;

/** What code does after {@code become: stmt} has ended its unit of work. */
public final class EndedUnits {
  private final Map<Code, Behind> behind = new IdentityHashMap<>();

  EndedUnits(List<UnitLabel> labels) {
    Set<Tree> ends = Collections.newSetFromMap(new IdentityHashMap<>());
    labels.stream().filter(l -> !l.isAwait()).forEach(l -> ends.add(l.tree()));
    for (UnitLabel label : labels) {
      if (!label.isAwait()) {
        behind.computeIfAbsent(label.code(), c -> new Behind(c.path().getLeaf(), ends::contains));
      }
    }
  }

  /** Whether code ends its unit before its own end. */
  public boolean endsEarly(Code code) {
    return behind.containsKey(code);
  }

  /** Whether an access may come after the unit of its code. */
  public boolean mayBeOutside(MemberAccess access) {
    return mayBeOutside(access.code(), access.path().getLeaf());
  }

  /** Whether a call may come after the unit of its code. */
  public boolean mayBeOutside(UnitCall call) {
    return mayBeOutside(call.code(), call.path().getLeaf());
  }

  /** Whether a statement of code may come after its unit. */
  public boolean mayBeOutside(UnitLabel label) {
    return mayBeOutside(label.code(), label.tree());
  }

  /** Whether a part of code may come after its unit. */
  public boolean mayBeOutside(Code code, Tree tree) {
    Behind order = behind.get(code);
    return order != null && order.mayBe(tree);
  }

  /** Whether a call comes after the unit of its code, on all ways. */
  public boolean isOutside(UnitCall call) {
    Behind order = behind.get(call.code());
    return order != null && order.isAlways(call.path().getLeaf());
  }
}
