package org.ajws.processor.source;

import com.sun.source.tree.CompilationUnitTree;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Advice to use an annotation says what to import, so that following it compiles. */
final class MissingImports {
  private static final String PACKAGE = "org.ajws";

  private static final Pattern ANNOTATION = Pattern.compile("@(\\w+)");

  private MissingImports() {}

  /** The advice, with the imports that a file lacks for the annotations it names. */
  static String named(CompilationUnitTree unit, String fix) {
    Set<String> missing = new TreeSet<>();
    for (Matcher m = ANNOTATION.matcher(fix); m.find(); ) {
      String type = AjwsTypes.fullName(m.group(1));
      if (type != null && !isImported(unit, type)) {
        missing.add(type);
      }
    }
    return missing.isEmpty() ? fix : fix + " (import " + String.join(", ", missing) + ")";
  }

  private static boolean isImported(CompilationUnitTree unit, String type) {
    boolean inside =
        unit.getPackageName() != null && unit.getPackageName().toString().equals(PACKAGE);
    return inside
        || unit.getImports().stream()
            .map(i -> i.getQualifiedIdentifier().toString())
            .anyMatch(name -> name.equals(type) || name.equals(PACKAGE + ".*"));
  }
}
