package org.ajws.processor.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.Bound;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

/** What is a constant expression, and which: as the compiler says of the field that it is given. */
class ConstantExpressionsTest {
  private static final String MEMBERS =
      "import org.ajws.*; class Test { final int own = 7; static final int LIMIT = 9;"
          + " static final long WIDE = 1L << 40; static final String NAME = \"n\";"
          + " static final char LETTER = 'x'; static final Integer BOX = 3; int changing = 2;"
          + " static final Test T = new Test(); static class In { static final int DEEP = 4; }"
          + " enum E { A } ";

  /** Type, then value. */
  private static final List<String> WRITTEN =
      List.of(
          "int LIMIT",
          "int Test.LIMIT",
          "int (Test.In.DEEP)",
          "int T.LIMIT",
          "int T.own",
          "int new Test().own",
          "int (T).own",
          "int own",
          "int this.own",
          "int changing",
          "int BOX",
          "int 1 / 0",
          "int 1 % 0",
          "long 1L / 0",
          "long WIDE % (LIMIT - 9)",
          "int 1 / (LIMIT - 8)",
          "int 5 / (int) 0.3",
          "int 5 / (LIMIT > 3 ? 0 : 1)",
          "int 5 / (LIMIT < 3 ? 0 : 1)",
          "double 1 / 0.0",
          "double 1.0 % 0",
          "int true ? 1 : 1 / 0",
          "boolean false && 1 / 0 == 0",
          "boolean NAME == \"n\"",
          "boolean NAME + 1 == \"n1\"",
          "boolean NAME + 'c' + 1L + 2.5f + true != \"nc12.5true\"",
          "String NAME + T.LIMIT",
          "String NAME + LIMIT",
          "String NAME + null",
          "String (String) NAME",
          "Object NAME",
          "String (String) (Object) NAME",
          "int (Integer) 3",
          "byte (byte) 300",
          "char (char) (LETTER + 1)",
          "char LETTER",
          "int -(-LETTER)",
          "int ~LETTER << 33",
          "long ~WIDE >>> 70",
          "int Integer.MAX_VALUE + 1",
          "int -Integer.MIN_VALUE / -1",
          "long (long) 1e30",
          "int (int) Float.NaN",
          "float 1 / 3f",
          "double 0.1 + 0.2",
          "float 0.1f + 0.2f",
          "boolean !(1 < 2) ^ true",
          "int changing = 4",
          "int NAME.length()",
          "int E.A.ordinal()",
          "int switch (LIMIT) { default -> 1; }");

  @Test
  void theCompilerSaysTheSame() {
    check(WRITTEN);
  }

  @Test
  void theCompilerSaysTheSameOfRandomOnes() {
    Random random = new Random(17);
    List<String> fields = new ArrayList<>();
    for (int n = 0; n < 400; n++) {
      String type = List.of("int", "long", "boolean", "double", "String").get(random.nextInt(5));
      fields.add(type + " " + expression(type, 4, random));
    }
    check(fields);
  }

  private static String expression(String type, int depth, Random random) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return switch (type) {
        case "int" -> List.of("0", "1", "7", "LIMIT", "T.own", "In.DEEP").get(random.nextInt(6));
        case "long" -> List.of("0L", "3L", "WIDE", "T.WIDE", "-1L").get(random.nextInt(5));
        case "boolean" -> List.of("true", "false").get(random.nextInt(2));
        case "double" -> List.of("0.0", "2.5", "1e300", "-0.0").get(random.nextInt(4));
        default -> List.of("NAME", "\"a\"", "T.NAME", "\"\"").get(random.nextInt(4));
      };
    }
    String one = expression(type, depth - 1, random);
    String other = expression(type, depth - 1, random);
    if (random.nextInt(5) == 0) {
      return "(" + expression("boolean", depth - 1, random) + " ? " + one + " : " + other + ")";
    }
    return switch (type) {
      case "int" -> "(" + one + operator(random, "+-*/%&|^", "<< >> >>>") + other + ")";
      case "long" ->
          random.nextBoolean()
              ? "(" + one + operator(random, "+-*/%&|^", "<< >> >>>") + other + ")"
              : "(long) " + expression("double", depth - 1, random);
      case "boolean" -> {
        String of = List.of("int", "long", "double").get(random.nextInt(3));
        yield random.nextBoolean()
            ? "(" + one + operator(random, "&|^", "&& || == !=") + other + ")"
            : "("
                + expression(of, depth - 1, random)
                + operator(random, "<>", "<= >= == !=")
                + expression(of, depth - 1, random)
                + ")";
      }
      case "double" ->
          random.nextBoolean()
              ? "(" + one + operator(random, "+-*/%", "") + other + ")"
              : "(double) " + expression("int", depth - 1, random);
      default ->
          "(" + one + " + " + expression(random.nextBoolean() ? "int" : "boolean", 2, random) + ")";
    };
  }

  private static String operator(Random random, String signs, String words) {
    List<String> all = new ArrayList<>(List.of(signs.split("")));
    if (!words.isEmpty()) {
      all.addAll(List.of(words.split(" ")));
    }
    return " " + all.get(random.nextInt(all.size())) + " ";
  }

  private static void check(List<String> fields) {
    StringBuilder text = new StringBuilder(MEMBERS);
    for (int n = 0; n < fields.size(); n++) {
      int space = fields.get(n).indexOf(' ');
      text.append("final ").append(fields.get(n), 0, space).append(" given").append(n);
      text.append(" = ").append(fields.get(n).substring(space + 1)).append(";\n");
    }
    Bound bound = Bound.of(text.append("}").toString());
    assertEquals(List.of(), bound.result().errors());
    BoundModule module = bound.module();
    int[] checked = new int[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        if (tree.getName().toString().startsWith("given")) {
          checked[0]++;
          VariableElement field = (VariableElement) module.element(getCurrentPath());
          TreePath value = new TreePath(getCurrentPath(), tree.getInitializer());
          Object constant = ConstantExpressions.value(module, value);
          Object asked = constant == null ? null : ConstantOperators.cast(constant, field.asType());
          String found = asked == null ? null : asked.toString();
          Object expected = field.getConstantValue();
          assertEquals(expected == null ? null : expected.toString(), found, tree.toString());
        }
        return null;
      }
    }.scan(module.units().iterator().next(), null);
    assertEquals(fields.size(), checked[0]);
  }
}
