class UndeclaredSet {
  @Atomicset(a);
  @Atomic(a) int value; @Atomic(b) int other;

  int sum() {
    return value + other;
  }
}
