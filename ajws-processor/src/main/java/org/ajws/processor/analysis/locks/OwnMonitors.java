package org.ajws.processor.analysis.locks;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Finds the sets whose lock is the monitor of their object, so that none is made: the module shows
 * every unit ({@link ClosedSets}), none of them takes another lock together with it, for which
 * locks have numbers, and the program uses the object's monitor for nothing else ({@link
 * UserMonitors}).
 */
final class OwnMonitors {
  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private ClosedSets closed;
  private UserMonitors users;

  /**
   * For a module.
   *
   * @param choices complete but for what is asked here
   */
  OwnMonitors(BoundModule module, AtomicSets sets, LockChoices choices) {
    this.module = module;
    this.sets = sets;
    this.choices = choices;
  }

  /**
   * Whether the monitor of its object can be the lock of a set that has a monitor.
   *
   * @param mayClose whether other modules may find no lock of it; else no other module can name its
   *     class
   */
  boolean serves(AtomicSetModel set, boolean mayClose) {
    if (set.file() == null
        || set.isStatic()
        || choices.implementation(set) != Protection.MONITOR
        || !(mayClose || isHidden(set.owner()))
        || sets.declarations().of(set.owner()).stream().filter(choices::isLocked).count() != 1) {
      return false;
    }
    if (closed == null) {
      closed = new ClosedSets(module, sets);
      users = new UserMonitors(module);
    }
    return closed.whyOpen(set) == null
        && sets.units().stream().allMatch(u -> isAlone(u, set))
        && !users.mayBeOf(set.owner());
  }

  /** Whether no other module can have a variable of a class. */
  static boolean isHidden(TypeElement type) {
    for (Element e = type; e instanceof TypeElement t; e = e.getEnclosingElement()) {
      if (t.getModifiers().contains(Modifier.PRIVATE) || t.getNestingKind() == NestingKind.LOCAL) {
        return true;
      }
    }
    return false;
  }

  private boolean isAlone(UnitOfWork unit, AtomicSetModel set) {
    List<AtomicSetModel> taken =
        unit.uses().stream().map(SetUse::set).filter(choices::isLocked).toList();
    return taken.size() == 1 || !taken.contains(set);
  }
}
