package org.ajws.processor.rule.shared;

import org.ajws.processor.analysis.effects.ArrayRead;
import org.ajws.processor.analysis.effects.Effect;
import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * What the check has to say about one place.
 *
 * @param code what is wrong
 * @param effect the write
 * @param read the read it collides with; null for none
 * @param same whether all certainly come to one object, which may be safe for several threads
 */
record Finding(DiagnosticCode code, Effect effect, ArrayRead read, boolean same) {
  Finding(DiagnosticCode code, Effect effect, ArrayRead read) {
    this(code, effect, read, false);
  }
}
