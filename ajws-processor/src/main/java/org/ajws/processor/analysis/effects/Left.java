package org.ajws.processor.analysis.effects;

import java.util.Map;
import javax.lang.model.element.VariableElement;

/**
 * What is left by a {@code break}.
 *
 * @param values of the variables
 * @param locks that are held
 */
record Left(Map<VariableElement, Value> values, Locks locks) {}
