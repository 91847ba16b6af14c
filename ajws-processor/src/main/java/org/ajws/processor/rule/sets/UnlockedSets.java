package org.ajws.processor.rule.sets;

import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A set of a class file that has no lock: its module saw all units of the set and chose a way
 * without one. A unit over such an object, or an alias of its set, comes too late.
 */
final class UnlockedSets {
  private final BoundModule module;
  private final AtomicSets sets;
  private final Set<Tree> reported = new HashSet<>();

  UnlockedSets(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (UnitOfWork unit : sets.units()) {
      for (SetUse use : unit.uses()) {
        if (use.via() != null) { // inherited sets are the superclass's affair
          check(use.set(), unit.code().file(), unit.code().path().getLeaf());
        }
      }
    }
    if (sets.declarations().hasAliases()) {
      module.files().forEach(this::checkAliases);
    }
  }

  private void checkAliases(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        for (AliasText alias : sets.aliases().ofNew(getCurrentPath()).ofSets()) {
          sets.declarations().ofType(module.type(getCurrentPath())).stream()
              .filter(s -> s.name().equals(alias.name()))
              .forEach(s -> check(s, file, tree));
        }
        return super.visitNewClass(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void check(AtomicSetModel set, BoundFile file, Tree at) {
    if (!Naming.isTranslated(set) && reported.add(at)) {
      module.report(
          DiagnosticCode.SET_WITHOUT_LOCK,
          file,
          at,
          "atomic set %s of %s has no lock that a unit or an alias here could share: its module was"
                  .formatted(set.name(), set.owner())
              + " translated without one for it, or not translated",
          "translate the module of " + set.owner() + " with locks monitor or reentrant");
    }
  }
}
