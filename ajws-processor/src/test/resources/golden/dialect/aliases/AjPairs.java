package ajpairs;

class Counter {
  /*@atomicset(a)*/
  /*@atomic(a)*/ int value;

  int get() {
    return value;
  }
}

class AjPairs {
  /*@atomicset(b)*/
  /*@atomic(b)*/ int diff;
  Counter/*@alias(a=this.b)*/ low = new Counter/*@alias(a=this.b)*/();
  /*@alias(a=this.b)*/ Counter high = new /*@alias(a=this.b)*/ Counter();
  ajpairs.Counter /*@alias(a=this.b)*/ middle;
  int/*@alias(this.b[])*/[] slots = new int/*@alias(this.b[])*/[4];
  Counter[]/*@alias(this.b[]a=this.b)*/ counters;
  java.util.List<Counter/*@alias(a=this.b)*/> list;
  java.util.List<Counter>/*@alias(l=this.b)*/ other;

  int sum(/*@unitfor(a)*/ Counter x, /*@unitfor(a)*/ final Counter y) {
    return x.get() + y.get();
  }
}
