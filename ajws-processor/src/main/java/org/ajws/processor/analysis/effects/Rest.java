package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * What takes the place of that which a limit cuts off: one effect, or read, of which is known only
 * from which object its places are reached. Of it nobody can tell, and a message says so.
 */
final class Rest {
  /** Rests of so many places are told apart, by the first step of the way. */
  private static final int MAX_PLACES = 40;

  private static final AccessPath.Origin SOME = new AccessPath.Origin.Unknown(0);

  private final BackReferences backReferences;

  Rest(BackReferences backReferences) {
    this.backReferences = backReferences;
  }

  /** The first effects, and the rest of all others. */
  List<Effect> effects(List<Effect> all, int max) {
    if (all.size() <= max) {
      return all;
    }
    List<Effect> cut = all.subList(max, all.size());
    int steps = places(cut.stream().map(Effect::target).toList());
    Map<AccessPath, Effect> rests = new LinkedHashMap<>();
    for (Effect e : cut) {
      Effect rest = of(e, steps);
      rests.merge(
          rest.target(),
          rest,
          (a, b) -> a.heldIn(b.guards()).by(Dispatch.either(a.dispatches(), b.dispatches())));
    }
    List<Effect> kept = new ArrayList<>(all.subList(0, max));
    kept.addAll(rests.values());
    return kept;
  }

  /** The first reads, and the rest of all others. */
  List<Read> reads(List<Read> all, int max) {
    if (all.size() <= max) {
      return all;
    }
    List<Read> cut = all.subList(max, all.size());
    int steps = places(cut.stream().map(Read::location).toList());
    Map<AccessPath, Read> rests = new LinkedHashMap<>();
    for (Read r : cut) {
      Read rest = of(r, steps);
      rests.merge(
          shortened(r.location(), steps),
          rest,
          (a, b) -> a.by(Dispatch.either(a.dispatches(), b.dispatches())));
    }
    List<Read> kept = new ArrayList<>(all.subList(0, max));
    kept.addAll(rests.values());
    return kept;
  }

  /** An effect of which only the first steps are known. */
  Effect of(Effect e, int steps) {
    return e.rest(shortened(e.target(), steps));
  }

  /** A read of which only the first steps are known. */
  Read of(Read r, int steps) {
    return r.rest(shortened(r.location(), steps));
  }

  /** A method that was not looked at does anything to all that it is given. */
  static EffectSummary of(ExecutableElement method, Tree at) {
    List<AccessPath> given = new ArrayList<>(List.of(AccessPath.STATIC));
    if (!method.getModifiers().contains(Modifier.STATIC)) {
      TypeElement type = (TypeElement) method.getEnclosingElement();
      given.add(AccessPath.of(new AccessPath.Origin.This(type)));
    }
    for (VariableElement p : method.getParameters()) {
      if (!p.asType().getKind().isPrimitive()) {
        given.add(AccessPath.of(new AccessPath.Origin.Variable(p)));
      }
    }
    List<Effect> effects = given.stream().map(g -> Effect.rest(g, at)).toList();
    List<Read> reads = given.stream().map(g -> new Read(g, false, at, null).rest(g)).toList();
    return new EffectSummary(effects, reads, null, List.of(), Map.of(), List.of(), null);
  }

  /** How many steps are kept so that there are not too many places. */
  private int places(List<AccessPath> ways) {
    return ways.stream().map(w -> shortened(w, 1)).distinct().count() > MAX_PLACES ? 0 : 1;
  }

  /** The beginning of a way; some object, where the way may lead back to what others have. */
  private AccessPath shortened(AccessPath way, int steps) {
    int kept = Math.min(steps, way.steps().size());
    boolean unknown = way.origin() instanceof AccessPath.Origin.Unknown;
    return unknown || mayLeadBack(way, kept)
        ? AccessPath.of(SOME)
        : new AccessPath(way.origin(), way.steps().subList(0, kept));
  }

  /** Whether the steps from one on may lead back, whatever they start from. */
  private boolean mayLeadBack(AccessPath way, int from) {
    return way.steps().stream()
        .skip(from)
        .anyMatch(s -> s instanceof AccessPath.Step.Field f && backReferences.isShared(f.field()));
  }
}
