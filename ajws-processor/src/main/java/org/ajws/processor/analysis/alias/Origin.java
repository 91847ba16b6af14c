package org.ajws.processor.analysis.alias;

import javax.lang.model.element.TypeElement;

/**
 * The expression that made an object: a {@code new} or a lambda.
 *
 * @param type the object's class; null for a lambda
 * @param outer the class whose {@code this}, where the object is used, encloses the object; null
 *     where there is none or nobody knows it
 */
public record Origin(TypeElement type, TypeElement outer) {}
