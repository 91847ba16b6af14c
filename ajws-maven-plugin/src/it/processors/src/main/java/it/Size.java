package it;

import org.immutables.value.Value;

/** Immutables writes ImmutableSize. */
@Value.Immutable
interface Size {
  int width();

  int height();
}
