package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets with snapshots in classes of all kinds, and across modules. */
class OddSnapshotsTest {
  @TempDir Path folder;

  private static final String ODD =
      """
      import static org.ajws.Reads.SNAPSHOT;
      import java.util.*;
      import java.util.function.*;
      import org.ajws.*;

      public class P {
        @AtomicSet(value = "s", reads = SNAPSHOT)
        static class Box<T extends Comparable<T>> {
          private int a, b;
          @Atomic("s") private final int[] c = new int[2];
          private T other;
          @Atomic("s") private int n;
          void set(int v) { n = v; c[0] = v; }
          <U extends T> int get(U u, int... more) { return n + c[0] + more.length; }
          synchronized int both() { return n + c[0]; }
          Supplier<Integer> later() { return () -> n + c[0]; }
          Supplier<Integer> later2() { return this::both; }
          int shadow(int n) { return this.n + n; }
          int ternary(Box<T> o) { return o == null ? n : o.both(); }
        }

        enum Level {
          LOW, HIGH { int twice() { return super.twice() + 1; } };
          int twice() { return data.twice(); }
          final Data data = new Data();
        }

        @AtomicSet(value = "d", reads = SNAPSHOT)
        static class Data {
          private int x = 1, y = 2;
          int twice() { return x + y; }
          void inc() { x++; y++; }
          class Inner {
            int z = 2;
            int sum() { return x + y + twice(); }
            class Deep { int sum() { return x + Data.this.y + Inner.this.z; } }
          }
          Object anonymous() {
            return new Object() { int k = 3; @Override public String toString() { return x + "," + y + "," + k; } };
          }
        }

        @AtomicSet(value = "e", reads = SNAPSHOT)
        enum Mode {
          A, B;
          private int count, more;
          void inc() { count++; more++; }
          boolean same() { return count == more; }
          int count() { return count; }
        }

        static class Holder {
          final Data from = new Data();
          @Atomic("from.d") int read() { return from.x + this.from.y; }
          @Atomic("from.d") void write() { from.x = 5; }
        }

        static class Copy {
          final int sum;
          Copy(@Atomic("d") Data d) { super(); sum = d.x + d.y; }
        }

        @AtomicSet(value = "f", reads = SNAPSHOT)
        static class Over {
          protected int p, q;
          int sum() { return p() + q(); }
          int p() { return p; }
          int q() { return q; }
          void inc() { p++; q++; }
        }

        static String local() {
          @AtomicSet(value = "l", reads = SNAPSHOT)
          class Local {
            private int i = 3;
            private String text = "t";
            void inc() { i++; text += i; }
            String both() { return i + text; }
          }
          Local l = new Local();
          l.inc();
          return l.both();
        }

        public static String run() {
          Box<String> box = new Box<>();
          Supplier<Integer> later = box.later(), later2 = box.later2();
          box.set(4);
          StringBuilder out = new StringBuilder();
          out.append(box.get("u", 1, 2)).append(' ').append(box.both()).append(' ');
          out.append(later.get()).append(' ').append(later2.get()).append(' ').append(box.shadow(1)).append(' ');
          out.append(box.ternary(null)).append(' ').append(box.ternary(box)).append(' ');
          Level.HIGH.data.inc();
          out.append(Level.HIGH.twice()).append(' ').append(Level.LOW.twice()).append(' ');
          Data d = new Data();
          d.inc();
          Data.Inner inner = d.new Inner();
          d.inc();
          out.append(inner.sum()).append(' ').append(inner.new Deep().sum()).append(' ').append(d.anonymous()).append(' ');
          Mode.B.inc();
          out.append(Mode.B.same()).append(Mode.B.count()).append(Mode.A.count()).append(' ');
          Holder h = new Holder();
          h.write();
          out.append(h.read()).append(' ').append(new Copy(d).sum).append(' ');
          Over o = new Over() {
            int extra;
            @Override int p() { return super.p() + q + extra; }
            @Override void inc() { super.inc(); extra++; q++; }
          };
          o.inc();
          out.append(o.sum()).append(' ').append(local());
          return out.toString();
        }
      }
      """;

  @Test
  void inClassesOfAllKinds() throws Exception {
    TranslatedProgram plain = TranslatedProgram.of(folder.resolve("a"), "P.java", ODD);
    Object expected = plain.call("P", "run");
    for (Target t : new Target[] {Target.TRYCATCH, Target.SERIAL, Target.FORKJOIN, Target.TRACED}) {
      TranslatedProgram p =
          TranslatedProgram.of(folder.resolve("b" + t), "P.java", ODD).translate(LockKind.AUTO, t);
      assertEquals(List.of(), p.messages());
      assertEquals(expected, p.call("P", "run"));
    }
  }

  @Test
  void acrossModules() throws Exception {
    TranslatedProgram library =
        TranslatedProgram.of(
                folder.resolve("lib"),
                "lib/Base.java",
                """
                package lib;
                import org.ajws.*;
                @AtomicSet(value = "s", reads = Reads.SNAPSHOT)
                public class Base {
                  protected int low, high;
                  @Atomic("s") public int open;
                  public void move(int n) { open = n; }
                  public int open() { return open; }
                }
                """)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(List.of(), library.messages());
    TranslatedProgram user =
        TranslatedProgram.of(
                folder.resolve("use"),
                "P.java",
                """
                import lib.Base;
                import org.ajws.*;
                public class P extends Base {
                  @Atomic("s") private int more;
                  @Atomic("s") int[] array = {1};
                  void both(int n) { move(n); more = n; array[0] = n; }
                  boolean same() { return open == more && array[0] == more; }
                  static int sum(@Atomic("s") Base one, @Atomic("s") P two) { return one.open + two.more; }
                  public static String run() {
                    P p = new P();
                    p.both(3);
                    return p.same() + " " + sum(p, p) + " " + p.open();
                  }
                }
                """)
            .using(library)
            .translate(LockKind.MONITOR, Target.SERIAL);
    assertEquals(List.of(), user.messages());
    assertEquals("true 6 3", user.call("P", "run"));
  }
}
