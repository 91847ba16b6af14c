package org.ajws.samples.lusearch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.apache.lucene.store.AlreadyClosedException;
import org.apache.lucene.store.FSDirectory;

/**
 * One thread closes a directory for the last time while another one opens it: the other one has
 * found it in the cache and is about to count itself, for which the library as published locks the
 * directory. Holding that lock is the gate. The result says what went wrong.
 */
public final class ClosedWhileOpened implements Callable<String> {
  @Override
  public String call() throws Exception {
    File folder = Files.createTempDirectory("closed-while-opened").toFile();
    FSDirectory directory = FSDirectory.getDirectory(folder);
    FutureTask<FSDirectory> opened = new FutureTask<>(() -> FSDirectory.getDirectory(folder));
    Thread other = new Thread(opened, "opens");
    other.setDaemon(true);
    synchronized (directory) {
      other.start();
      while (!waitsFor(other, directory) && !opened.isDone()) {
        Thread.onSpinWait();
      }
      directory.close();
    }
    try {
      opened.get().list();
      opened.get().close();
      return "";
    } catch (AlreadyClosedException e) {
      return "the directory just opened is closed";
    } finally {
      delete(folder);
    }
  }

  private static boolean waitsFor(Thread thread, Object lock) {
    if (thread.getState() != Thread.State.BLOCKED) {
      return false;
    }
    java.lang.management.ThreadInfo info =
        java.lang.management.ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId());
    return info != null
        && info.getLockInfo() != null
        && info.getLockInfo().getIdentityHashCode() == System.identityHashCode(lock);
  }

  private static void delete(File folder) throws IOException {
    Files.delete(folder.toPath());
  }
}
