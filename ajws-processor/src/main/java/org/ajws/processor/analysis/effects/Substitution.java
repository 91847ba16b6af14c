package org.ajws.processor.analysis.effects;

import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** A callee's terms in those of its caller. */
final class Substitution {
  /** From an object of an inner class to the one around it. */
  static final AccessPath.Step AROUND = new AccessPath.Step.Call(Function.THIS);

  private final SymbolicEvaluator walk;
  private final TypeElement owner;
  private final AccessPath receiver;
  private final Map<VariableElement, Value> actual = new HashMap<>();
  private final Map<Integer, Heap.Content> heap;
  private final Map<Integer, AccessPath> copies = new HashMap<>();

  // Most are in many effects of a summary, and to follow them through the heap is dear.
  private final Map<Symbol, Polynomial> symbols = new HashMap<>();
  private final Map<AccessPath, AccessPath> refs = new HashMap<>();

  Substitution(
      SymbolicEvaluator walk,
      ExecutableElement method,
      EffectSummary summary,
      AccessPath receiver,
      List<Value> arguments) {
    this.walk = walk;
    this.heap = summary.heap();
    this.owner = (TypeElement) method.getEnclosingElement();
    this.receiver = receiver;
    List<? extends VariableElement> parameters = method.getParameters();
    for (int i = 0; i < parameters.size(); i++) {
      boolean packed = method.isVarArgs() && i == parameters.size() - 1;
      Value value = i < arguments.size() ? arguments.get(i) : AccessPath.FRESH;
      if (packed && (arguments.size() != parameters.size() || value instanceof Polynomial)) {
        value = walk.own.array(arguments.subList(Math.min(i, arguments.size()), arguments.size()));
      }
      actual.put(parameters.get(i), value);
    }
  }

  /** The heap has changed. */
  void forget() {
    symbols.clear();
    refs.clear();
  }

  /** Says what an unknown of the callee is. */
  void set(AccessPath unknown, AccessPath value) {
    forget();
    if (unknown.origin() instanceof AccessPath.Origin.Unknown u) {
      copies.put(u.id(), value);
    }
  }

  /**
   * What the callee returns. Of an object that nobody knows, each call of which tasks are compared
   * may return another one.
   */
  Value result(Value returned) {
    boolean some =
        walk.tasks != null
            && returned instanceof AccessPath path
            && path.origin() instanceof AccessPath.Origin.Unknown u
            && !copies.containsKey(u.id());
    if (some) {
      AccessPath.Origin.Unknown unknown =
          (AccessPath.Origin.Unknown) ((AccessPath) returned).origin();
      boolean found = !unknown.links().isEmpty(); // by a search, which finds something else
      set(AccessPath.of(unknown), found ? walk.unknownRef() : some(unknown, walk.tools.nextId()));
    }
    return value(returned);
  }

  /** Some object of the callee, in terms of the caller. */
  private AccessPath some(AccessPath.Origin.Unknown unknown, int id) {
    Set<AccessPath> among = new LinkedHashSet<>();
    for (AccessPath one : unknown.among()) {
      among.addAll(SomeObjects.of(ref(one)));
    }
    boolean few = among.size() <= SomeObjects.MAX;
    return AccessPath.of(
        new AccessPath.Origin.Unknown(id, few ? among : Set.of(), unknown.links()));
  }

  /** The caller's object for one that the callee made. */
  private AccessPath copy(int id) {
    AccessPath known = copies.get(id);
    if (known != null) {
      return known;
    }
    Heap.Content content = heap.get(id);
    if (content == Heap.Content.UNKNOWN) {
      AccessPath some = walk.unknownRef();
      copies.put(id, some);
      return some;
    }
    AccessPath made =
        content == null ? walk.own.make() : walk.heap.make(content.types(), content.code());
    copies.put(id, made);
    if (content != null) {
      content.held().forEach((key, value) -> walk.own.put(made, key(key), ref(value), false));
    }
    return made;
  }

