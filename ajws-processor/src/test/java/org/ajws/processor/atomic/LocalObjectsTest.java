package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Which objects are known to stay with the block that makes them. */
@Timeout(60)
class LocalObjectsTest {
  /** A set that would need a lock, but for {@code NAME}'s objects staying where they are. */
  private static final String STACK =
      """
        @AtomicSet("s") private static HEAD {
          @Atomic("s") private final int[] slots = new int[4];
          @Atomic("s") private int size;
          void push(int i) { slots[size++] = i; }
          int pop() { return slots[--size]; }
          MORE
        }
      """;

  @TempDir Path folder;

  private Map<String, String> locks(String members) {
    TranslatedProgram program =
        TranslatedProgram.of(
                folder,
                "P.java",
                "import org.ajws.*;\nimport java.util.function.*;\npublic class P {\n"
                    + members
                    + "}\n")
            .translate(LockKind.AUTO, Target.TRYCATCH);
    assertEquals(List.of(), program.messages());
    program.load("P"); // it compiles
    return program.result().decisions().atomicSets().stream()
        .collect(
            Collectors.toMap(
                s -> s.type().substring(s.type().lastIndexOf('.') + 1), Decisions.AtomicSet::lock));
  }

  private static String stack(String head, String more) {
    return STACK.replace("HEAD", head).replace("MORE", more);
  }

  private static String stack(String name) {
    return stack("final class " + name, "");
  }

  @Test
  void anObjectOfOneBlockNeedsNoLock() {
    Map<String, String> locks =
        locks(
            stack("Sequential")
                + stack("InTheBody")
                + stack("final class Made", "Made(int i) { this.push(i); }")
                + """
                  static int f(int n) {
                    Sequential s = new Sequential();
                    for (int i = 0; i < n; i++) { s.push(i); s.pop(); }
                    var m = new Made(n);
                    return m.pop() + s.size;
                  }
                  static void g(int n) {
                    for (@ParallelFor int i = 0; i < n; i++) {
                      InTheBody b = new InTheBody();
                      b.push(i);
                      if (b.pop() != i) { throw new IllegalStateException(); }
                    }
                  }
                """);
    assertEquals(Map.of("Sequential", "none", "InTheBody", "none", "Made", "none"), locks);
  }

  @Test
  void anObjectThatMayLeaveItsBlockKeepsItsLock() {
    String uses =
        """
          static Object kept;
          static void use(Object o) { kept = o; }
          static void f(int n) {
            Passed passed = new Passed(); use(passed);
            Stored stored = new Stored(); kept = stored;
            new Unnamed().push(1);
            Copied copied = new Copied(); Copied copy = copied; copy.push(1);
            Printed printed = new Printed(); String text = "" + printed;
            InLambda inLambda = new InLambda(); Runnable r = () -> inLambda.push(1); r.run();
            Referred referred = new Referred(); IntConsumer c = referred::push; c.accept(1);
            InClass inClass = new InClass();
            new Object() { void g() { inClass.push(1); } }.g();
            Supplier<Constructed> s = Constructed::new; s.get().push(1);
            Looped looped = new Looped();
            for (@ParallelFor int i = 0; i < n; i++) { looped.push(i); looped.pop(); }
            finish: { Spawned spawned = new Spawned(); async: spawned.push(1); }
            HandsOut handsOut = new HandsOut(); handsOut.push(1);
            Closes closes = new Closes(); closes.push(1);
            Finalised finalised = new Finalised(); finalised.push(1);
            Reflected reflected = new Reflected(); reflected.push(1); use(Reflected.class);
            Locked locked = new Locked(); synchronized (locked) { locked.push(1); }
          }
          static Returned g() { Returned returned = new Returned(); return returned; }
          private final Field field = new Field();
          void h(Parameter p) { field.push(1); if (p != null) { p.push(1); } }
        """;
    StringBuilder classes = new StringBuilder();
    for (String name :
        List.of(
            "Passed",
            "Stored",
            "Unnamed",
            "Copied",
            "Printed",
            "InLambda",
            "Referred",
            "InClass",
            "Constructed",
            "Looped",
            "Spawned",
            "Reflected",
            "Locked",
            "Returned",
            "Field",
            "Parameter")) {
      classes.append(stack(name));
    }
    classes
        .append(stack("final class HandsOut", "HandsOut self() { return this; }"))
        .append(stack("final class Closes", "Runnable closure() { return () -> push(1); }"))
        .append(
            stack(
                "final class Finalised",
                "@SuppressWarnings({\"deprecation\", \"removal\"})"
                    + " @Override protected void finalize() { push(1); }"));
    Map<String, String> locks = locks(classes + uses);
    assertEquals(19, locks.size());
    locks.forEach((type, lock) -> assertEquals("monitor", lock, type));
  }

  @Test
  void aSumIsStripedIfItIsReadAfterTheJoinOnly() {
    String sum =
        """
          @AtomicSet("n") private static final class NAME {
            @Atomic("n") private long n;
            void add(long by) { n += by; }
            long get() { return n; }
          }
        """;
    StringBuilder classes = new StringBuilder();
    List<String> joined = List.of("Loop", "Spawn", "Both");
    List<String> open = List.of("Inside", "Outer", "Value", "Within", "Passed");
    joined.forEach(n -> classes.append(sum.replace("NAME", n)));
    open.forEach(n -> classes.append(sum.replace("NAME", n)));
    Map<String, String> locks =
        locks(
            classes
                + """
                  static long f(int n) {
                    Loop loop = new Loop();
                    long before = loop.get();
                    for (@ParallelFor int i = 0; i < n; i++) { loop.add(i); }
                    Spawn spawn = new Spawn();
                    finish: { async: spawn.add(2); spawn.add(3); }
                    Both both = new Both();
                    finish: {
                      for (@ParallelFor int i = 0; i < n; i++) { async: both.add(i); }
                    }
                    return before + loop.get() + spawn.get() + both.get();
                  }
                  static long g(int n) {
                    Inside inside = new Inside();
                    for (@ParallelFor int i = 0; i < n; i++) {
                      inside.add(inside.get() + i);
                    }
                    long got = 0;
                    finish: {
                      Outer outer = new Outer();
                      async: outer.add(2);
                      got += outer.get();
                    }
                    Within within = new Within();
                    finish: {
                      async: within.add(2);
                      got += within.get();
                    }
                    Passed passed = new Passed();
                    for (@ParallelFor int i = 0; i < n; i++) { add(passed, i); }
                    Value value = new Value();
                    for (int i = 0; i < n; i++) {
                      @Async long twice = twice(value, i);
                      got += twice;
                    }
                    return got + passed.get() + value.get();
                  }
                  private static long twice(Value value, int i) { value.add(i); return 2 * i; }
                  private static void add(Passed passed, int i) { passed.add(i); }
                """);
    joined.forEach(n -> assertEquals("striped", locks.get(n), n));
    open.forEach(n -> assertEquals("VarHandle", locks.get(n), n));
  }
}
