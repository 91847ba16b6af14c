package org.ajws.processor.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import org.ajws.processor.Bound;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which texts are made by code that may do more. */
class SideEffectsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "" + n | false
          "" + text + 'c' + 1.5 | false
          "" + boxed + null | false
          "" + unit + array | false
          "" + own | true
          "" + t | true
          "" + bounded | true
          "" + both | true
          "" + object | true
          "" + list | true
          "" + maybe | true
          "" + sequence | true
          boxed + n | false
          """)
  void textsOfOthersMayHaveEffects(String expression, boolean effect) {
    Bound bound =
        Bound.of(
            "import java.util.*; import java.util.concurrent.*; class Test { int said;"
                + " public String toString() { said++; return \"\"; }"
                + " <T, B extends Test, C extends Comparable<C> & Runnable> Object m(int n,"
                + " String text, Integer boxed, TimeUnit unit, int[] array, Test own, T t,"
                + " B bounded, C both, Object object, List<Test> list, Optional<Test> maybe,"
                + " CharSequence sequence) { return "
                + expression
                + "; } }");
    assertEquals(List.of(), bound.result().errors(), expression);
    assertEquals(effect, new SideEffects(bound.module()).has(result(bound.module())), expression);
  }

  private static TreePath result(BoundModule module) {
    TreePath[] found = new TreePath[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        found[0] = new TreePath(getCurrentPath(), tree.getExpression());
        return super.visitReturn(tree, p);
      }
    }.scan(module.units().iterator().next(), null);
    return found[0];
  }
}