  private Object key(Object key) {
    return key instanceof Polynomial f
        ? form(f)
        : key instanceof Extent extent ? extent.with(this::form) : key;
  }

  Value value(Value value) {
    return value instanceof Polynomial f ? form(f) : ref((AccessPath) value);
  }

  AccessPath ref(AccessPath ref) {
    AccessPath known = refs.get(ref);
    if (known == null) {
      known = found(ref);
      refs.put(ref, known);
    }
    return known;
  }

  private AccessPath found(AccessPath ref) {
    AccessPath.Origin origin = ref.origin();
    AccessPath start = AccessPath.of(origin);
    if (origin instanceof AccessPath.Origin.Variable v && actual.containsKey(v.variable())) {
      start = actual.get(v.variable()) instanceof AccessPath r ? r : AccessPath.FRESH;
    } else if (origin instanceof AccessPath.Origin.This self && self.type().equals(owner)) {
      start = receiver;
    } else if (origin instanceof AccessPath.Origin.This self && around(self) != null) {
      start = around(self);
    } else if (origin instanceof AccessPath.Origin.Cursor cursor) {
      AccessPath over = ref(cursor.over());
      start = over.isFresh() ? AccessPath.FRESH : AccessPath.of(new AccessPath.Origin.Cursor(over));
    } else if (origin instanceof AccessPath.Origin.Unknown u && copies.containsKey(u.id())) {
      start = copies.get(u.id());
    } else if (origin instanceof AccessPath.Origin.Unknown u && !u.among().isEmpty()) {
      start = some(u, u.id());
    } else if (origin instanceof AccessPath.Origin.Made made) {
      start = copy(made.id()); // numbers are those of the callee
    } else if (origin instanceof AccessPath.Origin.Variable v
        && walk.heap.get(receiver, v.variable()) != null) {
      start = walk.heap.get(receiver, v.variable()); // held by an object of a local class
    } else if (origin instanceof AccessPath.Origin.Variable v
        && walk.isAround(v.variable())
        && walk.local(v.variable()) instanceof AccessPath captured) {
      start = captured; // by the method of a local class
    }
    AccessPath at = start;
    for (AccessPath.Step step : ref.steps()) {
      at = walk.own.step(at, step(step));
    }
    return at;
  }

