class UnclosedComment {
  /*@atomicset(a)*/
  /*@atomic(a*/ int value;
  /*@atomic(a) the value */ int other;
}
