package escaped;

public class Escaped {
  @Atomicset(z\u00e4hler); @Atomic(zähler) int z\u00e4hler; // \u0066inish {
  void up() { z\u00e4hler++; }
  int get() { return zähler; }
  public static void main(String[] args) {
    Escaped e = new Escaped();
    fin\u0069sh { asyn\uu0063 \u007b f\u006fr (int i = 0; i < 50; i++) e.up(); \u007d }
    String s = "\\u007b finish { \u0022 + "}";
    System.out.println(e.get() + s);
  }
}
