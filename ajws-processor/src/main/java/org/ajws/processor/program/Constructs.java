package org.ajws.processor.program;

import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Parallel constructs, by file and position.
 *
 * @param loops the parallel loops
 * @param asyncs the asyncs and async values
 * @param finishes the finish statements and methods
 */
public record Constructs(List<ParallelLoop> loops, List<Async> asyncs, List<Finish> finishes) {
  /** Copies the lists. */
  public Constructs {
    loops = List.copyOf(loops);
    asyncs = List.copyOf(asyncs);
    finishes = List.copyOf(finishes);
  }

  /** Those of all files of a module, not yet analysed. */
  public static Constructs find(BoundModule module) {
    LoopFinder loopFinder = new LoopFinder(module);
    TaskFinder taskFinder = new TaskFinder(module);
    List<ParallelLoop> loops = new ArrayList<>();
    List<Async> asyncs = new ArrayList<>();
    List<Finish> finishes = new ArrayList<>();
    for (BoundFile file : module.files()) {
      loops.addAll(loopFinder.find(file));
      TaskFinder.Tasks tasks = taskFinder.find(file);
      asyncs.addAll(tasks.asyncs());
      finishes.addAll(tasks.finishes());
    }
    return new Constructs(loops, asyncs, finishes);
  }

  /** The loops, then the asyncs. */
  public List<ParallelRegion> regions() {
    return Stream.<ParallelRegion>concat(loops.stream(), asyncs.stream()).toList();
  }

  /** Those of one file. */
  public Constructs of(BoundFile file) {
    return new Constructs(
        loops.stream().filter(l -> l.file() == file).toList(),
        asyncs.stream().filter(a -> a.file() == file).toList(),
        finishes.stream().filter(f -> f.file() == file).toList());
  }

  /** Those that stand at some paths. */
  public Constructs only(Set<TreePath> paths) {
    return new Constructs(
        loops.stream().filter(l -> paths.contains(l.path())).toList(),
        asyncs.stream().filter(a -> paths.contains(a.path())).toList(),
        finishes.stream().filter(f -> paths.contains(f.path())).toList());
  }

  /** All loops, and the asyncs and finishes that pass. */
  public Constructs with(Predicate<Async> async, Predicate<Finish> finish) {
    return new Constructs(
        loops, asyncs.stream().filter(async).toList(), finishes.stream().filter(finish).toList());
  }

  /** All but the speculative loops. */
  public Constructs withoutSpeculation() {
    return new Constructs(
        loops.stream().filter(l -> !l.isSpeculative()).toList(), asyncs, finishes);
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return loops.isEmpty() && asyncs.isEmpty() && finishes.isEmpty();
  }
}
