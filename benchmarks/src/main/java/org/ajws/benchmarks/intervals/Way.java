package org.ajws.benchmarks.intervals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.ajws.sync.Interval;

/** Ways to run a graph of tasks, as one would write them; those of AJWS as they are translated. */
public enum Way {
  /** One task after the other. */
  SERIAL("serial") {
    @Override
    public void run(DependenceGraph graph, int workers) {
      for (int t = 0; t < graph.size(); t++) {
        graph.run(t);
      }
    }
  },

  /** An interval for each task, an edge for each that comes before it. */
  INTERVALS("intervals") {
    @Override
    public void run(DependenceGraph graph, int workers) {
      Tasks.intervals(
          "Way.java:1",
          g -> {
            Interval[] all = new Interval[graph.size()];
            for (int t = 0; t < all.length; t++) {
              int task = t;
              all[t] = g.add$("Way.java:2", "task", () -> graph.run(task));
              for (int b : graph.before(t)) {
                all[t].after(all[b]);
              }
            }
          });
    }
  },

  /** A table from one corner; nothing is said of its tasks. */
  WAVEFRONT("wavefront") {
    @Override
    public boolean runs(DependenceGraph graph) {
      return graph instanceof SmithWaterman;
    }

    @Override
    public void run(DependenceGraph graph, int workers) {
      int across = ((SmithWaterman) graph).across();
      Tasks.wavefront(
          "Way.java:5", across, across, (row, column) -> graph.run(row * across + column));
    }
  },

  /** Level by level, a finish with an async for each task. */
  LEVELS("levels, a finish each") {
    @Override
    public void run(DependenceGraph graph, int workers) {
      for (List<Integer> level : levels(graph)) {
        Finish finish = Tasks.finish("Way.java:3");
        try {
          for (int t : level) {
            Tasks.async("Way.java:4", () -> graph.run(t));
          }
        } finally {
          finish.join();
        }
      }
    }
  },

  /** As many threads as workers, a phase for each level. */
  PHASER("Phaser") {
    @Override
    public void run(DependenceGraph graph, int workers) {
      List<List<Integer>> levels = levels(graph);
      Phaser phaser = new Phaser(workers);
      List<CompletableFuture<Void>> parties = new ArrayList<>();
      ExecutorService threads = Executors.newFixedThreadPool(workers);
      for (int w = 0; w < workers; w++) {
        int first = w;
        parties.add(
            CompletableFuture.runAsync(
                () -> {
                  for (List<Integer> level : levels) {
                    for (int i = first; i < level.size(); i += workers) {
                      graph.run(level.get(i));
                    }
                    phaser.arriveAndAwaitAdvance();
                  }
                },
                threads));
      }
      CompletableFuture.allOf(parties.toArray(CompletableFuture[]::new)).join();
      threads.shutdown();
    }
  },

  /** A future for each task, which depends on all of those that come before it. */
  FUTURES("CompletableFuture.allOf") {
    @Override
    public void run(DependenceGraph graph, int workers) {
      ForkJoinPool pool = new ForkJoinPool(workers);
      CompletableFuture<?>[] all = new CompletableFuture<?>[graph.size()];
      for (int t = 0; t < all.length; t++) {
        int task = t;
        int[] before = graph.before(t);
        CompletableFuture<?>[] awaited = new CompletableFuture<?>[before.length];
        for (int i = 0; i < before.length; i++) {
          awaited[i] = all[before[i]];
        }
        all[t] = CompletableFuture.allOf(awaited).thenRunAsync(() -> graph.run(task), pool);
      }
      CompletableFuture.allOf(all).join();
      pool.shutdown();
    }
  };

  private final String label;

  Way(String label) {
    this.label = label;
  }

  /** Its name in tables. */
  public String label() {
    return label;
  }

  /** Whether a graph has the form that this way needs. */
  public boolean runs(DependenceGraph graph) {
    return true;
  }

  /** Runs all tasks. */
  public abstract void run(DependenceGraph graph, int workers);

  private static List<List<Integer>> levels(DependenceGraph graph) {
    List<List<Integer>> levels = new ArrayList<>();
    int[] level = new int[graph.size()];
    for (int t = 0; t < level.length; t++) {
      for (int b : graph.before(t)) {
        level[t] = Math.max(level[t], level[b] + 1);
      }
      while (levels.size() <= level[t]) {
        levels.add(new ArrayList<>());
      }
      levels.get(level[t]).add(t);
    }
    return levels;
  }
}
