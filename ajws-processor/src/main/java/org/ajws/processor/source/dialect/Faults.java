package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.text.Token;

/** What is wrong with the forms of a file. */
final class Faults {
  /** A fault at an offset of the original text. */
  record Fault(DiagnosticCode code, int offset, String cause, String fix) {}

  private final List<Fault> found = new ArrayList<>();

  void add(DiagnosticCode code, Token at, String cause, String fix) {
    found.add(new Fault(code, at.start(), cause, fix));
  }

  List<Fault> all() {
    return found;
  }
}
