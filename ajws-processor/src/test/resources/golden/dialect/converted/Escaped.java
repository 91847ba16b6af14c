package escaped; import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.ParallelFor;

@AtomicSet("zähler") public class Escaped {
  @Atomic("zähler") int z\u00e4hler; // \u0066inish {
  void up() { z\u00e4hler++; }
  int get() { return zähler; }
  public static void main(String[] args) {
    Escaped e = new Escaped();
    finish: { \u007b f\u006fr (@ParallelFor int i = 0; i < 50; i++) e.up(); \u007d }
    String s = "\\u007b finish { \u0022 + "}";
    System.out.println(e.get() + s);
  }
}
