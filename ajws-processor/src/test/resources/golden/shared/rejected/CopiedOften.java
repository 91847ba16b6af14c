import org.ajws.*;

/** Arrays that grow, in a field, and copies of copies: what is where has no end of answers. */
class CopiedOften {
  int v;
  private CopiedOften[] fields = new CopiedOften[4];
  private int count;

  void add(CopiedOften given) {
    if (count == fields.length) {
      CopiedOften[] more = new CopiedOften[fields.length * 2];
      System.arraycopy(fields, 0, more, 0, count);
      fields = more;
    }
    fields[count++] = given;
    fields[count - 1].v++;
  }

  void grown(CopiedOften one) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      new CopiedOften().add(new CopiedOften());
    }
    for (@ParallelFor int i = 0; i < 9; i++) {
      CopiedOften own = new CopiedOften();
      own.add(one);
      own.add(one);
    }
  }

  void copied(CopiedOften[] all, int k) {
    for (@ParallelFor int i = 0; i < 9; i++) {
      CopiedOften[] a1 = new CopiedOften[all.length];
      System.arraycopy(all, 0, a1, 0, k);
      System.arraycopy(all, k + 1, a1, k, 5);
      CopiedOften[] a2 = new CopiedOften[all.length];
      System.arraycopy(a1, 0, a2, 0, k);
      System.arraycopy(a1, k + 1, a2, k, 5);
      CopiedOften[] a3 = new CopiedOften[all.length];
      System.arraycopy(a2, 0, a3, 0, k);
      System.arraycopy(a2, k + 1, a3, k, 5);
      CopiedOften[] a4 = new CopiedOften[all.length];
      System.arraycopy(a3, 0, a4, 0, k);
      System.arraycopy(a3, k + 1, a4, k, 5);
      CopiedOften[] a5 = new CopiedOften[all.length];
      System.arraycopy(a4, 0, a5, 0, k);
      System.arraycopy(a4, k + 1, a5, k, 5);
      CopiedOften[] a6 = new CopiedOften[all.length];
      System.arraycopy(a5, 0, a6, 0, k);
      System.arraycopy(a5, k + 1, a6, k, 5);
      CopiedOften[] a7 = new CopiedOften[all.length];
      System.arraycopy(a6, 0, a7, 0, k);
      System.arraycopy(a6, k + 1, a7, k, 5);
      CopiedOften[] a8 = new CopiedOften[all.length];
      System.arraycopy(a7, 0, a8, 0, k);
      System.arraycopy(a7, k + 1, a8, k, 5);
      CopiedOften[] a9 = new CopiedOften[all.length];
      System.arraycopy(a8, 0, a9, 0, k);
      System.arraycopy(a8, k + 1, a9, k, 5);
      CopiedOften[] a10 = new CopiedOften[all.length];
      System.arraycopy(a9, 0, a10, 0, k);
      System.arraycopy(a9, k + 1, a10, k, 5);
      CopiedOften[] a11 = new CopiedOften[all.length];
      System.arraycopy(a10, 0, a11, 0, k);
      System.arraycopy(a10, k + 1, a11, k, 5);
      CopiedOften[] a12 = new CopiedOften[all.length];
      System.arraycopy(a11, 0, a12, 0, k);
      System.arraycopy(a11, k + 1, a12, k, 5);
      CopiedOften[] a13 = new CopiedOften[all.length];
      System.arraycopy(a12, 0, a13, 0, k);
      System.arraycopy(a12, k + 1, a13, k, 5);
      CopiedOften[] a14 = new CopiedOften[all.length];
      System.arraycopy(a13, 0, a14, 0, k);
      System.arraycopy(a13, k + 1, a14, k, 5);
      CopiedOften[] a15 = new CopiedOften[all.length];
      System.arraycopy(a14, 0, a15, 0, k);
      System.arraycopy(a14, k + 1, a15, k, 5);
      CopiedOften[] a16 = new CopiedOften[all.length];
      System.arraycopy(a15, 0, a16, 0, k);
      System.arraycopy(a15, k + 1, a16, k, 5);
      CopiedOften[] a17 = new CopiedOften[all.length];
      System.arraycopy(a16, 0, a17, 0, k);
      System.arraycopy(a16, k + 1, a17, k, 5);
      CopiedOften[] a18 = new CopiedOften[all.length];
      System.arraycopy(a17, 0, a18, 0, k);
      System.arraycopy(a17, k + 1, a18, k, 5);
      CopiedOften[] a19 = new CopiedOften[all.length];
      System.arraycopy(a18, 0, a19, 0, k);
      System.arraycopy(a18, k + 1, a19, k, 5);
      CopiedOften[] a20 = new CopiedOften[all.length];
      System.arraycopy(a19, 0, a20, 0, k);
      System.arraycopy(a19, k + 1, a20, k, 5);
      CopiedOften[] a21 = new CopiedOften[all.length];
      System.arraycopy(a20, 0, a21, 0, k);
      System.arraycopy(a20, k + 1, a21, k, 5);
      CopiedOften[] a22 = new CopiedOften[all.length];
      System.arraycopy(a21, 0, a22, 0, k);
      System.arraycopy(a21, k + 1, a22, k, 5);
      CopiedOften[] a23 = new CopiedOften[all.length];
      System.arraycopy(a22, 0, a23, 0, k);
      System.arraycopy(a22, k + 1, a23, k, 5);
      CopiedOften[] a24 = new CopiedOften[all.length];
      System.arraycopy(a23, 0, a24, 0, k);
      System.arraycopy(a23, k + 1, a24, k, 5);
      CopiedOften[] a25 = new CopiedOften[all.length];
      System.arraycopy(a24, 0, a25, 0, k);
      System.arraycopy(a24, k + 1, a25, k, 5);
      CopiedOften[] a26 = new CopiedOften[all.length];
      System.arraycopy(a25, 0, a26, 0, k);
      System.arraycopy(a25, k + 1, a26, k, 5);
      CopiedOften[] a27 = new CopiedOften[all.length];
      System.arraycopy(a26, 0, a27, 0, k);
      System.arraycopy(a26, k + 1, a27, k, 5);
      CopiedOften[] a28 = new CopiedOften[all.length];
      System.arraycopy(a27, 0, a28, 0, k);
      System.arraycopy(a27, k + 1, a28, k, 5);
      CopiedOften[] a29 = new CopiedOften[all.length];
      System.arraycopy(a28, 0, a29, 0, k);
      System.arraycopy(a28, k + 1, a29, k, 5);
      CopiedOften[] a30 = new CopiedOften[all.length];
      System.arraycopy(a29, 0, a30, 0, k);
      System.arraycopy(a29, k + 1, a30, k, 5);
      CopiedOften[] a31 = new CopiedOften[all.length];
      System.arraycopy(a30, 0, a31, 0, k);
      System.arraycopy(a30, k + 1, a31, k, 5);
      CopiedOften[] a32 = new CopiedOften[all.length];
      System.arraycopy(a31, 0, a32, 0, k);
      System.arraycopy(a31, k + 1, a32, k, 5);
      CopiedOften[] a33 = new CopiedOften[all.length];
      System.arraycopy(a32, 0, a33, 0, k);
      System.arraycopy(a32, k + 1, a33, k, 5);
      CopiedOften[] a34 = new CopiedOften[all.length];
      System.arraycopy(a33, 0, a34, 0, k);
      System.arraycopy(a33, k + 1, a34, k, 5);
      CopiedOften[] a35 = new CopiedOften[all.length];
      System.arraycopy(a34, 0, a35, 0, k);
      System.arraycopy(a34, k + 1, a35, k, 5);
      CopiedOften[] a36 = new CopiedOften[all.length];
      System.arraycopy(a35, 0, a36, 0, k);
      System.arraycopy(a35, k + 1, a36, k, 5);
      CopiedOften[] a37 = new CopiedOften[all.length];
      System.arraycopy(a36, 0, a37, 0, k);
      System.arraycopy(a36, k + 1, a37, k, 5);
      CopiedOften[] a38 = new CopiedOften[all.length];
      System.arraycopy(a37, 0, a38, 0, k);
      System.arraycopy(a37, k + 1, a38, k, 5);
      CopiedOften[] a39 = new CopiedOften[all.length];
      System.arraycopy(a38, 0, a39, 0, k);
      System.arraycopy(a38, k + 1, a39, k, 5);
      CopiedOften[] a40 = new CopiedOften[all.length];
      System.arraycopy(a39, 0, a40, 0, k);
      System.arraycopy(a39, k + 1, a40, k, 5);
      a40[3].v = i;
    }
  }
}
