package org.ajws.samples.lusearch;

import java.io.File;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.lucene.store.AlreadyClosedException;
import org.apache.lucene.store.FSDirectory;

/** Two threads that open, use and close one directory many times; the result counts failures. */
public final class OpenAndClose implements Callable<String> {
  private static final int TIMES = 20_000;

  @Override
  public String call() throws Exception {
    File folder = Files.createTempDirectory("open-and-close").toFile();
    List<FutureTask<Integer>> threads = new ArrayList<>();
    for (int t = 0; t < 2; t++) {
      FutureTask<Integer> task = new FutureTask<>(() -> failures(folder));
      threads.add(task);
      new Thread(task, "opens and closes").start();
    }
    int failures = 0;
    for (FutureTask<Integer> thread : threads) {
      failures += thread.get();
    }
    Files.delete(folder.toPath());
    return failures == 0 ? "" : failures + " of " + 2 * TIMES + " directories were closed";
  }

  private static int failures(File folder) throws Exception {
    int failures = 0;
    for (int i = 0; i < TIMES; i++) {
      FSDirectory directory = FSDirectory.getDirectory(folder);
      try {
        directory.fileExists("segments.gen");
      } catch (AlreadyClosedException e) {
        failures++;
      }
      directory.close();
    }
    return failures;
  }
}
