package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What functions do that are followed where an unknown one is called. A function that may be called
 * in many places is followed once for each way that leads to it, with what it is given: where each
 * may call all others, the ways are few and the calls are thousands.
 */
final class FollowedFunctions {
  /** So many are followed for one call: where each may call all others, they are a tree. */
  private static final int MAX = 512;

  /**
   * A way to a function. Its order tells nothing, but how often a function is on it does.
   *
   * @param given what the function gets; null where nothing is known
   */
  private record Way(Tree function, int depth, Map<Tree, Integer> through, List<Value> given) {}

  /**
   * What was found.
   *
   * @param since what has a higher number was made by the function
   * @param others how many functions were followed from this one
   */
  private record Found(List<Effect> effects, int since, int others) {}

  private final EffectAnalysis tools;
  private final Map<Way, Found> found = new HashMap<>();

  /** How many are followed for the present call, into each other too. */
  private int followed;

  FollowedFunctions(EffectAnalysis tools) {
    this.tools = tools;
  }

  /** Follows functions for a call that no followed function makes. */
  <T> T anew(Supplier<T> call) {
    int before = followed;
    followed = 0;
    T result = call.get();
    followed = before;
    return result;
  }

  /** Counts a function that is to be followed; false if it is one too many. */
  boolean count() {
    return ++followed <= MAX;
  }

  /**
   * What a function does.
   *
   * @param walk the code that calls it
   * @param follow finds it out. It is asked again where it may say more another time: where methods
   *     or initialisers are being looked at that it uses, or too many functions were followed
   */
  List<Effect> effects(
      SymbolicEvaluator walk, TreePath function, List<Value> given, Supplier<List<Effect>> follow) {
    Map<Tree, Integer> times = new HashMap<>();
    walk.followed.forEach(f -> times.merge(f, 1, Integer::sum));
    List<Value> arguments = Collections.unmodifiableList(new ArrayList<>(given));
    Way way = new Way(function.getLeaf(), walk.depth, times, arguments);
    Found known = found.get(way);
    if (known != null && followed + known.others() <= MAX) {
      followed += known.others();
      return again(known, walk);
    }
    int since = walk.tools.nextId();
    int before = followed;
    int unfinished = unfinished();
    List<Effect> effects = List.copyOf(follow.get());
    if (followed <= MAX && unfinished == unfinished()) {
      found.put(way, new Found(effects, since, followed - before));
    }
    return effects;
  }

  /** The same once more: what is not known are other objects and numbers. */
  private static List<Effect> again(Found known, SymbolicEvaluator walk) {
    EarlierRound earlier = new EarlierRound(walk, known.since());
    Map<AccessPath.Origin, AccessPath> objects = new HashMap<>();
    List<Effect> effects = new ArrayList<>();
    for (Effect e : known.effects()) {
      AccessPath target = earlier.path(e.target());
      if (target.origin() instanceof AccessPath.Origin.Unknown some && some.id() > known.since()) {
        target = objects.computeIfAbsent(some, o -> walk.unknownRef()).then(target.steps());
      }
      effects.add(e.on(target));
    }
    return effects;
  }

  private int unfinished() {
    return tools.circles + tools.summaries.unfinished();
  }
}
