package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the monitor of an object is the lock of its set, and none is made; and where it cannot be.
 */
@Timeout(60)
class OwnMonitorsTest {
  /** The field of a lock, by the name of its set. */
  private static final Pattern MADE =
      Pattern.compile("private transient volatile \\S+ ajws\\$\\w+_(\\w+);");

  @TempDir Path folder;
  private int programs;

  private TranslatedProgram program(LockSettings locks, String text) {
    TranslatedProgram program =
        TranslatedProgram.of(folder.resolve("p" + programs++), "P.java", text)
            .translate(locks, Target.SERIAL);
    assertEquals(List.of(), program.messages());
    return program;
  }

  /** The sets of a program for which locks are made. */
  private List<String> made(LockSettings locks, String text) {
    List<String> sets = new ArrayList<>();
    Matcher found = MADE.matcher(program(locks, text).output("P.java"));
    while (found.find()) {
      sets.add(found.group(1));
    }
    return sets;
  }

  /** A class with one set, in a program with more around it. */
  private List<String> made(String modifiers, String members, String more) {
    return made(
        LockSettings.of(LockKind.MONITOR),
        """
        import org.ajws.*;
        class P {
          @AtomicSet("a") %s {
            @Atomic("a") private int[] n = {0};
            void inc() { n[0]++; }
            int get() { return n[0]; }
            %s
          }
          %s
        }
        """
            .formatted(modifiers, members, more));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private static final class C",
        "private static class C",
        "private class C",
        "private static class C<T extends Runnable>",
        "private static class C implements Comparable<C>",
      })
  void aClassThatNobodyElseCanNameNeedsNone(String modifiers) {
    String compare =
        modifiers.contains("Comparable") ? "public int compareTo(C c) { return 0; }" : "";
    assertEquals(List.of(), made(modifiers, compare, ""));
  }

  @Test
  void soDoClassesInsideAndLocalOnes() {
    assertEquals(
        List.of(),
        made(
            LockSettings.of(LockKind.MONITOR),
            """
            import org.ajws.*;
            public class P {
              private static class Hidden {
                @AtomicSet("a") public static final class C {
                  @Atomic("a") private int[] n = {0};
                  public void inc() { n[0]++; }
                }
              }
              Object local() {
                @AtomicSet("a") class C implements Runnable {
                  @Atomic("a") private int[] n = {0};
                  @Override public void run() { n[0]++; }
                }
                return new C();
              }
            }
            """));
  }

  /** Other modules may have units over their objects, so only auto may leave the lock out. */
  @ParameterizedTest
  @ValueSource(strings = {"public static final class C", "static final class C"})
  void classesThatOthersNameKeepTheirLock(String modifiers) {
    assertEquals(List.of("a"), made(modifiers, "", ""));
    String text =
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("a") public static final class C {
            @Atomic("a") private int[] n = {0};
            public void inc() { n[0]++; }
          }
        }
        """;
    assertEquals(List.of(), made(LockSettings.of(LockKind.AUTO), text));
    assertEquals(List.of("a"), made(LockSettings.parse("auto,P.C.a=monitor"), text));
    assertEquals(List.of("a"), made(LockSettings.of(LockKind.REENTRANT), text));
    assertEquals(List.of("a"), made(LockSettings.parse("reentrant,P.C.a=auto"), text));
    assertEquals(List.of(), made(LockSettings.parse("monitor,P.C.a=auto"), text));
  }

  /** Whoever uses the monitor of an object would have the lock of its set. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "synchronized void f() {}",
        "void f() { synchronized (this) { System.out.println(); } }",
        "void f() { Runnable r = this::notifyAll; }",
        "void f() throws Exception { wait(1); }",
        "boolean f() { return Thread.holdsLock(this); }",
      })
  void aMonitorInUseIsNoLock(String member) {
    assertEquals(List.of("a"), made("private static class C", member, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f(C c) { synchronized (c) { System.out.println(); } }",
        "void f(Object o) { synchronized (o) { System.out.println(); } }",
        "<T> void f(T t) { synchronized ((t)) { System.out.println(); } }",
        "void f(C c) { c.notify(); }",
        "final C c = new C(); void f() { synchronized (c) { System.out.println(); } }",
        "Object l = new Object(); void f() { synchronized (l) { System.out.println(); } }",
      })
  void norIsOneThatOthersMayUse(String more) {
    assertEquals(List.of("a"), made("private static class C", "", more));
  }

  /** A unit that hands its object to classes in other files, which have no sets. */
  private List<String> madeBeside(String call, TranslatedProgram library, String... others) {
    String[] files = new String[2 + others.length];
    files[0] = "P.java";
    files[1] =
        """
        import org.ajws.*;
        public class P {
          @AtomicSet("a") private static final class C {
            @Atomic("a") private int[] n = {0};
            void f() { n[0]++; %s; n[0]++; }
            int get() { return n[0]; }
          }
        }
        """
            .formatted(call);
    System.arraycopy(others, 0, files, 2, others.length);
    TranslatedProgram program = TranslatedProgram.of(folder.resolve("p" + programs++), files);
    if (library != null) {
      program.using(library);
    }
    program.translate(LockSettings.of(LockKind.MONITOR), Target.SERIAL);
    assertEquals(List.of(), program.messages().stream().filter(m -> m.contains("error")).toList());
    Matcher found = MADE.matcher(program.output("P.java"));
    return found.results().map(r -> r.group(1)).toList();
  }

  /** {@code wait} would give the lock of the set back in the middle of the unit. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "synchronized (o) { o.wait(10); }",
        "synchronized (o) { System.out.println(); }",
        "o.notifyAll();",
        "Thread.holdsLock(o);",
        "Runnable r = o::notify;",
      })
  void norOneOfFilesWithoutSets(String use) {
    String helper = "class Helper { static void rest(Object o) { Deep.rest(o); } }";
    String deep = "class Deep { static void rest(Object o) { try { %s } catch (Exception e) {} } }";
    assertEquals(
        List.of("a"),
        madeBeside(
            "Helper.rest(this)", null, "Helper.java", helper, "Deep.java", deep.formatted(use)));
    // The file is not even named: its object comes here as another's.
    String sink =
        "class Sink { static Sink is = new Sink(); void take(Object o) {} void set(Sink s) { is = s; } }";
    String other =
        "class Other extends Sink { @Override void take(Object o) { try { %s } catch (Exception e) {} } }";
    assertEquals(
        List.of("a"),
        madeBeside(
            "Sink.is.take(this)", null, "Sink.java", sink, "Other.java", other.formatted(use)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.out.println(o);",
        "String s = \"synchronized (o) o.wait()\"; // synchronized (o) { o.wait(); }",
        "synchronized (Deep.class) { Deep.class.notify(); }",
      })
  void whatElseFilesWithoutSetsDoIsNoMatter(String use) {
    assertEquals(
        List.of(),
        madeBeside(
            "Deep.rest(this)",
            null,
            "Deep.java",
            "class Deep { static void rest(Object o) { %s\n } }".formatted(use),
            "Unnamed.java",
            "class Unnamed { synchronized void f() { synchronized (this) { notify(); } } }"));
  }

  /** The code of a library is not seen, nor that of a function which others may have written. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "lib.Lib.use(this)",
        "lib.Lib.use((Object) this)",
        "lib.Lib.use(java.util.List.of(this))",
        "lib.Lib.use(new C[] {this})",
        "new lib.Lib(this)",
        "java.util.Optional.of(this).ifPresent(lib.Lib::use)",
        "java.util.function.Consumer<Object> u = lib.Lib.USE; u.accept(this)",
      })
  void norIsOneThatLibrariesAreGiven(String call) {
    TranslatedProgram library =
        TranslatedProgram.of(
            folder.resolve("lib"),
            "lib/Lib.java",
            """
            package lib;
            public class Lib {
              public static final java.util.function.Consumer<Object> USE = Lib::use;
              public Lib(Object o) { use(o); }
              public static void use(Object o) {
                try { synchronized (o) { o.wait(10); } } catch (InterruptedException e) {}
              }
              public static void other(String s) {}
            }
            """);
    assertEquals(List.of("a"), madeBeside(call, library));
    assertEquals(
        List.of(),
        madeBeside("lib.Lib.other(toString()); new java.util.ArrayList<>().add(this)", library));
  }

  @Test
  void aWaitOfAnotherFileLetsNobodyIntoTheUnit() throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "P.java",
                """
                import org.ajws.*;
                public class P {
                  @AtomicSet("s") private static final class Own {
                    int a, b;
                    void f() { a++; Helper.rest(this); b++; }
                    boolean torn() { return a != b; }
                  }
                  static int run() throws Exception {
                    Own o = new Own();
                    Thread t = new Thread(() -> { for (int i = 0; i < 5; i++) { o.f(); } });
                    t.start();
                    int torn = 0;
                    while (t.isAlive()) { if (o.torn()) { torn++; } }
                    return torn;
                  }
                }
                """,
                "Helper.java",
                "class Helper { static void rest(Object o) { Deep.rest(o); } }",
                "Deep.java",
                "class Deep { static void rest(Object o) { synchronized (o) {"
                    + " try { o.wait(10); } catch (InterruptedException e) { throw new Error(e); } } } }")
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(0, program.call("P", "run"));
  }

  @Test
  void aSuperclassMayUseIt() {
    String extending = "private static class C extends ";
    assertEquals(List.of("a"), made(extending + "Thread", "", ""));
    assertEquals(
        List.of("a"), made(extending + "D", "", "static class D { synchronized void f() {} }"));
    assertEquals(List.of(), made(extending + "D", "", "static class D {}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "private final Object l = new Object(); void f() { synchronized (l) { System.out.println(); } }",
        "void f() { final int[] l = new int[1]; synchronized (l) { System.out.println(); } }",
        "void f(String s) { synchronized (s) { System.out.println(); } }",
        "void f() { synchronized (P.class) { System.out.println(); } }",
      })
  void otherMonitorsDoNotMatter(String more) {
    assertEquals(List.of(), made("private static class C", "", more));
  }

  /** Several locks are taken by their numbers, and an alias hands one on. */
  @Test
  void whatIsTakenWithOthersHasANumber() {
    assertEquals(
        List.of("a"),
        made(
            "private static class C",
            "int both(@Atomic(\"a\") C c) { return n[0] + c.n[0]; }",
            ""));
    assertEquals(
        List.of("a", "b"),
        made(
            "@AtomicSet(\"b\") private static class C",
            "@Atomic(\"b\") int m; int m() { return m; }",
            ""));
    assertEquals(
        List.of("a"), made("private static class C", "", "private static class D extends C {}"));
    assertEquals(
        List.of("a", "b"),
        made(
            "private static class C",
            "",
            "@AtomicSet(\"b\") static class B { @Atomic(\"b\") @AliasAtomic(\"a=this.b\") C c ="
                + " new @AliasAtomic(\"a=this.b\") C(); int f() { return c.get(); } }"));
    assertTrue(
        program(
                LockSettings.of(LockKind.MONITOR),
                """
                import org.ajws.*;
                class P {
                  @AtomicSet("a") @AtomicSet(value = "s", isStatic = true) private static class C {
                    @Atomic("a") private int[] n = {0};
                    @Atomic("s") private static int all;
                    void inc() { n[0]++; all++; }
                  }
                }
                """)
            .output("P.java")
            .contains("this.ajws$monitor_a()"));
  }

  /** In methods, lambdas and statements of loop bodies, of objects and of their clones. */
  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"SERIAL", "TRYCATCH", "FORKJOIN"})
  void nothingIsLost(Target target) throws Exception {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "P.java",
                """
                import org.ajws.*;
                import java.util.concurrent.*;
                public class P {
                  @AtomicSet("a") @SuppressWarnings("ajws-statements")
                  private static class C implements Cloneable {
                    @Atomic("a") private int left;
                    @Atomic("a") private int right;
                    void inc() { left++; right++; }
                    void twice() { inc(); inc(); }
                    Runnable later() { return () -> { left++; right++; }; }
                    void loop(int k) {
                      for (@ParallelFor int i = 0; i < k; i++) { if (k > 0) { left++; right++; } }
                    }
                    int sum() { if (left != right) { throw new IllegalStateException(); } return left + right; }
                    @Override public C clone() {
                      try { return (C) super.clone(); } catch (CloneNotSupportedException e) { throw new Error(e); }
                    }
                  }
                  static int run() throws Exception {
                    C c = new C();
                    C copy = c.clone();
                    ExecutorService threads = Executors.newFixedThreadPool(8);
                    java.util.List<Future<?>> all = new java.util.ArrayList<>();
                    for (int t = 0; t < 8; t++) {
                      C own = t % 2 == 0 ? c : copy;
                      all.add(threads.submit(() -> {
                        for (int i = 0; i < 5_000; i++) {
                          own.inc(); own.twice(); own.later().run(); own.loop(2); own.sum();
                        }
                      }));
                    }
                    for (Future<?> f : all) { f.get(); }
                    threads.shutdown();
                    return c.sum() + copy.sum();
                  }
                }
                """)
            .translate(LockKind.MONITOR, target);
    assertEquals(List.of(), program.messages().stream().filter(m -> m.contains("error")).toList());
    assertTrue(program.output("P.java").contains("synchronized (this)"));
    assertEquals(8 * 5_000 * 6 * 2, program.call("P", "run"));
    for (var field : program.load("P$C").getDeclaredFields()) {
      assertTrue(List.of("left", "right").contains(field.getName()), field.getName());
    }
  }
}
