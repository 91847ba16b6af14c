import org.ajws.Async;

/** A box is opened, and is missed, before the next operand is evaluated. */
class OpenedBoxes {
  static int counted;
  static Integer field;
  static Integer[] slots = new Integer[2];
  static String text = "s";
  static byte small = 100;

  static int count(int n) {
    counted++;
    if (n <= 0) return 1;
    @Async int a = count(n - 1);
    return a + 1;
  }

  static Integer maybe(int n) {
    return count(n) > 2 ? null : (Integer) n;
  }

  static int sum(int x, Integer y, int... rest) {
    return x + (y == null ? 0 : y) + rest.length;
  }

  /** What is evaluated before a missing box is opened; the code has been left for a while before. */
  static void missing(int form) {
    count(2);
    int before = counted;
    Integer none = null;
    Boolean never = null;
    Integer four = 4;
    int[] slot = {1, 2};
    try {
      Object found =
          switch (form) {
            case 0 -> none += count(6);
            case 1 -> none <<= count(6);
            case 2 -> never &= count(6) > 1;
            case 3 -> none + count(6);
            case 4 -> (none) - count(6);
            case 5 -> four * 2 - none * count(6);
            case 6 -> none > count(6);
            case 7 -> -none + count(6);
            case 8 -> none == count(6);
            case 9 -> new int[] {four, none, count(6)};
            case 10 -> new int[none][count(6)];
            case 11 -> sum(none, none, count(6));
            case 12 -> sum(1, none, none, count(6));
            case 13 -> slot[none] = count(6);
            case 14 -> slot[none] += count(6);
            case 15 -> field += count(6);
            case 16 -> slots[1] += count(6);
            case 17 -> maybe(2) + count(6);
            case 18 -> slot[maybe(3)] + count(6);
            case 19 -> never ? count(6) : count(7);
            case 20 -> never && count(6) > 1;
            default -> (int) none + count(6);
          };
      System.out.println(form + " gives " + found);
    } catch (NullPointerException e) {
      System.out.println(form + " after " + (counted - before));
    }
  }

  /** These open no box. */
  static String kept() {
    count(2);
    Integer none = null;
    String s = "a" + none + count(2);
    s += none == null | count(2) > 1;
    s += none == slots[1] & count(2) > 1;
    Object o = none != null ? none : count(2);
    Integer[] boxes = {none, count(1)};
    return s + o + boxes[0] + sum(count(1), none, count(2));
  }

  static String updates() {
    count(2);
    Integer box = 5;
    box += count(2);
    Character c = 'a';
    c = (char) (c + count(1));
    text += count(1);
    text += text + count(2);
    small += count(30);
    int q = 1;
    q += q++ + 1 + count(2);
    q += q++ + count(1);
    q -= (q = 3) * count(2);
    Double d = 1.5;
    d *= count(2);
    field = 3;
    field += count(2);
    slots[0] = 4;
    slots[count(0) - 1] += count(3);
    Object o = "y";
    o += "z" + count(1);
    return box + " " + c + text + small + " " + q + " " + d + field + slots[0] + o;
  }

  public static void main(String[] args) {
    for (int form = 0; form <= 21; form++) {
      field = null;
      missing(form);
    }
    System.out.println(kept());
    System.out.println(updates());
  }
}
