package it;

import com.google.auto.value.AutoValue;

@AutoValue
public abstract class Pair {
  static Pair of(int left, int right) {
    return new AutoValue_Pair(left, right);
  }

  abstract int left();

  abstract int right();
}
