package org.ajws.samples.h2;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.h2.store.fs.FilePath;

/**
 * One thread reads a file from its beginning to its end, record by record, while others write at a
 * place behind that, by the same open file. The result says how often it did not get the record
 * that comes next.
 */
public final class MovedPositions implements Callable<String> {
  private static final int RECORDS = 20_000;
  private static final int ROUNDS = 10;

  @Override
  public String call() throws Exception {
    AtomicInteger wrong = new AtomicInteger();
    for (int round = 0; round < ROUNDS; round++) {
      FilePath path = FilePath.get("nioMemFS:/positions");
      FileChannel file = path.open("rw");
      ByteBuffer all = ByteBuffer.allocate(4 * (RECORDS + 1));
      for (int i = 0; i < RECORDS; i++) {
        all.putInt(i);
      }
      all.putInt(-1);
      all.flip();
      file.write(all, 0);
      file.position(0);
      Together.run(
          3,
          t -> {
            ByteBuffer record = ByteBuffer.allocate(4);
            for (int i = 0; i < RECORDS; i++) {
              record.clear();
              if (t == 0) {
                file.read(record);
                wrong.addAndGet(record.getInt(0) == i ? 0 : 1);
              } else {
                file.write(record.putInt(0, -t), 4L * RECORDS);
              }
            }
          });
      file.close();
      path.delete();
    }
    return wrong.get() == 0 ? "" : wrong.get() + " of " + RECORDS * ROUNDS;
  }
}
