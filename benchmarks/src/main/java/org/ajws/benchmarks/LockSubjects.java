package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.ajws.benchmarks.locks.CounterByHand;
import org.ajws.benchmarks.locks.FreshByHand;
import org.ajws.benchmarks.locks.HistogramByHand;
import org.ajws.benchmarks.locks.NestedByHand;
import org.ajws.benchmarks.locks.PairByHand;
import org.ajws.benchmarks.locks.ScratchByHand;
import org.ajws.benchmarks.locks.Shared;
import org.ajws.benchmarks.locks.TransferByHand;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;

/**
 * All that {@link LockBenchmark} measures, by names such as {@code pair: StampedLock}; of those
 * with generated locks the names end with the way, such as {@code counter: AJWS monitor}.
 */
public final class LockSubjects {
  private static final Map<String, Supplier<Shared>> BY_HAND = byHand();

  /** The classes with atomic sets, by what the data is called. */
  private static final Map<String, String> CLASSES =
      Map.of(
          "counter", "CounterSet",
          "fresh", "FreshSet",
          "hidden", "HiddenSet",
          "histogram", "HistogramSet",
          "nested", "NestedSet",
          "pair", "PairSet",
          "record", "RecordSet",
          "scratch", "ScratchSet",
          "snapshot", "SnapshotSet",
          "transfer", "TransferSet");

  /** The ways that each is measured with, as the setting {@code locks} names them. */
  private static final Map<String, Map<String, String>> WAYS = ways();

  private LockSubjects() {}

  private static Map<String, Map<String, String>> ways() {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    for (String data : List.of("counter", "histogram", "pair", "record", "scratch")) {
      Map<String, String> ways = new LinkedHashMap<>();
      ways.put("auto", "auto");
      if (data.equals("counter")) {
        ways.put("varhandle", "CounterSet.count=varhandle");
      }
      ways.put("monitor", "monitor");
      ways.put("reentrant", "reentrant");
      all.put(data, ways);
    }
    Map<String, String> both = new LinkedHashMap<>();
    both.put("monitor", "monitor");
    both.put("reentrant", "reentrant");
    all.put("transfer", both);
    all.put("fresh", both);
    all.put("hidden", Map.of("monitor", "monitor"));
    all.put("nested", both);
    all.put("snapshot", Map.of("auto", "auto")); // its lock is the same for all settings
    return all;
  }

  private static Map<String, Supplier<Shared>> byHand() {
    Map<String, Supplier<Shared>> all = new LinkedHashMap<>();
    all.put("counter: synchronized", CounterByHand.Synchronized::new);
    all.put("counter: ReentrantLock", CounterByHand.Reentrant::new);
    all.put("counter: AtomicInteger", CounterByHand.Atomic::new);
    all.put("counter: LongAdder", CounterByHand.Adder::new);
    all.put("histogram: synchronized", HistogramByHand.Synchronized::new);
    all.put("histogram: ReentrantLock", HistogramByHand.Reentrant::new);
    all.put("pair: synchronized", () -> new PairByHand.Synchronized(PAIR));
    all.put("pair: ReentrantLock", () -> new PairByHand.Reentrant(PAIR));
    all.put("pair: ReentrantReadWriteLock", () -> new PairByHand.ReadWrite(PAIR));
    all.put("pair: StampedLock", () -> new PairByHand.Stamped(PAIR));
    all.put("record: synchronized", () -> new PairByHand.Synchronized(RECORD));
    all.put("record: ReentrantLock", () -> new PairByHand.Reentrant(RECORD));
    all.put("record: ReentrantReadWriteLock", () -> new PairByHand.ReadWrite(RECORD));
    all.put("record: StampedLock", () -> new PairByHand.Stamped(RECORD));
    all.put("scratch: synchronized", ScratchByHand.Synchronized::new);
    all.put("scratch: no lock", ScratchByHand.Unlocked::new);
    all.put("transfer: synchronized", TransferByHand.Synchronized::new);
    all.put("transfer: ReentrantLock", TransferByHand.Reentrant::new);
    all.put("fresh: synchronized", FreshByHand.Synchronized::new);
    all.put("fresh: ReentrantLock", FreshByHand.Reentrant::new);
    all.put("nested: synchronized", NestedByHand.Synchronized::new);
    all.put("nested: synchronized, flat", NestedByHand.Flat::new);
    all.put("snapshot: ReentrantReadWriteLock", () -> new PairByHand.ReadWrite(PAIR));
    all.put("snapshot: StampedLock", () -> new PairByHand.Stamped(PAIR));
    all.put("snapshot: volatile record", () -> new PairByHand.Copied(PAIR));
    return all;
  }

  /** A pair is written once in sixteen times, a record once in 1024. */
  private static final int PAIR = 15;

  private static final int RECORD = 1023;

  /** All names. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    WAYS.forEach(
        (data, ways) -> {
          ways.keySet().forEach(way -> names.add(data + ": AJWS " + way));
          BY_HAND.keySet().stream().filter(n -> n.startsWith(data + ":")).forEach(names::add);
        });
    return names;
  }

  /**
   * What makes a subject.
   *
   * @param name one of {@link #names}
   * @param work a folder for the translation, if there is one
   * @throws IllegalArgumentException if there is no such subject
   */
  public static Supplier<Shared> of(String name, Path work) throws IOException {
    if (BY_HAND.containsKey(name)) {
      return BY_HAND.get(name);
    }
    String[] parts = name.split(": AJWS ", -1);
    String locks = WAYS.getOrDefault(parts[0], Map.of()).get(parts[parts.length - 1]);
    if (parts.length != 2 || locks == null) {
      throw new IllegalArgumentException("no subject " + name);
    }
    String set = CLASSES.get(parts[0]);
    Path folder = Files.createDirectories(work.resolve(set + parts[1]));
    return translated(set, LockSettings.parse(locks), folder);
  }

  private static Supplier<Shared> translated(String set, LockSettings locks, Path folder)
      throws IOException {
    String packageName = Shared.class.getPackageName();
    Path classes = Translation.of(packageName, List.of(set), Target.SERIAL, locks, folder).get(0);
    try {
      Class<?> type = new TranslatedClasses(classes).loadClass(packageName + "." + set);
      var constructor = type.getConstructor();
      return () -> {
        try {
          return (Shared) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
      };
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
