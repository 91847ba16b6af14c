package org.ajws.runtime;

/** A reduction that is associative but not commutative: concatenation. Shows any wrong order. */
final class Texts extends TaskLocals<Texts> {
  final StringBuilder text = new StringBuilder();
  private final boolean deterministic;

  Texts() {
    this(false);
  }

  Texts(boolean deterministic) {
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
