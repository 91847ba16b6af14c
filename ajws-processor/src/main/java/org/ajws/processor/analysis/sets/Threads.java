package org.ajws.processor.analysis.sets;

import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/** Classes of the JDK that run what they are given on other threads. */
final class Threads {
  private static final Pattern NAMES =
      Pattern.compile(
          "java\\.lang\\.Thread(\\..*)?|java\\.util\\.Timer"
              + "|java\\.util\\.concurrent\\.\\w*(Executor|Future|Completion|ForkJoin|Flow|Task)[\\w.]*");

  private Threads() {}

  static boolean areStartedBy(TypeElement type) {
    return NAMES.matcher(type.getQualifiedName()).matches();
  }
}
