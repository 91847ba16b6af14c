package org.ajws.processor.rule.sets;

import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Which sets of a monitor's object a lock is by an alias: one that the declaration of the variable
 * says which names the object, or one that every {@code new} of an inner class says of the object
 * around it.
 */
final class MonitorAliases {
  private final BoundModule module;
  private final AtomicSets sets;

  /** The sets of inner objects, by the sets of the objects around them that they always are. */
  private final Map<AtomicSetModel, AtomicSetModel> ofOuter = new HashMap<>();

  MonitorAliases(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    if (sets.declarations().hasAliases()) {
      Set<AtomicSetModel> others = new HashSet<>();
      module.files().forEach(f -> scan(f, others));
      ofOuter.keySet().removeAll(others);
    }
  }

  private void scan(BoundFile file, Set<AtomicSetModel> others) {
    SelfReference self = new SelfReference(module);
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        Element type = module.types().asElement(module.type(getCurrentPath()));
        if (type instanceof TypeElement inner) {
          List<AliasText> aliases = sets.aliases().ofNew(getCurrentPath()).ofSets();
          for (AtomicSetModel set : sets.declarations().declaredBy(inner)) {
            AtomicSetModel outer = outer(tree, inner, set, aliases);
            AtomicSetModel known = outer == null ? null : ofOuter.putIfAbsent(set, outer);
            if (outer == null || known != null && !known.equals(outer)) {
              others.add(set);
            }
          }
        }
        return super.visitNewClass(tree, p);
      }

      private AtomicSetModel outer(
          NewClassTree tree, TypeElement inner, AtomicSetModel set, List<AliasText> aliases) {
        TypeElement context = self.enclosing(getCurrentPath());
        boolean ofThis =
            tree.getEnclosingExpression() == null
                && tree.getClassBody() == null
                && context != null
                && context.equals(inner.getEnclosingElement())
                && !inner.getModifiers().contains(Modifier.STATIC);
        return !ofThis
            ? null
            : aliases.stream()
                .filter(a -> a.isOfThis() && a.name().equals(set.name()))
                .flatMap(a -> sets.declarations().named(context, a.target()).stream())
                .findFirst()
                .orElse(null);
      }
    }.scan(file.unit(), null);
  }

  /** The sets of the monitor's object whose lock a use of a set holds. */
  Set<AtomicSetModel> of(SetUse use, Monitor monitor) {
    Set<AtomicSetModel> found = new HashSet<>();
    if (!use.isOfThis() || monitor.level() == null) {
      return found;
    }
    if (monitor.variable() == null) {
      AtomicSetModel outer = ofOuter.get(use.set());
      if (outer != null && monitor.level().equals(use.level().getEnclosingElement())) {
        found.add(outer);
      }
    } else if (monitor.level().equals(use.level())) {
      for (AliasText alias : sets.aliases().of(monitor.variable()).ofSets()) {
        if (alias.isOfThis() && use.set().name().equals(alias.target())) {
          sets.declarations().ofType(monitor.variable().asType()).stream()
              .filter(s -> s.name().equals(alias.name()))
              .forEach(found::add);
        }
      }
    }
    return found;
  }
}
