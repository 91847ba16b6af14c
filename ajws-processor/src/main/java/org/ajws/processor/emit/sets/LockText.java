package org.ajws.processor.emit.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.locks.Protection;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * The text that takes and releases the locks of a unit, around the statements between {@code open}
 * and {@code close}. What it declares has a name that nothing around has, so it can stand anywhere.
 *
 * @param open what takes the locks
 * @param close what releases them on every exit
 */
record LockText(String open, String close) {
  /** How often a unit reads without the lock: to wait for the lock takes longer than that. */
  private static final int READS = 4;

  private static final String ORDERED = "org.ajws.runtime.lock.OrderedLock.";
  private static final String TWO = "org.ajws.runtime.lock.TwoLocks.";
  private static final String CRITICAL = CriticalLowering.CRITICAL;

  /**
   * The locks of a unit.
   *
   * @param quiet whether the unit changes no member, so that it need not tell who waits for that
   * @param critical whether the unit may reach parallel constructs: they must run in order
   * @param height of the code, for the names of variables
   */
  static LockText of(
      UnitOfWork unit,
      LockChoices choices,
      LockReceiver receivers,
      boolean quiet,
      boolean critical,
      int height) {
    StringBuilder open = new StringBuilder();
    StringBuilder close = new StringBuilder();
    boolean mixed = unit.uses().stream().map(u -> choices.kind(u.set())).distinct().count() > 1;
    if (mixed && unit.uses().stream().allMatch(u -> u.isOfThis(unit.code().type()))) {
      // Without aliases, their numbers are in the order of the uses.
      for (SetUse use : unit.uses()) {
        String name = height + "_" + unit.uses().indexOf(use); // one stands in the other
        add(List.of(use), unit, choices, receivers, quiet, name, open, close);
      }
    } else {
      add(unit.uses(), unit, choices, receivers, quiet, "" + height, open, close);
    }
    for (SetUse use : unit.uses()) {
      if (choices.implementation(use.set()) == Protection.OPTIMISTIC) {
        String lock = receivers.lock(use, unit.code(), choices.kind(use.set()));
        open.append(lock).append(".beginWrite(); try { ");
        close.insert(0, " } finally { " + lock + ".endWrite(); }");
      }
    }
    if (critical) {
      open.append(CRITICAL).append("enter(); try { ");
      close.insert(0, " } finally { " + CRITICAL + "exit(); }");
    }
    return new LockText(open.toString(), close.toString());
  }

  /** The same with more around the statements, within the locks. */
  LockText around(LockText inner) {
    return new LockText(open + inner.open, inner.close + close);
  }

  /**
   * The locks of a unit that ends early: {@link #early} releases them.
   *
   * @param quiet whether it changes no member
   * @param critical whether the unit may reach parallel constructs: they run in order as long as it
   *     lasts
   */
  static LockText ofEarly(
      UnitOfWork unit,
      LockChoices choices,
      LockReceiver receivers,
      boolean quiet,
      boolean critical) {
    String locks =
        unit.uses().stream()
            .map(u -> receivers.lock(u, unit.code(), choices.kind(u.set())))
            .collect(Collectors.joining(", "));
    return new LockText(
        "final org.ajws.runtime.lock.UnitLocks %1$s = org.ajws.runtime.lock.UnitLocks.take(%2$s, %3$s, %4$s); try { "
            .formatted(name(unit.code()), !quiet, critical, locks),
        " } finally { " + early(unit.code()) + " }");
  }

  /** The statement that ends a unit early. */
  static String early(Code unit) {
    return name(unit) + ".end();";
  }

  private static String name(Code unit) {
    return "ajws$unit" + BoundModule.height(unit.path());
  }

