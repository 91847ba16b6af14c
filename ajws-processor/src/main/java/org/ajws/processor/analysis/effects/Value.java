package org.ajws.processor.analysis.effects;

import java.util.Set;

/**
 * What an expression stands for: a {@link Polynomial} if it is a primitive or a box, else a {@link
 * AccessPath}.
 */
sealed interface Value permits Polynomial, AccessPath {
  /** The symbols the value depends on. */
  Set<Symbol> sources();
}
