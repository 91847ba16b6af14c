import java.lang.reflect.Proxy;
import org.ajws.processor.knownbugs.Gate;
import org.apache.log4j.Appender;
import org.apache.log4j.helpers.AppenderAttachableImpl;

/** An appender is removed while an event is given to all: the loop reads beyond the list. */
public class AppenderRemovedBug {
  public static String run() throws Exception {
    Appender gated = appender(true);
    Appender other = appender(false);
    AppenderAttachableImpl appenders = new AppenderAttachableImpl();
    appenders.addAppender(gated);
    appenders.addAppender(other);
    String thrown =
        Gate.pair(
            () -> appenders.appendLoopOnAppenders(null), () -> appenders.removeAppender(other));
    boolean right = appenders.isAttached(gated) && !appenders.isAttached(other);
    return right ? thrown : thrown + "not removed";
  }

  private static Appender appender(boolean gated) {
    return (Appender)
        Proxy.newProxyInstance(
            AppenderRemovedBug.class.getClassLoader(),
            new Class<?>[] {Appender.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("equals")) {
                return proxy == arguments[0];
              }
              if (gated && method.getName().equals("doAppend")) {
                Gate.here();
              }
              return null;
            });
  }
}
