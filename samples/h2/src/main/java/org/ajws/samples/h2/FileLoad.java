package org.ajws.samples.h2;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;
import org.h2.store.fs.FilePath;

/**
 * Clients with files in memory. Each writes blocks of a region of its own and reads them back, or
 * makes, moves and deletes files of names of its own; files and the list of names are common.
 */
class FileLoad implements Workload {
  private static final int BLOCK = 1024;

  /** How many blocks a client has. */
  private static final int REGION = 64;

  /** How many names: of seven files are made, and moved to one of five. */
  private static final int NAMES = 7 + 5;

  final int clients;
  final long[] digests;
  private final FilePath[] files;
  private final FilePath[][] named;
  private final int steps;
  private final boolean names;
  private final FileChannel[] open;

  FileLoad(String scheme, int files, int clients, int steps, boolean names) {
    this.clients = clients;
    this.steps = steps;
    this.names = names;
    this.digests = new long[clients];
    String root = scheme + "/load/";
    // Made here: the first path of all makes the list of file systems, without a lock.
    this.named = new FilePath[clients][NAMES + 1];
    for (int i = 0; i < clients; i++) {
      String own = root + "client" + (100 + i);
      Arrays.setAll(named[i], n -> FilePath.get(n == NAMES ? own : own + "/name" + n));
    }
    this.files = new FilePath[files];
    Arrays.setAll(this.files, i -> FilePath.get(root + "file" + i));
    this.open = new FileChannel[files];
  }

  @Override
  public void prepare() throws Exception {
    Arrays.fill(digests, 0); // a client that is left out shows
    int owners = clients / files.length;
    for (int i = 0; i < files.length && !names; i++) {
      if (open[i] != null) {
        open[i].close();
      }
      files[i].delete();
      open[i] = files[i].open("rw");
      // As long as it will be: the published library loses blocks of files that two make longer.
      write(open[i], ByteBuffer.allocate(1), (long) owners * REGION * BLOCK - 1);
    }
  }

  @Override
  @SuppressWarnings("ajws-shared") // each client has blocks or names of its own
  public void run() throws Exception {
    for (@ParallelFor int i = 0; i < clients; i++) {
      serve(i);
    }
  }

  /** All that one client does. */
  final void serve(int client) throws IOException {
    digests[client] = names ? useNames(client) : useFile(client);
  }

  private long useFile(int client) throws IOException {
    FileChannel file = open[client % files.length];
    long start = (long) (client / files.length) * REGION * BLOCK;
    ByteBuffer buffer = ByteBuffer.allocate(BLOCK);
    long random = client + 1;
    long digest = 0;
    for (int i = 0; i < steps; i++) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      long at = start + (random >>> 33) % REGION * BLOCK;
      buffer.clear();
      read(file, buffer, at);
      digest = Digests.add(digest, buffer.getLong(8));
      Arrays.fill(buffer.array(), (byte) (random >>> 56));
      buffer.putLong(8, random);
      buffer.clear();
      write(file, buffer, at);
    }
    return digest;
  }

  private static void write(FileChannel file, ByteBuffer buffer, long at) throws IOException {
    int length = buffer.remaining();
    if (file.write(buffer, at) != length) {
      throw new IOException("a short write at " + at);
    }
  }

  private static void read(FileChannel file, ByteBuffer buffer, long at) throws IOException {
    int length = buffer.remaining();
    if (file.read(buffer, at) != length) {
      throw new IOException("a short read at " + at);
    }
  }

  private long useNames(int client) {
    long digest = 0;
    FilePath own = named[client][NAMES];
    for (int i = 0; i < steps; i++) {
      FilePath made = named[client][i % 7];
      FilePath moved = named[client][7 + i % 5];
      digest = Digests.add(digest, made.createFile() ? 1 : 2);
      made.moveTo(moved, true);
      digest = Digests.add(digest, own.newDirectoryStream().size());
      if (i % 3 == 0) {
        moved.delete();
      }
      digest = Digests.add(digest, (made.exists() ? 4 : 0) + (moved.exists() ? 8 : 0));
    }
    for (FilePath left : own.newDirectoryStream()) {
      left.delete();
    }
    return Digests.add(digest, own.newDirectoryStream().size());
  }

  @Override
  public long digest() {
    return Digests.of(digests);
  }
}
