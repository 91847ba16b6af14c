package ajpairs;

import java.util.ArrayList;

class Counter {
  /*@atomicset(a)*/
  /*@atomic(a)*/ int value;

  void inc() {
    value++;
  }

  int get() {
    return value;
  }
}

public class AjPairs {
  /*@atomicset(b)*/
  /*@atomic(b)*/ int diff;
  Counter/*@alias(a=this.b)*/ low = new Counter/*@alias(a=this.b)*/();
  /*@alias(a=this.b)*/ Counter high = new /*@alias(a=this.b)*/ Counter();
  ajpairs.Counter /*@alias(a=this.b)*/ middle;
  int/*@alias(this.b[])*/[] slots = new int/*@alias(this.b[])*/[4];
  Counter[]/*@alias(this.b[]a=this.b)*/ counters = new Counter/*@alias(this.b[]a=this.b)*/[2];
  java.util.List<Counter/*@alias(a=this.b)*/> list = new ArrayList<>();

  // The short form, with bars, in comments and bare.
  final Counter/*|a=this.b|*/ first = new Counter/*|a=this.b|*/();
  final Counter|a=this.b| second = new Counter|a = this.b|();
  final ajpairs.Counter |a=this.b| third = new ajpairs.Counter|a=this.b|() { };
  private int|this.b[]|[] marks = new int|this.b[]|[3];
  private Counter[]|this.b[]a=this.b| more = new Counter|this.b[]a=this.b|[2];
  java.util.List<Counter|a=this.b|> all = new ArrayList<>();

  int sum(/*@unitfor(a)*/ Counter x, /*@unitfor(a)*/ final Counter y) {
    return x.get() + y.get();
  }

  Counter|a=this.b| either(boolean one) {
    Counter|a=this.b| found = one ? first : second;
    return found;
  }

  int use() {
    middle = high;
    counters[1] = low;
    more[0] = third;
    list.add(middle);
    all.add(first);
    for (Counter c : all) {
      c.inc();
    }
    either(false).inc();
    slots[2] = high.value | marks[1] | 8;
    /* | this.b | is no alias, nor is /*| this one |*/
    int masked = slots[2] | this.diff | 16;
    String text = "Counter|a=this.b|";
    return masked + text.length() + sum(first, second) + more[0].value;
  }

  public static void main(String[] args) {
    System.out.println(new AjPairs().use());
  }
}
