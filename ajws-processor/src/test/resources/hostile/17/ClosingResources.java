package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Resources that throw when they are closed. */
public class ClosingResources {
  static class Res implements AutoCloseable { static List<String> log = new ArrayList<>(); String n; Res(String n) { f(1); this.n = n; log.add("o" + n); } public void close() throws IOException { @Async int q = f(2); log.add("c" + n + q); if (n.contains("!")) throw new IOException("io" + n); } }
  static int a1(int k) throws Exception { int r = 0; finish: { async: { try (Res x = new Res("a" + k)) { f(k); } catch (IOException e) { p(at(e)); } } } try (Res x = new Res("b!"); Res y = new Res("c!")) { r = f(k); if (k == 1) return r; if (k == 2) throw new IllegalStateException("body"); } catch (IOException e) { p(at(e)); r = -1; } return r; }
  static int a2(int k) { for (String s : List.of("x", "y!", "z")) { try (Res r = new Res(s)) { if (k == 1 && s.equals("x")) continue; if (s.equals("z")) break; f(k); } catch (IOException e) { k += 10; } finally { k += f(1); } } return k; }
  static int a3(int k) throws IOException { Res q = new Res("q"); try (q) { try (q; Res n = null) { return f(k); } finally { Res.log.add("f" + f(k)); } } }
  public static void main(String[] a) { for (int i = 0; i < 4; i++) { try { p(a1(i)); } catch (Exception e) { p(at(e)); } p(a2(i)); try { p(a3(i)); } catch (IOException e) { p(at(e)); } p(Res.log); Res.log.clear(); } }
}
