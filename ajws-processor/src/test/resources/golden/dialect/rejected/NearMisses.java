class NearMisses {
  /*@atomic a*/ int n;

  /*@unitfor*/ void f() {}

  /*@Atomic(a)*/ int k;

  @Atomicset /*@atomicset(b)*/ (a);

  @Atomicset(c);

  Object made() {
    return new @AliasAtomic(a /*@alias(a=this.b)*/ =this.c) NearMisses();
  }
}
