package org.ajws.runtime.speculation;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A file of profiles: text, a line for each loop. It is replaced in one step, so that a reader sees
 * the old one or the new one, and under a lock of a file beside it, so that of several virtual
 * machines that end at once none loses what another has learnt.
 */
final class ProfileFile {
  private static final String KIND = "profile of speculative loops ";
  private static final String FIRST = KIND + "2";
  private static final String LAST = "end ";
  private static final int FIELDS = 8;

  /** Locks between threads; those of files are between virtual machines. */
  private static final Object writing = new Object();

  /** A loop: its outermost class, and its place as {@code File.java:LINE}. */
  record Key(String type, String site) {}

  /**
   * What is known of a loop.
   *
   * @param digest of its source file
   * @param rest how many times as long as it was measured it is off, if it has been turned off and
   *     has not gained since; else 0
   * @param restNanos for how long it still was off
   * @param length how many trips its chunks had
   * @param limit how many they have at most, since longer ones conflict; 0: as many as they may
   * @param block how many slots of arrays are read together, if that was chosen; else 1
   */
  record Entry(String digest, int rest, long restNanos, long length, long limit, int block) {}

  /** A file that is not as it was written, or none of this kind. */
  private static final class Damaged extends IOException {
    private static final long serialVersionUID = 1;

    Damaged(String message) {
      super(message);
    }
  }

  private final Path file;
  private boolean isForeign; // it is not to be replaced; guarded by writing

  ProfileFile(Path file) {
    this.file = file;
  }

  void warn(String what) {
    System.getLogger("org.ajws.runtime")
        .log(
            System.Logger.Level.WARNING,
            "The profile of speculative loops " + file + " (ajws.speculationProfile) " + what);
  }

  /** What it holds; nothing, with a warning, if it cannot be read. */
  Map<Key, Entry> read() {
    return read(true);
  }

  private Map<Key, Entry> read(boolean warns) {
    synchronized (writing) {
      try {
        return entries();
      } catch (NoSuchFileException e) {
        return Map.of();
      } catch (Damaged e) {
        if (warns) {
          warn(
              isForeign
                  ? "is something else: it is neither read nor replaced; name another file"
                  : "is damaged (" + e.getMessage() + "): it is not read, and will be replaced");
        }
      } catch (IOException e) {
        isForeign = true;
        if (warns) {
          warn("cannot be read: " + e);
        }
      }
      return Map.of();
    }
  }

  private Map<Key, Entry> entries() throws IOException {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      isForeign = true;
      throw new Damaged("no text");
    }
    if (lines.isEmpty() || !lines.get(0).equals(FIRST)) {
      isForeign = !lines.isEmpty() && !lines.get(0).startsWith(KIND); // of another version
      throw new Damaged("its first line");
    }
    Map<Key, Entry> entries = new HashMap<>();
    int last = lines.size() - 1;
    for (int i = 1; i < last; i++) {
      String[] f = lines.get(i).split("\t", -1);
      try {
        if (f.length != FIELDS) {
          throw new Damaged("line " + (i + 1));
        }
        int rest = Gain.checkedRest(Integer.parseInt(f[3]));
        int block = BlockChoice.checked(Integer.parseInt(f[7]));
        long limit = positive(f[6], 0);
        entries.put(
            new Key(f[0], f[1]),
            new Entry(f[2], rest, positive(f[4], 0), positive(f[5], 1), limit, block));
      } catch (IllegalArgumentException e) {
        throw new Damaged("line " + (i + 1));
      }
    }
    if (!lines.get(last).equals(LAST + entries.size())) {
      throw new Damaged("its end");
    }
    return entries;
  }

  private static long positive(String text, long least) {
    long n = Long.parseLong(text);
    if (n < least) {
      throw new IllegalArgumentException(text);
    }
    return n;
  }

  /**
   * Adds what was learnt to what is there now, of classes whose source has not changed.
   *
   * @throws IOException if the file cannot be written; then it is as before
   */
  void add(Map<Key, Entry> learnt) throws IOException {
    synchronized (writing) {
      Path guard = file.resolveSibling(file.getFileName() + ".lock");
      try (FileChannel channel =
          FileChannel.open(guard, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        channel.lock(); // as long as it is open
        Map<Key, Entry> all = new HashMap<>(read(false));
        if (isForeign) {
          return;
        }
        Map<String, Set<String>> digests =
            learnt.entrySet().stream()
                .collect(
                    Collectors.groupingBy(
                        e -> e.getKey().type(),
                        Collectors.mapping(e -> e.getValue().digest(), Collectors.toSet())));
        all.entrySet()
            .removeIf(
                e -> {
                  Set<String> now = digests.get(e.getKey().type());
                  return now != null && !now.contains(e.getValue().digest());
                });
        all.putAll(learnt);
        replace(all);
      }
    }
  }

  private void replace(Map<Key, Entry> all) throws IOException {
    Map<String, String> lines = new TreeMap<>();
    all.forEach(
        (key, e) -> {
          String place = key.type() + "\t" + key.site();
          String what = e.digest() + "\t" + e.rest() + "\t" + e.restNanos() + "\t" + e.length();
          lines.put(place, place + "\t" + what + "\t" + e.limit() + "\t" + e.block() + "\n");
        });
    String text = FIRST + "\n" + String.join("", lines.values()) + LAST + lines.size() + "\n";
    Path made = Files.createTempFile(file.getParent(), file.getFileName().toString(), ".new");
    try {
      Files.writeString(made, text);
      Files.move(made, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(made);
    }
  }
}
