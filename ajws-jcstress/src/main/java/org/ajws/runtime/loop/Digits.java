package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;

/** A reduction whose result shows the order: it appends decimal digits. */
final class Digits extends TaskLocals<Digits> {
  long value;
  long scale = 1;

  void append(int digit) {
    value = value * 10 + digit;
    scale *= 10;
  }

  @Override
  protected Digits fork() {
    return new Digits();
  }

  @Override
  protected void join(Digits right) {
    value = value * right.scale + right.value;
    scale *= right.scale;
  }
}
