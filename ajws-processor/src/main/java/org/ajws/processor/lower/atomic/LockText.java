package org.ajws.processor.lower.atomic;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.LockKind;
import org.ajws.processor.model.atomic.Naming;
import org.ajws.processor.model.atomic.SetUse;
import org.ajws.processor.model.atomic.UnitOfWork;

/**
 * The text that takes and releases the locks of a unit, around the statements between {@code open}
 * and {@code close}. It declares no local variable, so it can stand anywhere.
 *
 * @param open what takes the locks
 * @param close what releases them on every exit
 */
record LockText(String open, String close) {
  private static final String ORDERED = "org.ajws.runtime.OrderedLock.";
  private static final String CRITICAL = "org.ajws.runtime.Critical.";

  /**
   * The locks of a unit.
   *
   * @param critical whether the unit may reach parallel constructs: they must run in order
   */
  static LockText of(UnitOfWork unit, LockKind requested, boolean critical) {
    StringBuilder open = new StringBuilder();
    StringBuilder close = new StringBuilder();
    boolean oneObject = unit.uses().stream().map(SetUse::level).distinct().count() == 1;
    if (oneObject) {
      // Their numbers are in the order of the uses: each lock is made behind the one before it.
      for (SetUse use : unit.uses()) {
        add(List.of(use), unit, requested, open, close);
      }
    } else {
      add(unit.uses(), unit, requested, open, close);
    }
    if (critical) {
      open.append(CRITICAL).append("enter(); try { ");
      close.insert(0, " } finally { " + CRITICAL + "exit(); }");
    }
    return new LockText(open.toString(), close.toString());
  }

  private static void add(
      List<SetUse> uses,
      UnitOfWork unit,
      LockKind requested,
      StringBuilder open,
      StringBuilder close) {
    List<String> monitors = new ArrayList<>();
    List<String> locks = new ArrayList<>();
    for (SetUse use : uses) {
      LockKind kind = Naming.kind(use.set(), requested);
      (kind == LockKind.MONITOR ? monitors : locks)
          .add(receiver(unit, use) + Naming.lock(use.set(), kind) + "()");
    }
    openMonitors(monitors, open, close);
    openLocks(locks, open, close);
  }

  private static void openMonitors(List<String> monitors, StringBuilder open, StringBuilder close) {
    String all = String.join(", ", monitors);
    for (int i = 0; i < monitors.size(); i++) {
      String monitor =
          switch (monitors.size()) {
            case 1 -> monitors.get(0);
            case 2 -> ORDERED + (i == 0 ? "first(" : "second(") + all + ")";
            default -> ORDERED + "nth(" + i + ", " + all + ")";
          };
      open.append("synchronized (").append(monitor).append(") { ");
      close.insert(0, " }");
    }
  }

  private static void openLocks(List<String> locks, StringBuilder open, StringBuilder close) {
    if (locks.isEmpty()) {
      return;
    }
    String take = ORDERED + "lockAll(" + String.join(", ", locks) + "); try { ";
    String release = ORDERED + "unlockAll(" + String.join(", ", locks) + ");";
    if (locks.size() == 1) {
      take = locks.get(0) + ".lock(); try { ";
      release = locks.get(0) + ".unlock();";
    }
    open.append(take);
    close.insert(0, " } finally { " + release + " }");
  }

  /** The object whose lock it is, as the unit's code names it. */
  private static String receiver(UnitOfWork unit, SetUse use) {
    TypeElement level = use.level();
    if (level.equals(unit.code().type())) {
      return "this.";
    }
    // The this of an anonymous class has no name in a class inside it.
    return level.getNestingKind() == NestingKind.ANONYMOUS ? "" : level.getSimpleName() + ".this.";
  }
}
