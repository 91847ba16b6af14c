package org.ajws.processor.rule.shared;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Name;
import org.ajws.processor.analysis.effects.SharedWrite;
import org.ajws.processor.analysis.effects.SharedWrites;
import org.ajws.processor.analysis.effects.TaskPair;
import org.ajws.processor.analysis.effects.TaskRounds;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * Reports what tasks write in common: an error where all certainly write the same place, a warning
 * where nobody can tell.
 */
public final class SharedObjects {
  private final SharedWrites writes;
  private final Messages messages;

  /** Checks regions of a module. */
  public SharedObjects(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.writes = new SharedWrites(module, locals, calls);
    this.messages = new Messages(module, writes, new Suppression(locals));
  }

  /** Reports what is wrong with a parallel loop to the module's diagnostics. */
  public void check(ParallelLoop loop) {
    report(writes.of(loop), Wording.iterations(loop, loop.header().variable().getName()));
  }

  /** Reports what is wrong with the asyncs of a module. */
  public void check(List<Async> asyncs, List<ParallelLoop> loops) {
    for (TaskPair pair : writes.pairs(asyncs)) {
      report(List.of(pair.write()), Wording.pair(pair.first(), pair.second(), pair.inLaterRound()));
    }
    for (TaskRounds rounds : writes.rounds(asyncs, loops)) {
      LoopHeader header = rounds.loop().header();
      Name variable = header.variable() == null ? null : header.variable().getName();
      report(rounds.writes(), Wording.rounds(rounds.async(), variable, rounds.loop().line()));
    }
  }

  /** What is certain first: what is not may come from another error, or be the same write. */
  private void report(List<SharedWrite> found, Wording tasks) {
    boolean wrong = messages.knowErrorIn(tasks);
    Set<String> certain = new HashSet<>();
    for (SharedWrite write : found) {
      if (write.isCertain()) {
        messages.report(tasks, write);
        certain.add(place(write));
      }
    }
    for (SharedWrite write : found) {
      boolean same = write.effect().writtenAt() != null && certain.contains(place(write));
      if (!wrong && !write.isCertain() && !same) {
        messages.report(tasks, write);
      }
    }
  }

  private static String place(SharedWrite write) {
    return write.effect().kind() + " " + write.effect().writtenAt();
  }
}
