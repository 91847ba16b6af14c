package org.ajws.processor.fuzz;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names that generated code must not stumble over: classes of the program that are called like
 * those of the JDK and the runtime, and members and locals with a {@code $}.
 */
final class OddNames {
  /** Where the program names these itself, it does so with their package from then on. */
  private static final String[] JAVA_LANG = {
    "Throwable",
    "Object",
    "String",
    "Override",
    "Error",
    "RuntimeException",
    "Exception",
    "Integer",
    "Long",
    "Double",
    "Boolean",
    "Math",
    "Void",
    "Iterable",
    "AssertionError",
    "IllegalStateException",
    "IncompatibleClassChangeError",
    "SuppressWarnings"
  };

  /** Of the runtime; only where the program does not name them. */
  private static final String[] RUNTIME = {
    "Frame", "Finish", "Future", "Loops", "Root", "Tasks", "TaskLocals", "Traces", "Unwind"
  };

  private static final Pattern CLASS =
      Pattern.compile("(?m)^((?:public |static |private |final |abstract )*class \\w[^{;\\n]*\\{)");

  private OddNames() {}

  /** The same program with such classes, in one of three cases. */
  static String classes(Dice dice, String source) {
    if (!dice.oneIn(3)) {
      return source;
    }
    String text = source;
    StringBuilder classes = new StringBuilder();
    for (String name : JAVA_LANG) {
      boolean annotated = text.contains("@Nn " + name); // stands elsewhere in a longer name
      if (dice.oneIn(2) && !annotated) {
        text = text.replaceAll("(?<![.\\w$\"])" + name + "\\b", "java.lang." + name);
        classes.append(name.equals("Override") ? "@interface " : "static class ");
        classes.append(name).append(" {} ");
      }
    }
    for (String name : RUNTIME) {
      if (dice.oneIn(2) && !Pattern.compile("\\b" + name + "\\b").matcher(text).find()) {
        classes.append("static class ").append(name).append(" {} ");
      }
    }
    String first = "$1 " + Matcher.quoteReplacement(classes.toString());
    return CLASS.matcher(text).replaceFirst(first);
  }

  /**
   * The same program, in which names of some kinds have a {@code $}.
   *
   * @param kinds what the names begin with, before a number; all names of a kind change
   */
  static String dollars(Dice dice, String source, String... kinds) {
    String text = source;
    for (String kind : kinds) {
      if (dice.oneIn(8)) {
        String renamed = dice.of("$1\\$$2", "\\$$1$2", "$1$2\\$", "$1\\$fast$2", "ajws_\\$$1$2");
        text = text.replaceAll("\\b(" + kind + ")(\\d+)\\b", renamed);
      }
    }
    return text;
  }
}
