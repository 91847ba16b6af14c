package org.ajws.processor.analysis.effects;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * A lambda or method reference that the code makes, or a function that the JDK makes of others. Of
 * the locals around a lambda, of {@code this}, and of the object before {@code ::}, its object
 * holds what they refer to; that of a composed one holds its parts.
 *
 * @param path where it stands; null for one of the JDK
 * @param type the class around it; null for none
 * @param how what it does with its parts
 * @param methods of each part, by which it is called
 */
record Function(TreePath path, TypeElement type, How how, List<ExecutableElement> methods) {
  /** What a function does. */
  enum How {
    /** What its code says. */
    CODE,
    /** It returns what it is given. */
    IDENTITY,
    /** The second part is given what the first returns. */
    CHAIN,
    /** Each part is given the same. */
    ALL,
    /** The first part is given each argument, a second one what that returns. */
    KEYS,
    /** It returns one of its arguments, which the part compares. */
    CHOICE
  }

  /** {@code Function.identity()}. */
  static final Function IDENTITY = new Function(null, null, How.IDENTITY, List.of());

  /** What a function's object holds {@code this} under. */
  static final String THIS = "this";

  /** What a method reference holds its object under. */
  static final Object RECEIVER = "::";

  Function {
    methods = List.copyOf(methods);
  }

  static Function code(TreePath path, TypeElement type) {
    return new Function(path, type, How.CODE, List.of());
  }

  /** What a composed function holds a part under. */
  static Object part(int n) {
    return "::" + n;
  }
}
