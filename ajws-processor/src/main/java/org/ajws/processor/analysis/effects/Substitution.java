package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** A callee's terms in those of its caller. */
final class Substitution {
  private final Walk walk;
  private final TypeElement owner;
  private final Ref receiver;
  private final Map<VariableElement, Value> actual = new HashMap<>();

  Substitution(Walk walk, ExecutableElement method, Ref receiver, List<Value> arguments) {
    this.walk = walk;
    this.owner = (TypeElement) method.getEnclosingElement();
    this.receiver = receiver;
    List<? extends VariableElement> parameters = method.getParameters();
    for (int i = 0; i < parameters.size(); i++) {
      boolean packed = method.isVarArgs() && i == parameters.size() - 1;
      Value value = i < arguments.size() ? arguments.get(i) : Ref.FRESH;
      if (packed && (arguments.size() != parameters.size() || value instanceof Form)) {
        value = Ref.FRESH;
      }
      actual.put(parameters.get(i), value);
    }
  }

  Value value(Value value) {
    return value instanceof Form f ? form(f) : ref((Ref) value);
  }

  Ref ref(Ref ref) {
    Ref.Origin origin = ref.origin();
    Ref start = Ref.of(origin);
    if (origin instanceof Ref.Origin.Variable v && actual.containsKey(v.variable())) {
      start = actual.get(v.variable()) instanceof Ref r ? r : Ref.FRESH;
    } else if (origin instanceof Ref.Origin.This self && self.type().equals(owner)) {
      start = receiver;
    } else if (origin instanceof Ref.Origin.Cursor cursor) {
      Ref over = ref(cursor.over());
      start = over.isFresh() ? Ref.FRESH : Ref.of(new Ref.Origin.Cursor(over));
    }
    List<Ref.Step> steps = new ArrayList<>();
    for (Ref.Step step : ref.steps()) {
      steps.add(
          step instanceof Ref.Step.Index index ? new Ref.Step.Index(form(index.form())) : step);
    }
    return start.then(steps);
  }

  Form form(Form form) {
    Form result = form.replaced(this::symbol);
    return result != null ? result : walk.opaque(sources(form.sources()));
  }

  private Form symbol(Symbol symbol) {
    if (symbol instanceof Symbol.Invariant invariant) {
      return invariant(invariant.place());
    } else if (symbol instanceof Symbol.Inner inner) {
      Form span = inner.span() == null ? null : form(inner.span());
      span = span == null || span.varies() ? null : span;
      return Form.of(new Symbol.Inner(inner.id(), span, inner.step()));
    } else if (symbol instanceof Symbol.Opaque opaque) {
      return Form.of(new Symbol.Opaque(opaque.id(), sources(opaque.of()), opaque.cursor()));
    } else if (symbol instanceof Symbol.Folded folded) {
      Form of = form(folded.of());
      Form by = form(folded.by());
      Form divided = walk.expressions.arithmetic().divide(of, by, folded.remainder());
      return divided != null ? divided : walk.expressions.arithmetic().some(of, by);
    }
    return Form.of(symbol);
  }

  private Form invariant(Ref place) {
    if (place.steps().isEmpty()
        && place.origin() instanceof Ref.Origin.Variable v
        && actual.containsKey(v.variable())) {
      Value value = actual.get(v.variable());
      return value instanceof Form f ? f : walk.opaque(value.sources());
    }
    return walk.read(ref(place));
  }

  /** The symbols that decide, in terms of the caller. */
  Set<Symbol> sources(Set<Symbol> of) {
    Set<Symbol> all = new LinkedHashSet<>();
    for (Symbol s : of) {
      all.addAll(symbol(s).sources());
    }
    return all;
  }
}
