package org.ajws.processor.plan.decisions;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnknownCalls;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.source.BoundModule;

/** The calls of unknown code under locks, for the report. */
final class CallbackDecisions {
  private CallbackDecisions() {}

  /** One for each call. */
  static List<Decisions.Callback> of(BoundModule module, AtomicSets sets, LockChoices choices) {
    UnknownCalls unknown = new UnknownCalls(module, sets);
    List<Decisions.Callback> found = new ArrayList<>();
    unknown
        .all(choices::isLocked)
        .forEach(
            (call, units) ->
                found.add(
                    new Decisions.Callback(
                        call.code().file().source().path(),
                        line(module, call),
                        unknown.unknown(call),
                        units.stream().map(SetDecisions::name).distinct().toList())));
    return found;
  }

  private static int line(BoundModule module, UnitCall call) {
    var file = call.code().file();
    return file.source().line(module.start(file.unit(), call.path().getLeaf()));
  }
}
