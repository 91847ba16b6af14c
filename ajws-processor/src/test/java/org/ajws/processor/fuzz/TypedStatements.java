package org.ajws.processor.fuzz;

/**
 * Random statements with expressions whose types are found out of those of their parts: choices,
 * switch expressions, generic calls, boxes, casts. Their parts stand on lines of their own. Whether
 * the types fit is left to the compiler; {@link TypedProgram} has the names that are used.
 */
final class TypedStatements {
  private static final String[] TYPES = {
    "int",
    "long",
    "double",
    "short",
    "byte",
    "char",
    "boolean",
    "float",
    "var",
    "Integer",
    "Long",
    "Double",
    "Boolean",
    "Character",
    "Object",
    "Number",
    "Comparable<?>",
    "String",
    "Class<?>",
    "Supplier<Object>",
    "IntFunction<Object>",
    "UnaryOperator<Integer>",
    "BinaryOperator<Integer>"
  };

  private static final String[] CASTS = {
    "int", "long", "Integer", "Object", "double", "boolean", "Number", "char"
  };

  private static final String[] OPERATORS = {
    "\n+\n", "\n== ", "\n&&\n", "\n||\n", " *\n", " <\n", " - "
  };

  /** What cannot be taken apart, or only into these. */
  private static final String[] ATOMS = {
    "1",
    "'c'",
    "2L",
    "1.5",
    "true",
    "null",
    "(byte) 3",
    "(short) 4",
    "n",
    "(char) n",
    "\"s\"",
    "n\n/\nzero",
    "ni(\nn)",
    "ns(\nn)",
    "nb(\nn)",
    "nc(\nn)",
    "nl(\nn)",
    "nd(\nn)",
    "nz(\nn)",
    "pi(\nn\n)",
    "pi\n(n)",
    "pl\n(n)",
    "pz\n(n)",
    "pl(n)",
    "pz(n)",
    "ni(n)",
    "nz(n)",
    "nl(n)",
    "nc(n)",
    "si(n)",
    "ss(n)",
    "sb(n)",
    "sc(n)",
    "sl(n)",
    "sd(n)",
    "sz(n)",
    "id(\nni(\nn))",
    "id(pi(n))",
    "plain(\npi(n))",
    "plain(nl(n))",
    "id(1)",
    "boom(\nn)",
    "sboom(\nn)",
    "((Integer)\nni(n))",
    "(Integer)\nodd",
    "list.get(\n0)",
    "list\n.get(0)",
    "some[\nn]",
    "(ni(\nn))",
    "fi",
    "fl",
    "int.class",
    "int[].class",
    "void.class.getName()",
    "new int[] {\nn}\n[0]",
    "-ni(\nn)",
    "+ nc(\nn)",
    "++fi",
    "fi++",
    "!nz(\nn)",
    "~ni(n)",
    "(a = ni(\nn))",
    "a += \nni(n)",
    "(int) ni(\nn)",
    "(long) si(\nn)"
  };

  private final Dice dice;

  TypedStatements(Dice dice) {
    this.dice = dice;
  }

  private String value(int depth) {
    if (depth == 0 || dice.oneIn(4)) {
      return dice.of(ATOMS);
    }
    String a = value(depth - 1);
    String b = value(depth - 1);
    String c = value(0);
    return switch (dice.below(14)) {
      case 0 -> "(n > 0\n?\n" + a + "\n:\n" + b + ")";
      case 1 -> "(fib(\n2) > n\n? " + a + "\n: " + b + ")";
      case 2 -> "(" + c + "\n? " + a + "\n: " + b + ")";
      case 3 -> "switch (\nn)\n{ case 1 -> " + a + ";\ndefault\n-> " + b + "; }";
      case 4 ->
          ("switch (\nsi(n))\n{ case 1 -> %s;\ncase 2 -> %s; default\n-> %s; }").formatted(a, c, b);
      case 5 ->
          ("switch (\nn)\n{ case 1: yield %s;\ncase 2: fib(2); default\n: yield %s; }")
              .formatted(a, b);
      case 6 ->
          ("switch (\nn)\n{ case 1 -> { fib(1); yield %s; }\ndefault\n-> { yield\n%s; } }")
              .formatted(a, b);
      case 7 -> a + dice.of(OPERATORS) + b;
      case 8 -> "(" + a + ")";
      case 9 -> "(" + dice.of(CASTS) + ")\n(" + a + ")";
      case 10 -> "take(\n" + a + ")";
      case 11 -> "stake(\n" + a + ")";
      case 12 -> "id(\n" + a + ")";
      default -> dice.of("-", "!", "~", "+ ") + "\n(" + a + ")";
    };
  }

  /** Statements that end a method of type Object. */
  String any() {
    String x = value(3);
    String type = dice.of(TYPES);
    return switch (dice.below(18)) {
      case 0 -> type + " v =\n" + x + ";\nreturn v;";
      case 1 -> type + " v;\nv\n=\n" + x + ";\nreturn v;";
      case 2 -> type + "[] v = {\n" + x + ",\n" + value(2) + "};\nreturn v[0];";
      case 3 -> "int v = n;\nv +=\n" + x + ";\nreturn v;";
      case 4 ->
          "long[] v = {1};\nv[\n0] %s\n%s;\nreturn v[0];"
              .formatted(dice.of("+=", "=", "*=", "<<="), x);
      case 5 -> "if (\n" + x + "\n)\nreturn 1;\nreturn n;";
      case 6 -> "return\n" + x + ";";
      case 7 -> "return take(\n" + x + ");";
      case 8 -> "return stake(\n" + x + ");";
      case 9 -> "Object v = \"\"\n+ " + x + ";\nreturn v;";
      case 10 ->
          ("int w = 0;\nwhile (\n%s) { fib(1); if (w++ > 2 || fuel-- < 0) break; }\nreturn w;")
              .formatted(x);
      case 11 -> "switch (\n" + x + ") {\ncase 1: return fib(2);\ndefault: return 9;\n}";
      case 12 -> "return some[\n" + x + "];";
      case 13 -> "Supplier<Object> s = () ->\n" + x + ";\nfib(2);\nreturn s.get();";
      case 14 ->
          ("int w = 0;\nfor (%s v = %s;\nw <\n%s; w +=\n%s) {"
                  + " if (w++ > 3 || fuel-- < 0) return v; }\nreturn w;")
              .formatted(type, x, value(1), value(1));
      case 15 ->
          ("for (Object v :\nArrays.asList(\n%s,\n%s)) { fib(2); return v; }\nreturn 0;")
              .formatted(x, value(1));
      case 16 ->
          "%s[\n%s] = \n%s;\nreturn bytes[0];"
              .formatted(dice.of("bytes", "chars", "boxes"), value(0), x);
      default -> "return (" + x + "\n).toString();";
    };
  }
}