  /**
   * The object around the receiver that is the {@code this} of a class around the method's; null
   * where the class is none, or the caller's, too, and it is not known to be another one.
   */
  private AccessPath around(AccessPath.Origin.This self) {
    AccessPath at = receiver;
    for (Element e = owner.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement type) {
        AccessPath known = walk.own.around(at);
        if (known == null && walk.receivers.isInside(self.type())) {
          return null;
        }
        at = known != null ? known : at.isFresh() ? walk.own.unknownAround(at) : at.then(AROUND);
        if (type.equals(self.type())) {
          return at;
        }
      }
    }
    return null;
  }

  /**
   * Whether a way begins with the object around the receiver, which is only believed to be that
   * around the caller: of an object of an inner class that comes from elsewhere, it may be another.
   */
  boolean isBelieved(AccessPath way) {
    return way.origin() instanceof AccessPath.Origin.This self
        && !self.type().equals(owner)
        && isAround(self.type())
        && !isMadeHere()
        && around(self) == null;
  }

  /**
   * Whether the receiver is {@code this}, or what its code has made: {@code inner = new Inner()}.
   */
  private boolean isMadeHere() {
    boolean ofThis = receiver.origin() instanceof AccessPath.Origin.This;
    VariableElement holder = Implementations.holder(receiver);
    if (receiver.steps().size() > (ofThis ? 1 : 0) || holder == null) {
      return ofThis && receiver.steps().isEmpty();
    }
    List<TreePath> values = walk.tools.stores().values(holder);
    return !values.isEmpty()
        && values.stream()
            .allMatch(
                v ->
                    v.getLeaf() instanceof NewClassTree made
                        && made.getEnclosingExpression() == null);
  }

  private boolean isAround(TypeElement type) {
    Element e = owner;
    while (e instanceof TypeElement t
        && t.getNestingKind() == NestingKind.MEMBER // others are made where they are used
        && !e.equals(type)) {
      e = e.getEnclosingElement();
    }
    return type.equals(e);
  }

  /** The field or slot that a way ends with, rather than what it holds. */
  AccessPath location(AccessPath way) {
    return way.steps().isEmpty() ? ref(way) : ref(way.holder()).then(step(way.last()));
  }

  /** The places that are a place of the callee, or what that leads to. */
  Set<AccessPath> rest(AccessPath place) {
    Set<AccessPath> places = new LinkedHashSet<>();
    AccessPath held = ref(place);
    places.add(held);
    if (!place.steps().isEmpty()) {
      places.add(location(place));
    }
    if (held.isFresh()) {
      places.addAll(walk.heap.outside(held));
    }
    places.removeIf(AccessPath::isFresh);
    return places;
  }

  private AccessPath.Step step(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Index index
        ? new AccessPath.Step.Index(form(index.form()))
        : step instanceof AccessPath.Step.View view
            ? new AccessPath.Step.View(form(view.from()), form(view.length()))
            : step;
  }

  /** What an effect is on. */
  AccessPath target(Effect effect) {
    boolean location = effect.method() == null || effect.kind() == Effect.Kind.SLOT;
    return location ? location(effect.target()) : ref(effect.target());
  }

  Polynomial form(Polynomial form) {
    Polynomial result = form.replaced(this::known);
    return result != null ? result : walk.opaque(sources(form.sources()));
  }

  private Polynomial known(Symbol symbol) {
    Polynomial known = symbols.get(symbol);
    if (known == null) {
      known = symbol(symbol);
      symbols.put(symbol, known);
    }
    return known;
  }

  private Polynomial symbol(Symbol symbol) {
    if (symbol instanceof Symbol.Invariant invariant) {
      return invariant(invariant.location());
    } else if (symbol instanceof Symbol.Inner inner) {
      Polynomial reach = inner.reach() == null ? null : form(inner.reach());
      return Polynomial.of(inner.as(inner.id(), reach));
    } else if (symbol instanceof Symbol.Loaded loaded) {
      return walk.read(ref(loaded.location()));
    } else if (symbol instanceof Symbol.Opaque opaque) {
      return Polynomial.of(new Symbol.Opaque(opaque.id(), sources(opaque.of()), opaque.cursor()));
    } else if (symbol instanceof Symbol.Folded folded) {
      Polynomial of = form(folded.of());
      Polynomial by = form(folded.by());
      Polynomial divided = walk.expressions.arithmetic().divide(of, by, folded.remainder());
      return divided != null ? divided : walk.expressions.arithmetic().some(of, by);
    } else if (symbol instanceof Symbol.Narrowed narrowed) {
      return walk.expressions.arithmetic().narrowed(form(narrowed.of()), narrowed.to());
    }
    return Polynomial.of(symbol);
  }

  private Polynomial invariant(AccessPath location) {
    if (location.steps().isEmpty()
        && location.origin() instanceof AccessPath.Origin.Variable v
        && actual.containsKey(v.variable())) {
      Value value = actual.get(v.variable());
      return value instanceof Polynomial f ? f : walk.opaque(value.sources());
    }
    if (location.steps().isEmpty()
        && location.origin() instanceof AccessPath.Origin.Variable v
        && walk.isAround(v.variable())
        && walk.local(v.variable()) instanceof Polynomial captured) {
      return captured;
    }
    AccessPath holder =
        location.last() instanceof AccessPath.Step.Call c && c.name().equals("size")
            ? ref(location.holder())
            : null;
    return holder != null && holder.last() instanceof AccessPath.Step.View view
        ? view.length()
        : walk.read(ref(location));
  }

  /** The symbols that decide, in terms of the caller. */
  Set<Symbol> sources(Set<Symbol> of) {
    Set<Symbol> all = new LinkedHashSet<>();
    for (Symbol s : of) {
      all.addAll(known(s).sources());
    }
    return all;
  }
}
