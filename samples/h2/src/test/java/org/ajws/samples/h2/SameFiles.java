package org.ajws.samples.h2;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.h2.store.fs.FilePath;

/**
 * One thread with names and open files of every file system in memory, by a seed: made, moved,
 * deleted, listed, read, written, cut off, locked and closed. The result tells what came of each
 * step.
 */
public final class SameFiles implements Callable<String> {
  private static final String[] SCHEMES = {"memFS:", "memLZF:", "nioMemFS:", "nioMemLZF:"};
  private static final int HISTORIES = 60;
  private static final int STEPS = 150;

  private final StringBuilder told = new StringBuilder();
  private final List<FileChannel> open = new ArrayList<>();
  private final List<FileLock> locks = new ArrayList<>();

  private interface Step {
    Object take() throws IOException;
  }

  @Override
  public String call() throws IOException {
    for (int seed = 0; seed < HISTORIES; seed++) {
      told.append("\nseed ").append(seed).append(": ");
      SplittableRandom random = new SplittableRandom(seed);
      String root = SCHEMES[seed % SCHEMES.length] + "/" + seed;
      for (int i = 0; i < STEPS; i++) {
        FilePath path = FilePath.get(root + "/f" + random.nextInt(5));
        FilePath other = FilePath.get(root + "/f" + random.nextInt(5));
        tell(
            random.nextInt(3) == 0
                ? step(random.nextInt(9), path, other, FilePath.get(root))
                : step(random, path));
      }
      open.clear();
      locks.clear();
    }
    return told.toString();
  }

  private void tell(Step step) {
    try {
      told.append(step.take());
    } catch (IOException | RuntimeException e) {
      told.append(e.getClass().getSimpleName()).append(' ').append(e.getMessage());
    }
    told.append("; ");
  }

  /** Of names. */
  private static Step step(int kind, FilePath path, FilePath other, FilePath root) {
    switch (kind) {
      case 0:
        return path::createFile;
      case 1:
        return () -> path.exists() + " " + path.isDirectory();
      case 2:
        return () -> {
          path.moveTo(other, other.getName().endsWith("1"));
          return "moved";
        };
      case 3:
        return () -> {
          path.delete();
          return "deleted";
        };
      case 4:
        return path::canWrite;
      case 5:
        return () -> root.newDirectoryStream().toString();
      case 6:
        return () -> {
          path.createDirectory();
          return "directory";
        };
      case 7:
        return path::size;
      default:
        return path.getName().endsWith("4") ? path::setReadOnly : path::exists;
    }
  }

  /** Of an open file; opens one where there is none. */
  private Step step(SplittableRandom random, FilePath path) {
    if (open.isEmpty() || random.nextInt(12) == 0) {
      return () -> {
        open.add(path.open(random.nextInt(6) == 0 ? "r" : "rw"));
        return "open";
      };
    }
    FileChannel file = open.get(random.nextInt(open.size()));
    long place = random.nextInt(9_000);
    ByteBuffer bytes = ByteBuffer.allocate(1 + random.nextInt(3_000));
    random.nextBytes(bytes.array());
    switch (random.nextInt(9)) {
      case 0:
        return () -> file.write(bytes);
      case 1:
        return () -> file.write(bytes, place);
      case 2:
        return () -> file.read(bytes) + " " + hash(bytes);
      case 3:
        return () -> file.read(bytes, place) + " " + hash(bytes);
      case 4:
        return () -> file.position() + " of " + file.size();
      case 5:
        return () -> file.position(place).position();
      case 6:
        return () -> file.truncate(place).size();
      case 7:
        return () -> {
          FileLock lock = file.tryLock(0, 1, random.nextBoolean());
          locks.add(lock);
          return lock != null;
        };
      default:
        return () -> {
          FileLock lock = locks.isEmpty() ? null : locks.remove(0);
          if (lock != null) {
            lock.release();
          } else if (random.nextInt(4) == 0) {
            file.close();
          }
          return file.isOpen();
        };
    }
  }

  private static int hash(ByteBuffer bytes) {
    return java.util.Arrays.hashCode(bytes.array());
  }
}
