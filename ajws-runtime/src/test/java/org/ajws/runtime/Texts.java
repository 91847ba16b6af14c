package org.ajws.runtime;

import org.ajws.runtime.generated.TaskLocals;

/** A reduction that is associative but not commutative: concatenation. Shows any wrong order. */
public final class Texts extends TaskLocals<Texts> {
  public final StringBuilder text = new StringBuilder();
  private final boolean deterministic;

  Texts() {
    this(false);
  }

  public Texts(boolean deterministic) {
    this.deterministic = deterministic;
  }

  @Override
  protected Texts fork() {
    return new Texts(deterministic);
  }

  @Override
  protected void join(Texts right) {
    text.append(right.text);
  }

  @Override
  protected boolean deterministic() {
    return deterministic;
  }
}
