package org.ajws.processor.emit.sets;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.ConstructorCalls;
import org.ajws.processor.text.Edits;

/**
 * Gives objects that are made with an alias, {@code new @AliasAtomic("a=this.b") C()}, the lock of
 * the other set before anybody else has them, and to those that are made of others ({@link
 * AdoptedSets}). Aliases elsewhere are promises that the checks keep; nothing is generated for
 * them.
 */
final class AliasLowering {
  private final BoundModule module;
  private final AtomicSets sets;
  private final BoundFile file;
  private final Edits edits;
  private final LockChoices choices;
  private final boolean lambdas;
  private final LockReceiver receivers;
  private final SelfReference self;
  private final AdoptedSets adopted;

  AliasLowering(
      BoundModule module,
      AtomicSets sets,
      BoundFile file,
      Edits edits,
      LockChoices choices,
      boolean lambdas) {
    this.module = module;
    this.sets = sets;
    this.file = file;
    this.edits = edits;
    this.choices = choices;
    this.lambdas = lambdas;
    this.receivers = new LockReceiver(sets.declarations());
    this.self = new SelfReference(module);
    this.adopted = new AdoptedSets(sets.declarations(), sets.aliases());
  }

  void lower() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        TypeElement context = self.enclosing(getCurrentPath());
        for (AliasText alias : sets.aliases().ofNew(getCurrentPath()).ofSets()) {
          lower(getCurrentPath(), context, alias);
        }
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement constructor) {
          adopt(tree, constructor);
        }
        return super.visitMethod(tree, p);
      }
    }.scan(file.unit(), null);
  }

  /** A constructor makes true what its parameters promise, before anything in it needs the lock. */
  private void adopt(MethodTree tree, ExecutableElement constructor) {
    StringBuilder text = new StringBuilder();
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    List<AdoptedSets.Adopted> taken = adopted.of(constructor);
    if (taken.isEmpty() || ConstructorCalls.callsOther(tree)) {
      return; // this(...) does it
    }
    for (AdoptedSets.Adopted a : taken) {
      String given =
          receivers.lock(SetUse.via(a.parameter(), a.given()), type, choices.kind(a.given()));
      text.append(" org.ajws.runtime.lock.OrderedLock.adopt(this, ").append(given);
      String setter = Naming.alias(a.own(), choices.kind(a.own()));
      text.append(", ").append(lambdas ? lambda(setter) : object(setter, type.asType()));
      text.append(");");
    }
    if (text.length() > 0) {
      edits.open(
          ConstructorStart.of(module, file.unit(), tree),
          module.span(file.unit(), tree.getBody()),
          text.toString());
    }
  }

  private void lower(TreePath made, TypeElement context, AliasText alias) {
    Optional<AtomicSetModel> own =
        sets.declarations().ofType(module.type(made)).stream()
            .filter(s -> s.name().equals(alias.name()))
            .findFirst();
    Optional<AtomicSetModel> target = sets.declarations().named(context, alias.target());
    if (own.isEmpty() || target.isEmpty()) {
      throw new IllegalStateException("an alias that was not checked: " + alias.text());
    }
    String lock =
        receivers.lock(SetUse.ofThis(context, target.get()), context, choices.kind(target.get()));
    String setter = Naming.alias(own.get(), choices.kind(own.get()));
    edits.wrap(
        module.span(file.unit(), made.getLeaf()),
        "org.ajws.runtime.lock.OrderedLock.aliased(",
        ", %s, %s)".formatted(lock, lambdas ? lambda(setter) : object(setter, made)));
  }

  private static String lambda(String setter) {
    return "(ajws$object, ajws$lock) -> ajws$object.%s(ajws$lock)".formatted(setter);
  }

  /** The same for a target without lambdas. */
  private String object(String setter, TreePath made) {
    TypeMirror type = module.type(made);
    boolean anonymous = ((NewClassTree) made.getLeaf()).getClassBody() != null;
    if (anonymous && type instanceof DeclaredType d) {
      TypeElement element = (TypeElement) d.asElement();
      type =
          element.getInterfaces().isEmpty()
              ? element.getSuperclass()
              : element.getInterfaces().get(0);
    }
    return object(setter, type);
  }

  private static String object(String setter, TypeMirror type) {
    return ("new org.ajws.runtime.lock.OrderedLock.Setter<%1$s>() { @java.lang.Override public void"
            + " ajws$set(%1$s ajws$object, org.ajws.runtime.lock.OrderedLock ajws$lock) {"
            + " ajws$object.%2$s(ajws$lock); } }")
        .formatted(type, setter);
  }
}
