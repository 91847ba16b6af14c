package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.ajws.benchmarks.locks.CounterByHand;
import org.ajws.benchmarks.locks.HistogramByHand;
import org.ajws.benchmarks.locks.PairByHand;
import org.ajws.benchmarks.locks.Shared;
import org.ajws.processor.LockKind;
import org.ajws.processor.Target;

/**
 * All that {@link LockBenchmark} measures, by names such as {@code pair: StampedLock}; with
 * generated locks the names end with the kind of lock, such as {@code counter: AJWS monitor}.
 */
public final class LockSubjects {
  private static final Map<String, Supplier<Shared>> BY_HAND = byHand();
  private static final Map<String, String> SETS =
      Map.of("counter", "CounterSet", "histogram", "HistogramSet", "pair", "PairSet");

  private LockSubjects() {}

  private static Map<String, Supplier<Shared>> byHand() {
    Map<String, Supplier<Shared>> all = new LinkedHashMap<>();
    all.put("counter: synchronized", CounterByHand.Synchronized::new);
    all.put("counter: ReentrantLock", CounterByHand.Reentrant::new);
    all.put("counter: AtomicInteger", CounterByHand.Atomic::new);
    all.put("counter: LongAdder", CounterByHand.Adder::new);
    all.put("histogram: synchronized", HistogramByHand.Synchronized::new);
    all.put("histogram: ReentrantLock", HistogramByHand.Reentrant::new);
    all.put("pair: synchronized", PairByHand.Synchronized::new);
    all.put("pair: ReentrantLock", PairByHand.Reentrant::new);
    all.put("pair: StampedLock", PairByHand.Stamped::new);
    return all;
  }

  private static String id(LockKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** All names. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (String data : List.of("counter", "histogram", "pair")) {
      for (LockKind kind : LockKind.values()) {
        names.add(data + ": AJWS " + id(kind));
      }
      BY_HAND.keySet().stream().filter(n -> n.startsWith(data)).forEach(names::add);
    }
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
    for (LockKind kind : LockKind.values()) {
      String end = ": AJWS " + id(kind);
      String set = SETS.get(name.replace(end, ""));
      if (name.endsWith(end) && set != null) {
        Path folder = Files.createDirectories(work.resolve(set + id(kind)));
        return translated(set, kind, folder);
      }
    }
    throw new IllegalArgumentException("no subject " + name);
  }

  private static Supplier<Shared> translated(String set, LockKind kind, Path folder)
      throws IOException {
    String packageName = Shared.class.getPackageName();
    Path classes = Translation.of(packageName, List.of(set), Target.SERIAL, kind, folder).get(0);
    try {
      Class<?> type = new Translated(classes).loadClass(packageName + "." + set);
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

  /** Takes translated classes from a folder, and all others from where this one comes from. */
  private static final class Translated extends ClassLoader {
    private final Path classes;

    Translated(Path classes) {
      super(LockSubjects.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Path file = classes.resolve(name.replace('.', '/') + ".class");
      if (!Files.exists(file)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        try {
          byte[] bytes = Files.readAllBytes(file);
          return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
    }
  }
}
