package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Unicode escapes in names, keywords, quotes and the ends of comments. */
public class EscapedCharacters {
  static String \u0061bc = "u\u0041"; static int f\u0069e(int n) { int \u0078 = f(n); return \u0078 + v(x); }
  static int uni(int n) { String s = "\u0022 + 1 + \u0022"; int r = f(n) /* \u002a\u002f + 5; int q = /* comment */ + 1 ; return r + s.length(); }
  static int g(int \u03b1\u03b2) { int \u00e9t\u00e9 = f(αβ); { @Async int 変数 = f(été); été += 変数; } return été; }
  public static void main(String[] a) { for (int n = 0; n < 3; n++) p(abc + fie(n) + " " + uni(n) + " " + g(n)); \u0066or (int i = 0; i < 2; i\u002b\u002b) \u0070(f(i)); \u0066inish: { \u0061sync: f(2); p("\uuuu0041\t\u005cn\101\7"); } }
}
