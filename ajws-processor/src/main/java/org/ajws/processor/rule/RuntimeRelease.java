package org.ajws.processor.rule;

import java.util.regex.Pattern;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;

/**
 * Generated code calls the runtime. Class files for a Java that the runtime does not run on are
 * made without a complaint, and end there with an {@code UnsupportedClassVersionError}.
 */
public final class RuntimeRelease {
  /** The Java version that {@code ajws-runtime} is compiled for. */
  private static final int OLDEST = 17;

  private static final Pattern VERSION = Pattern.compile("(?:1\\.)?(\\d{1,3})");

  private RuntimeRelease() {}

  /**
   * Warns of class files that are for an older Java.
   *
   * @param classRelease as the build names it, also {@code 1.8}; null where it does not say
   */
  public static void check(String classRelease, Diagnostics diagnostics) {
    var version = VERSION.matcher(classRelease == null ? "" : classRelease.strip());
    if (version.matches() && Integer.parseInt(version.group(1)) < OLDEST) {
      String name = "Java " + version.group(1);
      diagnostics.add(
          DiagnosticCode.RELEASE_BELOW_RUNTIME,
          null,
          "the class files of this build are for "
              + name
              + ", and the runtime that their constructs call needs Java "
              + OLDEST
              + ": on an older one the program ends with an UnsupportedClassVersionError",
          "build for release "
              + OLDEST
              + " or later, or skip AJWS in the build for "
              + name
              + ", where the program then runs serially");
    }
  }
}
