class Arguments {
  @Atomicset(a.b);
  @Atomicset();
  @Atomicset;
  @Atomic(a b) int value;
  @Atomic(3) int three;
  @AliasAtomic(a=b=c) Arguments other;
  @AliasAtomic(this.a[]b) Arguments[] others;
  /*@alias(a==b)*/ Arguments another;
}
