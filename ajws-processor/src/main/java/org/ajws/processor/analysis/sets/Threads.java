package org.ajws.processor.analysis.sets;

import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Classes of the JDK that run what they are given on other threads. */
public final class Threads {
  private static final Pattern NAMES =
      Pattern.compile(
          "java\\.lang\\.Thread(\\..*)?|java\\.util\\.Timer"
              + "|java\\.util\\.concurrent\\.\\w*(Executor|Future|Completion|ForkJoin|Flow|Task)[\\w.]*");

  private static final Set<String> STARTING =
      Set.of(
          "start",
          "fork",
          "execute",
          "submit",
          "schedule",
          "runAsync",
          "supplyAsync",
          "startVirtualThread",
          "scheduleAtFixedRate",
          "scheduleWithFixedDelay");

  private Threads() {}

  /** Whether a method gives a thread what it is called on or handed. */
  static boolean areStartedBy(ExecutableElement callee) {
    return areStartedBy((TypeElement) callee.getEnclosingElement())
        && STARTING.contains(callee.getSimpleName().toString());
  }

  /** Whether the methods of a class do so. */
  public static boolean areStartedBy(TypeElement type) {
    return NAMES.matcher(type.getQualifiedName()).matches();
  }
}
