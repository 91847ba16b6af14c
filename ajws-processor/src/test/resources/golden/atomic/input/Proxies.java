import java.lang.reflect.Proxy;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A proxy has nothing to lock, and its handler is asked for nothing that the program does not call. */
public class Proxies {
  @AtomicSet("s")
  interface Shape {
    void grow();

    int size();

    default int twice() {
      return size() * 2;
    }
  }

  static class Square implements Shape {
    @Atomic("s") private int side;

    @Override
    public void grow() {
      side++;
    }

    @Override
    public int size() {
      return side;
    }
  }

  static int both(@Atomic("s") Shape one, @Atomic("s") Shape two) {
    one.grow();
    two.grow();
    return one.size() + two.size();
  }

  public static void main(String[] args) {
    Square square = new Square();
    StringBuilder calls = new StringBuilder();
    Shape proxy =
        (Shape)
            Proxy.newProxyInstance(
                Proxies.class.getClassLoader(),
                new Class<?>[] {Shape.class},
                (object, method, given) -> {
                  calls.append(' ').append(method.getName());
                  return method.invoke(square, given);
                });
    System.out.println(both(square, proxy) + " " + proxy.twice() + " " + both(proxy, proxy));
    System.out.println(calls);
  }
}
