package org.ajws.processor.analysis.effects;

import java.util.Set;

/**
 * What an expression stands for: a {@link Form} if it is a primitive or a box, else a {@link Ref}.
 */
sealed interface Value permits Form, Ref {
  /** The symbols the value depends on. */
  Set<Symbol> sources();
}
