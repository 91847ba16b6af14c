package org.ajws.processor.emit.sets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnknownCalls;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.source.BoundModule;

/** The calls of unknown code under locks, for the report. */
public final class CallbackDecisions {
  private CallbackDecisions() {}

  /** By file and line. */
  public static List<Decisions.Callback> of(
      BoundModule module, AtomicSets sets, LockChoices choices) {
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
    found.sort(
        Comparator.comparing((Decisions.Callback c) -> c.file().toString())
            .thenComparingInt(Decisions.Callback::line));
    return found;
  }

  private static int line(BoundModule module, UnitCall call) {
    var file = call.code().file();
    return file.source().line(module.start(file.unit(), call.path().getLeaf()));
  }
}
