package org.ajws.processor.check.shared;

import org.ajws.processor.diagnostic.DiagnosticCode;

/**
 * What the check has to say about one place.
 *
 * @param code what is wrong
 * @param effect the write
 * @param read the read it collides with; null for none
 */
record Finding(DiagnosticCode code, Effect effect, ArrayRead read) {}
