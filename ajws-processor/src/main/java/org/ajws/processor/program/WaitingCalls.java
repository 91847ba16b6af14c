package org.ajws.processor.program;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** The methods of {@code org.ajws.sync} that may have to wait; each has a fast version. */
public final class WaitingCalls {
  private static final Map<String, Set<String>> METHODS =
      Map.of(
          "org.ajws.sync.Future", Set.of("get"),
          "org.ajws.sync.Channel", Set.of("take", "put"));

  private WaitingCalls() {}

  /** Whether a method may have to wait. */
  public static boolean waits(Element element) {
    return element instanceof ExecutableElement method
        && METHODS
            .getOrDefault(method.getEnclosingElement().toString(), Set.of())
            .contains(method.getSimpleName().toString());
  }
}
