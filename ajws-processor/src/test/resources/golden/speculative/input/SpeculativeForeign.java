import java.lang.reflect.Proxy;
import java.util.zip.CRC32;
import org.ajws.ParallelFor;

/** Objects whose classes have no second version: made at run time, or of a library. */
public class SpeculativeForeign {
  interface Step {
    int next(int x);
  }

  static final class Own implements Step {
    private int calls;

    @Override
    public int next(int x) {
      calls++;
      return x + calls;
    }
  }

  private static int proxied;

  private static Step proxy() {
    return (Step)
        Proxy.newProxyInstance(
            SpeculativeForeign.class.getClassLoader(),
            new Class<?>[] {Step.class},
            (self, method, arguments) -> {
              proxied = proxied * 31 + (Integer) arguments[0];
              return proxied;
            });
  }

  static int mixed(Step[] steps, int[] values) {
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < 200; i++) {
      int at = Math.floorMod(values[i * 7 % values.length], values.length);
      values[at] = steps[i % steps.length].next(values[i % values.length]);
    }
    int sum = 0;
    for (int v : values) {
      sum = sum * 31 + v;
    }
    return sum;
  }

  static long checked(int[] values) {
    CRC32 crc = new CRC32();
    for (@ParallelFor(speculative = true, chunk = 3) int i = 0; i < 100; i++) {
      if (i % 10 == 0) {
        crc.update(values[i % values.length]);
        values[i % values.length] = (int) crc.getValue();
      } else {
        values[i % values.length] += values[(i + 1) % values.length];
      }
    }
    return crc.getValue();
  }

  public static void main(String[] args) {
    int[] values = new int[37];
    for (int i = 0; i < values.length; i++) {
      values[i] = i * i;
    }
    Step[] steps = {new Own(), new Own(), proxy(), x -> x ^ 5, new Own()};
    System.out.println(mixed(steps, values) + " " + proxied);
    System.out.println(checked(values));
  }
}
