package org.ajws.processor.rule.shared;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Name;
import org.ajws.processor.analysis.effects.Effect;
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
    Map<Object, List<TaskPair>> alike = new LinkedHashMap<>();
    for (TaskPair pair : writes.pairs(asyncs)) {
      alike.computeIfAbsent(call(pair), c -> new ArrayList<>()).add(pair);
    }
    for (List<TaskPair> pairs : alike.values()) {
      TaskPair one = pairs.get(0);
      Wording tasks = Wording.pair(one.first(), one.second(), one.inLaterRound());
      if (one.write().isCertain() || !messages.knowErrorIn(tasks)) {
        messages.report(tasks, pairs.stream().map(TaskPair::write).toList());
      }
    }
    for (TaskRounds rounds : writes.rounds(asyncs, loops)) {
      LoopHeader header = rounds.loop().header();
      Name variable = header.variable() == null ? null : header.variable().getName();
      report(rounds.writes(), Wording.rounds(rounds.async(), variable, rounds.loop().line()));
    }
  }

  /** What two asyncs do of one kind by one call, where nobody can tell which objects are meant. */
  private record Call(
      Async first,
      Async second,
      boolean later,
      Tree at,
      Effect.Kind kind,
      SharedWrite.Sharing sharing,
      Tree readAt) {}

  /** The call that may do much that two tasks have in common; else one of its own. */
  private static Object call(TaskPair pair) {
    SharedWrite write = pair.write();
    Effect e = write.effect();
    return write.isCertain() || e.writtenAt() == null
        ? new Object()
        : new Call(
            pair.first(),
            pair.second(),
            pair.inLaterRound(),
            e.at(),
            e.kind(),
            write.sharing(),
            write.read() == null ? null : write.read().at());
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
