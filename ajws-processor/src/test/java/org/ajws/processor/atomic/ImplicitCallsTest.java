package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The checks of units where the calls are such that nobody writes. */
@Timeout(60)
class ImplicitCallsTest {
  @TempDir Path folder;

  private List<String> messages(String text) {
    return TranslatedProgram.of(folder, "P.java", text)
        .translate(LockKind.MONITOR, Target.SERIAL)
        .messages();
  }

  /** Each call is a unit by itself where a superclass that does not know the set makes it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String f() { return \"\" + this + this; } | toString",
        "String f() { String s = \"\"; s += this; s += this; return s; } | toString",
        "void f(boolean b) { assert b : this; assert b : this; } | toString",
        "String f() { return String.valueOf(this) + this; } | toString",
        "void f() { for (Integer i : this) { System.out.println(i); } iterator(); } | iterator",
        "void f() { forEach(i -> {}); forEach(i -> {}); } | iterator",
        "void f() { final P.Base me = this; try (me) { get(); get(); } } | close, get",
        "void f() { try (P.Base me = this) { get(); } } | close, get",
        "void f(java.util.TreeSet<P.Base> t) { t.add(this); } | equals, hashCode, compareTo",
        "void f(java.util.Set<P.Base> t) { t.add(this); } | equals, hashCode",
      })
  void inheritedMethodsNameWhatIsCalled(String method, String called) {
    List<String> messages =
        messages(
            """
            import org.ajws.*;
            import java.util.*;
            public class P {
              static abstract class Base implements Iterable<Integer>, AutoCloseable, Comparable<Base> {
                @Override public void close() {}
                @Override public int compareTo(Base b) { return 0; }
                abstract int get();
                %s
              }
              @AtomicSet("a") static final class C extends Base {
                @Atomic("a") private int n;
                @Override public Iterator<Integer> iterator() { n++; return List.of(n).iterator(); }
                @Override public void close() { n++; }
                @Override public int compareTo(Base b) { return n++; }
                @Override public boolean equals(Object o) { return n++ > 0; }
                @Override public int hashCode() { return n++; }
                @Override public String toString() { return "" + n++; }
                @Override int get() { return n; }
              }
            }
            """
                .formatted(method));
    assertTrue(
        messages.stream().anyMatch(m -> m.contains("AJWS-548") && m.contains("(" + called + ")")),
        messages.toString());
  }

  /** A type variable stands for the record, or the class, that is its bound. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static <T extends R> String h(List<T> p) { return \"\" + p; }",
        "static <T extends R> String h(T p) { return \"\" + p; }",
        "static <T extends R> String h(T[] p) { return Arrays.toString(p); }",
        "static <T extends R> String h(Map<String, ? extends T> p) { return \"\" + p; }",
        "static <T extends R & Comparable<T>> String h(Optional<T> p) { return p.toString(); }",
        "static <T extends R, U extends T> String h(U p) { return String.valueOf(p); }",
      })
  void variablesOfTypesAreLookedInto(String method) {
    String text =
        """
        import org.ajws.*;
        import java.util.*;
        public class P {
          @AtomicSet("a") static final class C {
            @Atomic("a") private int n;
            @Override public String toString() { return "" + ++n; }
            int f() { return n + new Q().h(); }
          }
          record R(C c) {}
          %s
          @AtomicSet("b") static final class Q {
            @Atomic("b") private int m;
            int h() { P.h(null); return m; }
            @Override public String toString() { return "" + ++m; }
          }
        }
        """
            .formatted(method);
    List<String> messages = messages(text);
    assertTrue(
        messages.stream().anyMatch(m -> m.contains("[AJWS-530] C.f (holds C.a) calls Q.h")),
        messages.toString());
  }

  /** A method of the JDK calls on its object what overrides its own, and no overload. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Override @NotAtomic public boolean add(Integer i) | true",
        "@NotAtomic boolean add(String s) | false",
        "@NotAtomic boolean add(int i, Integer j) | false",
        "@NotAtomic static boolean add(Q q) | false",
      })
  void overloadsAreNotCalledByALibrary(String method, boolean called) {
    String text =
        """
        import org.ajws.*;
        import java.util.*;
        public class P {
          @AtomicSet("a") static final class C extends AbstractCollection<Integer> {
            @Atomic("a") private int n;
            @Override public Iterator<Integer> iterator() { return Collections.emptyIterator(); }
            @Override public int size() { return 0; }
            static Q q;
            void f() { n++; addAll(List.of(1)); }
            int g() { return n; }
            %s { q.m(); return true; }
          }
          @AtomicSet("b") static final class Q {
            @Atomic("b") private int m;
            C c;
            void h() { m++; c.g(); }
            void m() { m++; }
          }
        }
        """
            .formatted(method);
    List<String> messages = messages(text);
    assertEquals(
        called, messages.stream().anyMatch(m -> m.contains("AJWS-530")), messages.toString());
  }
}
