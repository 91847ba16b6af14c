class UnclosedAnnotation {
  @Atomicset(a);
  @Atomic(a private int value;
  /*@atomic(a*/ int other;

  int get() {
    return value;
  }
}
