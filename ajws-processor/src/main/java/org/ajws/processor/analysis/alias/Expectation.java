package org.ajws.processor.analysis.alias;

import javax.lang.model.type.TypeMirror;

/**
 * What the place that an expression stands in says of its object.
 *
 * @param type the type of the place; null where nothing is known
 * @param known {@link AbstractObject#NULL} stands for what the place leaves open
 */
public record Expectation(TypeMirror type, AbstractObject known) {
  /** A place that says nothing. */
  static final Expectation NONE = new Expectation(null, AbstractObject.NOTHING);
}
