package org.ajws.processor.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class TopLevelTypesTest {
  @Test
  void typesOfEveryKindAndNothingElse() {
    String text =
        """
        /* class Comment {} */
        @Deprecated(since = "class Text")
        package a.record.interface_;
        import a.enumeration.*;
        @Kind(Object.class) public abstract class /* here */ One<T extends Two> extends Three {
          class Inside { Object enum_ = new Object() { class Local {} }; }
        }
        interface Two { record InTwo(int a) {} }
        sealed interface Four permits Five {}
        @interface Note { Class<?>[] value() default {One.class, Two.class}; }
        record Five(@Note(One.class) int a, Class<?> b) implements Four {}
        enum Six { A, B { void f() {} }; void f() {} }
        """;
    assertEquals(Set.of("One", "Two", "Four", "Note", "Five", "Six"), TopLevelTypes.of(text));
    assertEquals(Set.of("A"), TopLevelTypes.of("package record; \\u0063lass A {}"));
    assertEquals(Set.of(), TopLevelTypes.of("package a.b.record;"));
    assertEquals(Set.of(), TopLevelTypes.of(""));
  }
}
