import org.ajws.Async;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

class Values {
  int later(int n) {
    @Async int a;
    a = work(n);
    return a;
  }

  int assigned(int n) {
    @Async int a = work(n);
    if (n > 3) {
      a = 3;
    }
    @Async int b = work(n), c = work(n + 1);
    c++;
    return a + b + c;
  }

  int both(int n) {
    @Async @Private int a = work(n);
    @Async
    @Reduce(ReduceOp.SUM)
    int s = work(n);
    return a + s;
  }

  int work(int n) {
    return n;
  }
}
