class ArrayPlaces {
  @Atomicset(a);
  @Atomic(a) private int count;
  private ArrayPlaces[] all;

  @Atomic(all[i].a) void f(int i) { all[i].count++; }

  @Atomic(x.next.a) void g(ArrayPlaces x) { }
}
