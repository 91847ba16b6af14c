package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FreshObjects;
import org.ajws.processor.analysis.sets.SnapshotReads;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.SnapshotMembers;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** What sets with snapshots may have as members, and how their objects are made. */
final class SnapshotRules {
  private final BoundModule module;
  private final AtomicSets sets;
  private final SnapshotMembers members;
  private final FreshObjects fresh;

  SnapshotRules(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.members = new SnapshotMembers(module, sets.declarations());
    this.fresh = sets.fresh();
  }

  void check() {
    for (TypeElement type : sets.types()) {
      TreePath declaration = module.declaration(type);
      if (declaration != null && module.file(declaration) != null) {
        checkPlace(type, declaration);
        ElementFilter.fieldsIn(type.getEnclosedElements()).forEach(f -> checkMember(type, f));
      }
    }
    sets.accesses().forEach(this::checkChange);
    sets.units().forEach(this::checkReader);
  }

  private void checkPlace(TypeElement type, TreePath declaration) {
    BoundFile file = module.file(declaration);
    List<String> reads = SetDeclarations.reads(type, SetDeclarations.ATOMIC_SET);
    List<TreePath> trees = sets.declarations().annotations(declaration, SetDeclarations.ATOMIC_SET);
    for (int i = 0; i < Math.min(reads.size(), trees.size()); i++) {
      if (reads.get(i).equals("VOLATILE")) {
        module.report(
            DiagnosticCode.READS_MISPLACED,
            file,
            trees.get(i).getLeaf(),
            "reads = VOLATILE is said of a set, and is a way to read one member",
            "put it on the @Atomic of each field, or write reads = SNAPSHOT");
      } else if (reads.get(i).equals("SNAPSHOT") && type.getKind() == ElementKind.INTERFACE) {
        module.report(
            DiagnosticCode.READS_MISPLACED,
            file,
            trees.get(i).getLeaf(),
            "an interface has no fields, so a set that it declares has no snapshots",
            "declare the set in the classes that implement it, or leave out reads = SNAPSHOT");
      }
    }
  }

  private void checkMember(TypeElement type, VariableElement field) {
    TreePath declaration = module.declaration(field);
    if (declaration == null) {
      return;
    }
    BoundFile file = module.file(declaration);
    List<String> reads = SetDeclarations.reads(field, SetDeclarations.ATOMIC);
    List<TreePath> trees = sets.declarations().annotations(declaration, SetDeclarations.ATOMIC);
    if (reads.contains("SNAPSHOT")) {
      module.report(
          DiagnosticCode.READS_MISPLACED,
          file,
          trees.get(reads.indexOf("SNAPSHOT")).getLeaf(),
          "reads = SNAPSHOT is said of one member, and is a way to read a whole set",
          "put it on the @AtomicSet of the class");
    }
    List<AtomicSetModel> of = sets.declarations().of(field);
    AtomicSetModel set = of.stream().filter(AtomicSetModel::hasSnapshots).findFirst().orElse(null);
    if (set == null || set.owner().getKind() == ElementKind.INTERFACE) {
      return;
    }
    String name = "%s of set %s".formatted(field.getSimpleName(), set.name());
    if (of.size() > 1) {
      report(
          file,
          declaration,
          "%s belongs to another set, too: a snapshot shows one set".formatted(name),
          "make it a member of one set, or the two sets one");
    } else if (reads.contains("VOLATILE")) {
      report(
          file,
          declaration,
          "%s is read anywhere: a unit could read it beside its snapshot".formatted(name),
          "leave out reads = VOLATILE: a unit that returns it does not wait either");
    } else if (type.getNestingKind() == NestingKind.ANONYMOUS) {
      report(
          file,
          declaration,
          "%s is a field of a class without a name".formatted(name),
          "give the class a name");
    } else if (members.how(field) == SnapshotMembers.Held.NOT) {
      report(
          file,
          declaration,
          "a snapshot cannot hold %s: for all that %s shows, the value may change behind it"
              .formatted(name, ((VariableTree) declaration.getLeaf()).getType()),
          "use a type whose objects never change (a record, a final class with final fields), an"
              + " array or ArrayList, HashMap... of such, or a class with sets of its own; or name"
              + " the members by @Atomic and leave this one out");
    }
  }

  private void report(BoundFile file, TreePath at, String cause, String fix) {
    module.report(DiagnosticCode.SNAPSHOT_MEMBER, file, at.getLeaf(), cause, fix);
  }

  /** Outside of units and constructors nobody makes a new snapshot. */
  private void checkChange(MemberAccess access) {
    boolean has = access.sets().stream().anyMatch(Naming::hasSnapshots);
    if (!has || isInUnit(access) || !sets.snapshots().mayChange(access)) {
      return;
    }
    TreePath at = access.path();
    while (at.getLeaf() instanceof ArrayAccessTree slot) {
      at = new TreePath(at, slot.getExpression());
    }
    if (at.getLeaf() instanceof MemberSelectTree select) {
      TreePath object = new TreePath(at, select.getExpression());
      if (fresh.isFresh(object) && !fresh.isOnlyFilled(object)) {
        module.report(
            DiagnosticCode.CHANGED_BESIDE_SNAPSHOT,
            access.code().file(),
            access.path().getLeaf(),
            "%s of a new object is changed here, and a unit may have made a snapshot of it before"
                .formatted(access.name()),
            "give the value to the constructor, change it in a unit, or fill in all members before"
                + " anything of the object is called");
      }
    }
  }

  private boolean isInUnit(MemberAccess access) {
    return access.uses().stream()
        .allMatch(
            use ->
                use != null
                    && Stream.iterate(access.code(), c -> c != null, Code::outer)
                        .anyMatch(
                            c ->
                                sets.analysis().isUnit(c) && sets.analysis().uses(c).contains(use)
                                    || use.isOfThis() && c.constructs(use.level())));
  }

  private void checkReader(UnitOfWork unit) {
    for (SetUse use : unit.locks()) {
      SnapshotReads.Obstacle why = sets.snapshots().obstacle(unit.code(), use);
      if (why != null) {
        Code code = unit.code();
        Tree at = why.at().getLeaf();
        Warnings.report(
            module,
            DiagnosticCode.READS_UNDER_LOCK,
            code,
            at,
            "%s writes no member of set %s, but takes its lock: %s"
                .formatted(UnitRules.name(code), use.set().name(), why.reason()),
            why.fix());
      }
    }
  }
}
