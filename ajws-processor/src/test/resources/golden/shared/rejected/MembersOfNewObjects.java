import org.ajws.*;

/** Members of atomic sets that tasks touch in an object that is still being made: no lock has them. */
class MembersOfNewObjects {
  @AtomicSet("s")
  static class Table {
    int v;
    int[] a = new int[3];
    Table() { }
    Table(int n) { for (@ParallelFor int i = 0; i < n; i++) a[0]++; }
    Table(long n) { finish: { async: { int x = v; a[1] = x; } v++; } }
    Table(short n) { finish: { async: { a[0]++; } a[0]++; } }
    Table(char n) { for (@ParallelFor int i = 0; i < n; i++) a[i] = i; }
  }

  static void field(int n) { Table t = new Table(); for (@ParallelFor int i = 0; i < n; i++) t.v++; }
  static void slot(int n) { Table t = new Table(); for (@ParallelFor int i = 0; i < n; i++) t.a[0]++; }
  static void slots(int n) { Table t = new Table(); for (@ParallelFor int i = 0; i < n; i++) t.a[i]++; }
  static void asyncs() { Table t = new Table(); finish: { async: { t.v++; } t.v++; } }
  static void read() { Table t = new Table(); finish: { async: { int x = t.v; } t.v++; } }
  static void own(int n) { for (@ParallelFor int i = 0; i < n; i++) { Table t = new Table(); t.v++; t.a[0]++; } }
}
