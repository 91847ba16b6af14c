package org.ajws.processor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Programs whose methods throw at every part of every statement, with the parts on lines of their
 * own: a thrower, beside spawning calls in an expression, in a place of a statement. Each prints
 * the line that the exception comes from.
 */
public final class SpreadProgram {
  /** Places of an expression {@code X} of type int; each line of a place stands on one. */
  private static final Map<String, String> PLACES = new TreeMap<>();

  static {
    PLACES.put("Local", "int v\n=\nX\n;\nreturn v;");
    PLACES.put("LocalOfMany", "int u = 1,\nv =\nX,\nw = 2;\nreturn v + u + w;");
    PLACES.put("Boxed", "Integer v =\nX;\nreturn v;");
    PLACES.put("Assigned", "int v;\nv\n=\nX;\nreturn v;");
    PLACES.put("Added", "int v = f;\nv\n+=\nX;\nreturn v;");
    PLACES.put("AddedToField", "count\n+=\nX;\nreturn count;");
    PLACES.put("AddedToElement", "numbers\n[one]\n+=\nX;\nreturn f;");
    PLACES.put("Stored", "numbers\n[\nX\n]\n=\n7;\nreturn f;");
    PLACES.put("StoredAt", "numbers\n[one]\n=\nX;\nreturn f;");
    PLACES.put("Read", "return f\n+ numbers[\nX\n];");
    PLACES.put("Argument", "return plain(\nf,\nX\n);");
    PLACES.put("FirstArgument", "return plain(\nX\n,\nf);");
    PLACES.put("Rest", "return rest(\nf,\nX\n,\none);");
    PLACES.put("SpawningArgument", "return spawning(\nf,\nX\n);");
    PLACES.put("OfConstructor", "return new Cell(\nX\n)\n.value;");
    PLACES.put("Receiver", "return new Cell(f\n+\nX)\n.get(\none);");
    PLACES.put("Return", "return\nX\n;");
    PLACES.put("Negated", "return\n-\nX;");
    PLACES.put("Cast", "return\n(int)\n(long)\n(\nX\n);");
    PLACES.put("If", "if (\nX\n> 3\n) {\nreturn f;\n}\nreturn 1;");
    PLACES.put("IfAlone", "if (\nX\n> 3\n)\nreturn f;\nelse\nreturn 1;");
    PLACES.put("And", "if (f\n> 0\n&&\nX\n> 3\n) {\nreturn f;\n}\nreturn 1;");
    PLACES.put("Or", "boolean b =\nf\n< 0\n||\nX\n> 3;\nreturn b ? f : 1;");
    PLACES.put(
        "AndBound",
        "if (odd\ninstanceof String s\n&&\nX\n> s.length()) {\nreturn s.length();\n}\nreturn 1;");
    PLACES.put(
        "OrBound",
        "if (!(odd\ninstanceof String s)\n||\nX\n> s.length()) {\nreturn f;\n}\nreturn s.length();");
    PLACES.put("Choice", "return\nf\n> 0\n?\nX\n:\none;");
    PLACES.put("OtherChoice", "int v = f\n< 0\n?\none\n:\nX;\nreturn v;");
    PLACES.put("Chooses", "return\nX\n> 3\n?\none\n:\nplain(\nf,\none);");
    PLACES.put("While", "int i = 0;\nwhile (\ni++\n<\nX\n) {\nf++;\n}\nreturn f;");
    PLACES.put("WhileAlone", "while (\nX\n<\nf\n)\nf--;\nreturn f;");
    PLACES.put("WhileAnd", "while (f\n> 0\n&&\nX\n> 3) {\nf--;\n}\nreturn f;");
    PLACES.put(
        "Do", "do {\nf--;\nif (f == 7) continue;\n}\nwhile (\nf\n> 3 &&\nX\n> 3);\nreturn f;");
    PLACES.put("ForStart", "for (int i =\nX\n;\ni < 3;\ni++) {\nf++;\n}\nreturn f;");
    PLACES.put("ForTest", "for (int i = 0;\ni <\nX\n;\ni++) {\nf++;\n}\nreturn f;");
    PLACES.put(
        "ForUpdate",
        "for (int i = 0;\ni < 3;\ni +=\nX\n) {\nif (f == 7) continue;\nf++;\n}\nreturn f;");
    PLACES.put("ForUpdateAlone", "for (int i = 0;\ni < 3;\nf++,\ni +=\nX\n)\nf++;\nreturn f;");
    PLACES.put("ForBody", "for (int i = 0; i < 3; i++)\nf +=\nX;\nreturn f;");
    PLACES.put("EachArray", "for (int v\n:\nnew int[] {\none,\nX\n}) {\nf += v;\n}\nreturn f;");
    PLACES.put("EachList", "for (int v\n:\nList.of(\none,\nX\n))\nf += v;\nreturn f;");
    PLACES.put("EachBody", "for (int v : numbers)\nf +=\nX\n+ v;\nreturn f;");
    PLACES.put("Dimension", "return new int[\none]\n[\nX\n]\n.length;");
    PLACES.put("Elements", "int[] v = {\none,\nX\n};\nreturn v[0];");
    PLACES.put("Switch", "switch (\nX\n) {\ncase 1:\nreturn f;\ndefault:\nreturn 1;\n}");
    PLACES.put("SwitchRule", "switch (\nX\n) {\ncase 1 ->\nf++;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put("OfSwitch", "return switch (\nX\n) {\ncase 1 -> f;\ndefault -> 1;\n};");
    PLACES.put("CaseBody", "switch (one) {\ncase 1 ->\nf +=\nX;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put("CaseValue", "int v = switch (one) {\ncase 1 ->\nX;\ndefault ->\n2;\n};\nreturn v;");
    PLACES.put(
        "Yield",
        "int v = switch (one) {\ncase 1:\nf++;\nyield\nX;\ndefault:\nyield 2;\n};\nreturn v;");
    PLACES.put(
        "CaseBodyOnLine", "switch (\none)\n{ case 1 -> f += X; default\n-> {\n}\n}\nreturn f;");
    PLACES.put(
        "CaseColonBody", "switch (\none) { case 1: f += X; break;\ndefault: f++; }\nreturn f;");
    PLACES.put("SwitchBelow", "switch\n(X) {\ncase 1:\nf++;\n}\nreturn f;");
    PLACES.put("ResourceBelow", "try (\nCell c = new Cell(X)) {\nf++;\n}\nreturn f;");
    PLACES.put("Throw", "throw\nnew IllegalStateException(\n\"x\"\n+\nX\n);");
    PLACES.put("ThrowMade", "throw made(\nX\n);");
    PLACES.put("Assert", "assert\nX\n> 3\n:\n\"x\";\nreturn f;");
    PLACES.put("AssertText", "assert\nf < 0\n:\n\"x\" +\nX;\nreturn f;");
    PLACES.put("Text", "return (\n\"x\"\n+\nX\n+\nf)\n.length();");
    PLACES.put("Lambda", "IntSupplier s = () ->\nX;\nreturn f\n+\ns.getAsInt();");
    PLACES.put(
        "LambdaBlock",
        "IntSupplier s = () -> {\nint v =\nX;\nreturn v;\n};\nreturn f\n+\ns.getAsInt();");
    PLACES.put("Synchronized", "synchronized (\nnew Cell(\nX\n)\n) {\nf++;\n}\nreturn f;");
    PLACES.put("Resource", "try (Cell c =\nnew Cell(\nX\n)) {\nf++;\n}\nreturn f;");
    PLACES.put("Tried", "try {\nf +=\nX;\n} finally {\ncount++;\n}\nreturn f;");
    PLACES.put("Finally", "try {\nf++;\n} finally {\nf +=\nX;\n}\nreturn f;");
    PLACES.put(
        "Caught",
        "try {\nplain(boom(1), 2);\n} catch (IllegalStateException e) {\nf +=\nX;\n}\nreturn f;");
    PLACES.put("Labelled", "out: {\nif (f > 3)\nf =\nX;\nelse\nbreak out;\n}\nreturn f;");
    PLACES.put("Shifted", "long v = 1L\n<<\nX;\nreturn (int) v;");
    PLACES.put(
        "EachNoArray", "for (int v\n:\nnew Cell(f)\n.array(\nX\n)) {\nf += v;\n}\nreturn f;");
    PLACES.put("EachNoList", "for (int v\n:\nnew Cell(f)\n.list(\nX\n))\nf += v;\nreturn f;");
    PLACES.put("EachNoNumbers", "for (int v\n: noNumbers(\nX\n))\nf += fib(v);\nreturn f;");
    PLACES.put(
        "EachNoBox", "for (int v\n:\nArrays.asList(\nX\n,\nnil)\n)\nf += fib(v);\nreturn f;");
    PLACES.put("IfBox", "if (f\n> 0\n&& boxOf(\nX\n)\n> 3\n)\nf++;\nreturn f;");
    PLACES.put("ReturnedBox", "return\nboxOf(\nX\n);");
    PLACES.put("LocalBox", "int v =\nboxOf(\nX\n);\nreturn v;");
    PLACES.put("SwitchBox", "switch (\nboxOf(\nX\n)\n) {\ncase 1:\nf++;\n}\nreturn f;");
    PLACES.put(
        "SwitchNoText",
        "String s = f > 100 ? \"a\" : null;\nint u = X;\nswitch (\ns\n) {\ncase \"a\":\nf = u;\n}\nreturn f;");
    PLACES.put("Incremented", "Integer v = f > 100 ? f : null;\nint u =\nX\n+\nv++;\nreturn u;");
    PLACES.put("AddedToBox", "Integer v = f > 100 ? f : null;\nv\n+=\nX;\nreturn f;");
    PLACES.put("Narrow", "byte v = 1;\nv\n+=\nX;\nreturn v;");
    PLACES.put("IfChoice", "if (f\n> 0\n?\nX\n> 3\n:\none\n> 0\n) {\nreturn f;\n}\nreturn 1;");
    PLACES.put(
        "WhileOtherChoice",
        "while (\n!(f\n< 0\n?\none\n> 0\n:\n(f > 3\n&&\nX\n> 3\n)\n)\n) {\nf--;\n}\nreturn f;");
    PLACES.put("WhileChoice", "while (f\n> 0\n?\nX\n> 3\n:\none\n> 1\n)\nf--;\nreturn f;");
    PLACES.put(
        "WhileChoices",
        "while (f\n> 0\n&&\n(f\n< 0\n?\none\n> 0\n:\n(f\n> 1\n?\n!(\nX\n> 3)\n:\none\n> 1)\n)\n) {\nf--;\n}\nreturn f;");
    PLACES.put(
        "WhileChosen",
        "while (\n(f\n> 0\n?\nf\n> 1\n:\none\n> 1)\n?\nX\n> 3\n:\none\n> 1\n) {\nf--;\n}\nreturn f;");
    PLACES.put(
        "DoChoice",
        "do {\nf--;\nif (f == 7) continue;\n}\nwhile (\nf\n< 0\n?\none\n> 1\n:\n(\nX\n> 3\n||\none\n> 1)\n);\nreturn f;");
    PLACES.put(
        "ForChoice",
        "for (int i = 0;\nf\n< 0\n?\none\n> 0\n:\nX\n> i\n;\ni++) {\nf++;\n}\nreturn f;");
    PLACES.put(
        "ForNotChoice", "for (\n;\n!(f\n< 0\n?\none\n> 0\n:\nX\n< 3\n)\n;\n)\nf--;\nreturn f;");
    PLACES.put("AssertChoice", "assert\nf\n< 0\n?\none\n> 0\n:\nX\n> 3\n:\n\"x\";\nreturn f;");
    PLACES.put(
        "IfNotChoice",
        "if (\n!\n(f\n< 0\n||\n(f\n< 0\n?\none\n> 0\n:\n(f > 3\n&&\nX\n> 3\n))\n)) f++;\nreturn f;");
    PLACES.put(
        "AndChoice",
        "boolean b =\nf > 0\n&& (f > 1\n?\nX\n> 3\n:\none\n> 0\n);\nreturn b ? f : 1;");
    PLACES.put("BooleanChoice", "boolean b =\nf > 1\n?\nX\n> 3\n:\none\n> 0\n;\nreturn b ? f : 1;");
    if (Runtime.version().feature() >= 21) {
      guards();
    }
  }

  /** A guard may assign nothing but what it declares. */
  private static void guards() {
    PLACES.put(
        "Guard",
        "switch (odd) {\ncase String s\nwhen\nX\n> 3 ->\nf++;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put(
        "GuardColon",
        "switch (odd)\n{\ncase String s when X\n> 3:\nf++;\nbreak;\ndefault:\n}\nreturn f;");
    PLACES.put(
        "GuardSpawning",
        "switch (odd) {\ncase String s when\nX\n> 3 ->\nf +=\nfib(2);\ndefault ->\nf++;\n}\nreturn f;");
    PLACES.put(
        "GuardOfValue",
        "return switch (odd) {\ncase String s\nwhen X\n> 3 ->\none;\ndefault ->\n2;\n};");
    PLACES.put(
        "GuardOfSpawned",
        "return one\n+ switch (odd) {\ncase String s when\n3\n<\nX ->\nfib(2);\ndefault ->\n2;\n};");
    PLACES.put(
        "GuardAnd",
        "switch (odd) {\ncase String s when s\n.length() > 0\n&&\nX\n> 3 -> f++;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put(
        "GuardBound",
        "switch (odd) {\ncase Object q when q\ninstanceof String s\n&&\nX\n> s.length() -> f++;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put(
        "GuardChoice",
        "return switch (odd) {\ncase String s when one\n> 0\n?\nX\n> 3\n:\nzero\n> 0 ->\n1;\ndefault -> 2;\n};");
    PLACES.put(
        "GuardBox",
        "switch (odd) {\ncase String s when\nboxOf(\nX\n)\n> 3 -> f++;\ndefault -> {\n}\n}\nreturn f;");
    PLACES.put(
        "GuardNested",
        "return switch (odd) {\ncase String s when switch (s) {\ncase String t when\nX\n> 3 ->\ntrue;\ndefault -> {\nint v =\nX;\nyield v\n> 3;\n}\n} -> 1;\ndefault -> 2;\n};");
    PLACES.put(
        "GuardInLambda",
        "IntSupplier s = () -> {\nswitch (odd) {\ncase String t when\nX\n> 3:\nreturn 1;\ndefault:\nreturn 2;\n}\n};\nreturn f\n+\ns.getAsInt();");
    PLACES.put(
        "GuardWithLambda",
        "switch (odd) {\ncase String t when\nsupplied(\n() ->\nX\n)\n> 3 -> f++;\ndefault -> {\n}\n}\nreturn f;");
  }

  private static boolean mayStandIn(String place, String mix) {
    return !place.startsWith("Guard") || !MIXES.get(mix).contains("count++");
  }

  /** Expressions of type int, or boxes of it, that throw. */
  private static final Map<String, String> THROWERS = new TreeMap<>();

  static {
    THROWERS.put("Nothing", "one");
    THROWERS.put("Box", "nil");
    THROWERS.put("Divided", "(one\n/\nzero)");
    THROWERS.put("NoArray", "none\n[\none]");
    THROWERS.put("NoText", "text\n.length(\n)");
    THROWERS.put("Odd", "(Integer)\nodd");
    THROWERS.put("Call", "boom(\none\n)");
    THROWERS.put("SpawnedBox", "noBox(\none\n)");
    THROWERS.put("SpawnedCall", "spawnBoom(\none\n)");
    THROWERS.put("NoElement", "boxes\n.get(\n0)");
  }

  /**
   * Where in an expression the thrower {@code T} stands, {@code ONE} if all of it is on one line,
   * and where spawning calls.
   */
  private static final Map<String, String> MIXES = new TreeMap<>();

  static {
    MIXES.put("Alone", "T");
    MIXES.put("Behind", "fib(\n2)\n+\nT");
    MIXES.put("Before", "T\n+\nfib(\n2)");
    MIXES.put("Chosen", "(fib(\n2)\n> 5\n?\none\n:\nT)");
    MIXES.put("AsArgument", "Math.max(\nfib(2),\nT)");
    MIXES.put("Together", "ONE");
    MIXES.put("TogetherBefore", "ONE + fib(2)");
    MIXES.put("CaseOnLine", "switch (\none)\n{ case 1 -> ONE; default\n-> 2; }");
    MIXES.put("CaseBelow", "switch\n(one\n) {\ncase\n1\n->\nT;\ndefault\n->\n2;\n}");
    MIXES.put("CaseNext", "switch (\none + 1) { case 1 -> 2;\ncase 2 -> ONE;\ndefault -> 3; }");
    MIXES.put("CaseDefault", "switch (fib(\n2)) { case 5\n-> 2;\ndefault -> T; }");
    MIXES.put(
        "CaseBlock", "switch (\none) { case 1 -> {\nyield ONE; }\ndefault -> {\nyield 2; } }");
    MIXES.put("CaseColon", "switch (\none) { case 1: yield ONE;\ndefault: yield 2; }");
    MIXES.put(
        "CaseThrough", "switch (\none) { case 1: count++;\ncase 2: yield T\n; default: yield 2; }");
    MIXES.put("CaseSpawning", "switch (\none) { case 1 -> fib(2)\n+ ONE; default\n-> 2; }");
    MIXES.put(
        "CaseInCase",
        "switch (\none) { case 1 -> switch (\none + 1) { case 2 -> ONE; default -> 2; };\n"
            + "default\n-> 3; }");
    MIXES.put("CaseThrows", "switch (\none) { case 1 -> throw made(\nT); default\n-> 2; }");
    MIXES.put("CaseChosen", "switch (\none) { case 1 -> one > 0\n? ONE\n: 2; default\n-> 3; }");
    MIXES.put("CaseOfText", "switch (\ntext + one) { case \"null1\" -> ONE; default\n-> 2; }");
    MIXES.put("CaseBoxes", "switch (\nzero) { case 1 -> nil;\ndefault -> ONE; }");
    MIXES.put("CasesBefore", "switch (\none) { case 1 -> ONE;\ndefault -> 8; }\n+ fib(\n2)");
    MIXES.put("CaseOfSpawning", "switch (\nzero) { case 1 -> boxOf(2);\ndefault -> T; }\n+ one");
    MIXES.put(
        "CaseStatements",
        "switch (\none) { case 1 -> { int x = fib(\n2); if (x\n> 0)\nx +=\nT; while (\nx\n< ONE)\nx++; yield x; } default -> 2; }");
    MIXES.put("ChosenBoxes", "(fib(\n2)\n> 5\n?\nnil\n:\nT)\n+ one");
    MIXES.put("BehindCases", "switch (\none) { case 1 -> 7;\ndefault -> 8; }\n+ T");
    if (Runtime.version().feature() >= 21) { // javac 17 fails at a try in an operand
      MIXES.put(
          "CaseTry",
          "switch (\none) { case 1 -> { int x = fib(2);\ntry {\nx += T; } finally { x++;\n}\nyield x; } default -> 2; }");
    }
  }

  private static final String IMPORTS =
      "import java.util.*; import java.util.function.*; import org.ajws.*;\n";

  private static final String MEMBERS =
      """
      static int count;
      static final int[] numbers = {1, 2, 3};
      static class Cell implements AutoCloseable {
        int value;
        Cell(int value) { this.value = value; }
        int get(int x) { return value + x; }
        int[] array(int x) { return x > 100 ? numbers : null; }
        List<Integer> list(int x) { return x > 100 ? new ArrayList<>() : null; }
        public void close() {}
      }
      static int fib(int n) {
        if (n < 2) return n;
        @Async int a = fib(n - 1);
        int b = fib(n - 2);
        return a + b;
      }
      static Integer noBox(int n) { int f = fib(n); return f > 1000 ? f : null; }
      static Integer boxOf(int n) { int f = fib(2); return n > 1000 ? f : null; }
      static int[] noNumbers(int n) { int f = fib(n); return f > 1000 ? numbers : null; }
      static int spawnBoom(int x) { if (fib(x) > 0) throw new IllegalStateException("x" + x); return 1; }
      static int spawning(int x, int y) { return fib(1) + x + y; }
      static int boom(int x) { throw new IllegalStateException("x" + x); }
      static IllegalStateException made(int x) { return new IllegalStateException("x" + x); }
      static int plain(int x, int y) { return x + y; }
      static int supplied(IntSupplier s) { return s.getAsInt(); }
      static int rest(int... xs) { return xs.length; }
      interface R { int run(int n) throws Exception; }
      static String show(String name, R r) {
        try {
          return name + " gives " + r.run(6) + "\\n";
        } catch (Throwable t) {
          for (StackTraceElement e : t.getStackTrace()) {
            if (e.getMethodName().contains("of_")) {
              return name + " " + t.getClass().getSimpleName() + " " + e.getLineNumber() + "\\n";
            }
          }
          return name + " " + t + "\\n";
        }
      }
      """;

  private static final String LOCALS =
      """
      int f = fib(n);
      int one = 1;
      int zero = f - f;
      Integer nil = f > 100 ? f : null;
      int[] none = f > 100 ? new int[3] : null;
      String text = f > 100 ? "a" : null;
      Object odd = "a";
      List<Integer> boxes = Arrays.asList(nil, nil);
      """;

  private SpreadProgram() {}

  /** The places, each of which has a program. */
  static List<String> places() {
    return List.copyOf(PLACES.keySet());
  }

  /**
   * The class whose methods throw in a place.
   *
   * @param often one in so many of its methods is made; of another place other ones
   */
  static String of(String place, int often) {
    List<String> methods = new ArrayList<>();
    int number = places().indexOf(place);
    for (String thrower : THROWERS.keySet()) {
      for (String mix : MIXES.keySet()) {
        if (number++ % often == 0 && mayStandIn(place, mix)) {
          methods.add(method(place, thrower, mix));
        }
      }
    }
    return IMPORTS
        + "@SuppressWarnings(\"ajws-shared\") "
        + type(name(place), methods)
        + "public static void main(String[] args) {\nSystem.out.print(lines());\n}\n}\n";
  }

  /** The class of a place. */
  static String name(String place) {
    return "Spread" + place;
  }

  /**
   * A nested class with some methods.
   *
   * @param below gives random numbers below another one
   */
  public static String nested(String name, int methods, IntUnaryOperator below) {
    Set<String> chosen = new LinkedHashSet<>();
    for (int i = 0; i < methods; ) {
      String place = any(PLACES, below);
      String thrower = any(THROWERS, below);
      String mix = any(MIXES, below);
      if (mayStandIn(place, mix)) {
        chosen.add(method(place, thrower, mix));
        i++;
      }
    }
    return "static final " + type(name, List.copyOf(chosen)) + "}\n";
  }

  private static String any(Map<String, String> forms, IntUnaryOperator below) {
    return List.copyOf(forms.keySet()).get(below.applyAsInt(forms.size()));
  }

  private static String method(String place, String thrower, String mix) {
    String thrown = THROWERS.get(thrower);
    String mixed = MIXES.get(mix).replace("T", thrown).replace("ONE", thrown.replace('\n', ' '));
    String body = PLACES.get(place).replace("X", mixed);
    return "static int %s(int n) throws Exception {\n%s%s\n}\n"
        .formatted(called(place, thrower, mix), LOCALS, body);
  }

  private static String called(String place, String thrower, String mix) {
    return "of_%s_%s_%s".formatted(place, thrower, mix);
  }

  /** Without the brace at its end; {@code lines()} says where each method throws. */
  private static String type(String name, List<String> methods) {
    StringBuilder text = new StringBuilder("class " + name + " {\n" + MEMBERS);
    StringBuilder calls = new StringBuilder();
    for (String method : methods) {
      text.append(method);
      String called = method.substring("static int ".length(), method.indexOf('('));
      calls.append("s.append(show(\"%s\", %s::%s));\n".formatted(called, name, called));
    }
    return text
        + "static String lines() {\nStringBuilder s = new StringBuilder();\n"
        + calls
        + "return s.toString();\n}\n";
  }
}
