package org.ajws.samples.jmetal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.ajws.ParallelFor;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.runtime.AjwsRuntime;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.random.Well44497b;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * jMetal's random generators shared by two threads. A {@code double} is made of two draws of bits;
 * where another thread draws in between, its number is torn: none of the generator's sequence. An
 * overlay that declares a set on the interface makes each call one.
 */
@Timeout(120)
class RandomGeneratorTest {
  private static final String PACKAGE = "org.uma.jmetal.util.pseudorandom.";
  private static final long SEED = 20150710;

  /** Seen so often in a row: nothing that passes by itself, such as the making of a lock. */
  private static final int TIMES = 2_000;

  @TempDir Path folder;

  /** The generators, with one that calls back between two draws of bits. */
  private enum Generator {
    JAVA("JavaRandomGenerator") {
      @Override
      Object gated(Runnable gate) {
        return new Random(SEED) {
          private static final long serialVersionUID = 1;

          @Override
          protected int next(int bits) {
            int drawn = super.next(bits);
            gate.run();
            return drawn;
          }
        };
      }
    },
    MERSENNE_TWISTER("MersenneTwisterGenerator") {
      @Override
      Object gated(Runnable gate) {
        return new MersenneTwister(SEED) {
          private static final long serialVersionUID = 1;

          @Override
          protected int next(int bits) {
            int drawn = super.next(bits);
            gate.run();
            return drawn;
          }
        };
      }
    },
    WELL("Well44497bGenerator") {
      @Override
      Object gated(Runnable gate) {
        return new Well44497b(SEED) {
          private static final long serialVersionUID = 1;

          @Override
          protected int next(int bits) {
            int drawn = super.next(bits);
            gate.run();
            return drawn;
          }
        };
      }
    };

    private final String type;

    Generator(String type) {
      this.type = type;
    }

    abstract Object gated(Runnable gate);
  }

  @ParameterizedTest
  @EnumSource(Generator.class)
  void tearsNumbersAsPublished(Generator generator) throws Exception {
    Path classes = compile(unpacked());
    List<Double> sequence = sequence(generator, classes);
    List<Double> drawn = twoThreads(generator, classes, false);
    assertFalse(sequence.contains(drawn.get(0)), () -> drawn + " of " + sequence);
  }

  @ParameterizedTest
  @EnumSource(Generator.class)
  void drawsWholeNumbersByTheOverlay(Generator generator) throws Exception {
    Path classes = compile(translated(unpacked()));
    List<Double> sequence = sequence(generator, classes);
    assertEquals(sequence.subList(0, 2), twoThreads(generator, classes, true));
  }

  /** What one thread draws, one call after the other. */
  private static List<Double> sequence(Generator generator, Path classes) throws Exception {
    Callable<Double> next = generator(generator, classes, () -> {});
    List<Double> drawn = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      drawn.add(next.call());
    }
    return drawn;
  }

  /** Two threads draw one number each; the second one starts in the middle of the first one's. */
  private static List<Double> twoThreads(Generator generator, Path classes, boolean locks)
      throws Exception {
    AtomicReference<Double> first = new AtomicReference<>();
    AtomicReference<Double> second = new AtomicReference<>();
    AtomicReference<Exception> failure = new AtomicReference<>();
    AtomicReference<Callable<Double>> next = new AtomicReference<>();
    Thread two = new Thread(() -> draw(next.get(), second, failure));
    Thread one = new Thread(() -> draw(next.get(), first, failure));
    Runnable gate =
        () -> {
          if (Thread.currentThread() == one && two.getState() == Thread.State.NEW) {
            two.start();
            awaitEndOrLock(two, locks);
          }
        };
    next.set(generator(generator, classes, gate));
    one.start();
    one.join();
    two.join();
    if (failure.get() != null) {
      throw failure.get();
    }
    return List.of(first.get(), second.get());
  }

  private static void draw(
      Callable<Double> next, AtomicReference<Double> result, AtomicReference<Exception> failure) {
    try {
      result.set(next.call());
    } catch (Exception e) {
      failure.set(e);
    }
  }

  private static void awaitEndOrLock(Thread thread, boolean locks) {
    int seen = 0;
    while (seen < TIMES && thread.getState() != Thread.State.TERMINATED) {
      Thread.State state = thread.getState();
      boolean waits =
          state == Thread.State.BLOCKED
              || state == Thread.State.WAITING
              || state == Thread.State.TIMED_WAITING; // an ajws lock is first waited for so
      seen = waits && locks ? seen + 1 : 0;
      Thread.onSpinWait();
    }
  }

  /** The method {@code nextDouble} of a jMetal generator that draws its bits with a gate. */
  private static Callable<Double> generator(Generator generator, Path classes, Runnable gate)
      throws Exception {
    ClassLoader loader =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, RandomGeneratorTest.class.getClassLoader());
    Class<?> type = loader.loadClass(PACKAGE + "impl." + generator.type);
    Object instance = type.getConstructor(long.class).newInstance(SEED);
    Field rnd = type.getDeclaredField("rnd");
    rnd.setAccessible(true);
    rnd.set(instance, generator.gated(gate));
    var nextDouble = type.getMethod("nextDouble");
    return () -> (Double) nextDouble.invoke(instance);
  }

  private Path unpacked() throws IOException {
    Path sources = folder.resolve("src");
    String below = PACKAGE.replace('.', '/');
    try (ZipFile zip = new ZipFile(input("jmetal-core-5.0-sources.jar").toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(e -> (ZipEntry) e)::iterator) {
        if (entry.getName().startsWith(below) && entry.getName().endsWith("Generator.java")) {
          Path file = sources.resolve(entry.getName());
          Files.createDirectories(file.getParent());
          try (InputStream in = zip.getInputStream(entry)) {
            Files.copy(in, file);
          }
        }
      }
    }
    return sources;
  }

  private Path translated(Path sources) {
    Path output = folder.resolve("translated");
    Path overlay = location(JMetal.class).resolve("random-generators.ajws-overlay");
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(sources), classPath(), output)
                .withOverlays(List.of(overlay))
                .withTarget(Target.SERIAL));
    assertTrue(result.diagnostics().isEmpty(), () -> result.diagnostics().toString());
    return output;
  }

  private Path compile(Path sources) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> arguments =
        new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-classpath"));
    arguments.add(
        classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    try (Stream<Path> tree = Files.walk(sources)) {
      tree.filter(p -> p.toString().endsWith(".java")).forEach(p -> arguments.add(p.toString()));
    }
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, messages, messages, arguments.toArray(String[]::new));
    assertEquals(0, status, () -> messages.toString(StandardCharsets.UTF_8));
    return classes;
  }

  private static List<Path> classPath() {
    return List.of(
        input("commons-math3.jar"), location(ParallelFor.class), location(AjwsRuntime.class));
  }

  private static Path input(String name) {
    return location(JMetal.class).resolveSibling("input").resolve(name);
  }

  private static Path location(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }
}
