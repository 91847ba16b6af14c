package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Asyncs in asyncs, forty deep: the code for a point grows with its depth. */
public class DeepAsyncs {
  static int m1(int n) {
    int[] r = {n};
    finish: {
    async0: { f(1); async1: { f(1); async2: { f(1); async3: { f(1);
    async4: { f(1); async5: { f(1); async6: { f(1); async7: { f(1);
    async8: { f(1); async9: { f(1); async10: { f(1); async11: { f(1);
    async12: { f(1); async13: { f(1); async14: { f(1); async15: { f(1);
    async16: { f(1); async17: { f(1); async18: { f(1); async19: { f(1);
    async20: { f(1); async21: { f(1); async22: { f(1); async23: { f(1);
    async24: { f(1); async25: { f(1); async26: { f(1); async27: { f(1);
    async28: { f(1); async29: { f(1); async30: { f(1); async31: { f(1);
    async32: { f(1); async33: { f(1); async34: { f(1); async35: { f(1);
    async36: { f(1); async37: { f(1); async38: { f(1); async39: { f(1);
    f(n); r[0] += f(2); } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
    return r[0] + f(n);
  }
  static int m2(int n) {
    int s = n;
    finish0: { async0: f(1); finish1: { async1: f(1); finish2: { async2: f(1); finish3: { async3: f(1);
    finish4: { async4: f(1); finish5: { async5: f(1); finish6: { async6: f(1); finish7: { async7: f(1);
    finish8: { async8: f(1); finish9: { async9: f(1); finish10: { async10: f(1); finish11: { async11: f(1);
    finish12: { async12: f(1); finish13: { async13: f(1); finish14: { async14: f(1); finish15: { async15: f(1);
    finish16: { async16: f(1); finish17: { async17: f(1); finish18: { async18: f(1); finish19: { async19: f(1);
    finish20: { async20: f(1); finish21: { async21: f(1); finish22: { async22: f(1); finish23: { async23: f(1);
    finish24: { async24: f(1); finish25: { async25: f(1); finish26: { async26: f(1); finish27: { async27: f(1);
    finish28: { async28: f(1); finish29: { async29: f(1); finish30: { async30: f(1); finish31: { async31: f(1);
    finish32: { async32: f(1); finish33: { async33: f(1); finish34: { async34: f(1); finish35: { async35: f(1);
    finish36: { async36: f(1); finish37: { async37: f(1); finish38: { async38: f(1); finish39: { async39: f(1);
    f(n); } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } 
    return s + f(n);
  }
  static int m3(int n) {
    int[] r = {n};
    finish: {
    async0: { f(1); async1: { f(1); async2: { f(1); async3: { f(1);
    async4: { f(1); async5: { f(1); async6: { f(1); async7: { f(1);
    async8: { f(1); async9: { f(1); async10: { f(1); async11: { f(1);
    f(n); r[0] += f(2); } } } } } } } } } } } } }
    return r[0] + f(n);
  }
  public static void main(String[] z) { for (int n = 0; n < 3; n++) p(m1(n) + " " + m2(n) + " " + m3(n)); }
}
