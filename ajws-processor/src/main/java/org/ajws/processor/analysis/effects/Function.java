package org.ajws.processor.analysis.effects;

import com.sun.source.util.TreePath;
import javax.lang.model.element.TypeElement;

/**
 * A lambda or method reference that the code makes. Of the locals around it, of {@code this}, and
 * of the object before {@code ::}, its object holds what they refer to.
 *
 * @param path where it stands; null for the identity
 * @param type the class around it; null for none
 */
record Function(TreePath path, TypeElement type) {
  /** {@code Function.identity()}. */
  static final Function IDENTITY = new Function(null, null);

  /** What a function's object holds {@code this} under. */
  static final Object THIS = "this";

  /** What a method reference holds its object under. */
  static final Object RECEIVER = "::";
}
