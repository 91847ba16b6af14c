package org.ajws.processor.program;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The slots of parameters, of which the Java virtual machine gives a method 255 at most. */
public final class ParameterSlots {
  /** The rest is left for what the compiler adds. */
  private static final int MOST = 251;

  private ParameterSlots() {}

  /** The slots of a value: a {@code long} and a {@code double} take two. */
  public static int of(TypeMirror type) {
    return type.getKind() == TypeKind.LONG || type.getKind() == TypeKind.DOUBLE ? 2 : 1;
  }

  /** Whether a method may have a twin with so many parameters more, which are objects. */
  public static boolean haveRoom(ExecutableElement method, int more) {
    int slots = more;
    slots += method.getModifiers().contains(Modifier.STATIC) ? 0 : 1;
    for (VariableElement p : method.getParameters()) {
      slots += of(p.asType());
    }
    return slots <= MOST;
  }
}