  /**
   * A unit that reads without the lock, and with it if somebody wrote meanwhile.
   *
   * @param call of its twin
   */
  static String optimistic(SetUse use, Code code, LockReceiver receivers, String call) {
    return ("org.ajws.runtime.lock.VersionedLock ajws$lock = %s;"
            + " for (int ajws$i = 0; ajws$i < %3$d; ajws$i++) {"
            + " long ajws$version = ajws$lock.version();"
            + " if ((ajws$version & 1) == 0) { var ajws$result = %2$s"
            + " if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } }"
            + " synchronized (ajws$lock) { return %2$s }")
        .formatted(receivers.lock(use, code, LockKind.MONITOR), call, READS);
  }

  private static void add(
      List<SetUse> uses,
      UnitOfWork unit,
      LockChoices choices,
      LockReceiver receivers,
      boolean quiet,
      String names,
      StringBuilder open,
      StringBuilder close) {
    List<String> monitors = new ArrayList<>();
    List<String> locks = new ArrayList<>();
    int certain = 0;
    for (SetUse use : uses) {
      LockKind kind = choices.kind(use.set());
      if (choices.isOwnMonitor(use.set())) {
        monitors.add(receivers.own(use, unit.code()));
      } else {
        (kind == LockKind.MONITOR ? monitors : locks).add(receivers.lock(use, unit.code(), kind));
      }
      certain += receivers.isCertain(use) ? 1 : 0;
    }
    boolean all = certain == uses.size();
    boolean some = certain > 0 && (monitors.isEmpty() || locks.isEmpty());
    openMonitors(monitors, all, all || some, "ajws$monitors" + names, open, close);
    openLocks(locks, all, quiet, "ajws$taken" + names, open, close);
  }

  /**
   * @param certain whether none of them can be missing
   * @param some whether one of them cannot
   */
  private static void openMonitors(
      List<String> monitors,
      boolean certain,
      boolean some,
      String name,
      StringBuilder open,
      StringBuilder close) {
    String all = String.join(", ", monitors);
    boolean array = monitors.size() > 2;
    if (array) {
      open.append("java.lang.Object[] ")
          .append(name)
          .append(" = ")
          .append(ORDERED)
          .append("ordered(")
          .append(all)
          .append("); ");
    }
    for (int i = 0; i < monitors.size(); i++) {
      String monitor =
          array
              ? name + "[" + i + "]"
              : monitors.size() == 2
                  ? orNone(ORDERED + (i == 0 ? "first(" : "second(") + all + ")", some)
                  : orNone(all, certain);
      open.append("synchronized (").append(monitor).append(") { ");
      close.insert(0, " }");
    }
  }

  private static String orNone(String monitor, boolean certain) {
    return certain ? monitor : ORDERED + "orNone(" + monitor + ")";
  }

  private static void openLocks(
      List<String> locks,
      boolean certain,
      boolean quiet,
      String name,
      StringBuilder open,
      StringBuilder close) {
    if (locks.isEmpty()) {
      return;
    }
    String unchanged = quiet ? "Unchanged" : "";
    String all = String.join(", ", locks);
    if (locks.size() == 1 && certain) {
      // Kept, since to ask the object again would cost half as much as the lock itself.
      open.append(
          "final org.ajws.runtime.lock.OrderedLock %1$s = %2$s; %1$s.lock(); try { "
              .formatted(name, all));
      close.insert(0, " } finally { " + name + ".unlock" + unchanged + "(); }");
    } else if (locks.size() == 2) {
      String both = name + "a, " + name + "b";
      open.append("final org.ajws.runtime.lock.OrderedLock ")
          .append(name + "a = " + locks.get(0) + ", " + name + "b = " + locks.get(1) + "; ")
          .append(TWO + "lock(" + both + "); try { ");
      close.insert(0, " } finally { " + TWO + "unlock" + unchanged + "(" + both + "); }");
    } else {
      open.append("org.ajws.runtime.lock.OrderedLock[] ")
          .append(name)
          .append(" = ")
          .append(ORDERED)
          .append("lockAll(")
          .append(all)
          .append("); try { ");
      close.insert(0, " } finally { " + ORDERED + "unlockAll" + unchanged + "(" + name + "); }");
    }
  }
}
