package org.ajws.samples.h2;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.concurrent.Callable;
import org.h2.store.fs.FilePath;

/**
 * Eight threads write the blocks of one file in turn, so that it becomes longer all the time, round
 * after round. The result says which blocks were lost, and what was thrown.
 */
public final class GrowingFiles implements Callable<String> {
  private static final int THREADS = 8;
  private static final int BLOCK = 1024;
  private static final int BLOCKS = 400;
  private static final int ROUNDS = 40;

  @Override
  public String call() throws Exception {
    StringBuilder wrong = new StringBuilder();
    for (String scheme : new String[] {"memFS:", "memLZF:", "nioMemFS:", "nioMemLZF:"}) {
      for (int round = 0; round < ROUNDS; round++) {
        FilePath path = FilePath.get(scheme + "/growing");
        FileChannel file = path.open("rw");
        try {
          Together.run(THREADS, t -> write(file, t));
        } catch (Exception e) {
          wrong.append(scheme).append(' ').append(e.getCause()).append('\n');
        }
        int lost = lost(file);
        if (lost > 0 || file.size() != (long) BLOCKS * BLOCK) {
          wrong.append(scheme).append(" lost ").append(lost).append(" blocks\n");
        }
        path.delete();
      }
    }
    return wrong.toString();
  }

  private static void write(FileChannel file, int first) throws Exception {
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    for (int i = first; i < BLOCKS; i += THREADS) {
      block.clear();
      block.putInt(0, i + 1).putInt(BLOCK - 4, -i);
      file.write(block, (long) i * BLOCK);
    }
  }

  private static int lost(FileChannel file) throws Exception {
    int lost = 0;
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    for (int i = 0; i < BLOCKS; i++) {
      block.clear();
      file.read(block, (long) i * BLOCK);
      lost += block.getInt(0) == i + 1 && block.getInt(BLOCK - 4) == -i ? 0 : 1;
    }
    return lost;
  }
}
