package org.ajws.samples.log4j;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.apache.log4j.Hierarchy;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.RootLogger;

/**
 * Eight threads ask for new categories of one tree at the same moment, round after round, each of
 * them for another one first. All must get the same objects, each below the nearest one above it.
 * The result says what was wrong.
 */
public final class SharedTree implements Callable<String> {
  private static final int THREADS = 8;
  private static final int ROUNDS = 3_000;

  @Override
  public String call() throws Exception {
    Hierarchy tree = new Hierarchy(new RootLogger(Level.INFO));
    CyclicBarrier together = new CyclicBarrier(THREADS);
    Logger[][] got = new Logger[THREADS][ROUNDS * 3];
    List<FutureTask<Void>> tasks = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int first = t;
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                for (int round = 0; round < ROUNDS; round++) {
                  together.await();
                  for (int i = 0; i < 3; i++) {
                    int which = (first + i) % 3;
                    got[first][round * 3 + which] = tree.getLogger(name(round, which));
                  }
                }
                return null;
              });
      Thread thread = new Thread(task, "asks");
      thread.setDaemon(true);
      thread.start();
      tasks.add(task);
    }
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
    int others = 0;
    int lost = 0;
    for (int i = 0; i < ROUNDS * 3; i++) {
      for (int t = 1; t < THREADS; t++) {
        others += got[t][i] == got[0][i] ? 0 : 1;
      }
      Logger above = i % 3 == 0 ? tree.getRootLogger() : got[0][i - 1];
      lost += got[0][i].getParent() == above ? 0 : 1;
    }
    return others + " others, " + lost + " at wrong places";
  }

  /** Of three, each is below the one before it. */
  private static String name(int round, int which) {
    return "r" + round + ".a" + (which > 0 ? ".b.c" : "") + (which > 1 ? ".d" : "");
  }
}
