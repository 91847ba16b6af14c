import java.lang.reflect.Proxy;
import org.ajws.processor.knownbugs.Gate;
import org.apache.log4j.Appender;
import org.apache.log4j.helpers.AppenderAttachableImpl;

/** An appender is attached while all are closed and removed: it is lost without being closed. */
public class AppenderAddedBug {
  public static String run() throws Exception {
    boolean[] closed = {false};
    Appender late = appender(() -> closed[0] = true);
    AppenderAttachableImpl appenders = new AppenderAttachableImpl();
    appenders.addAppender(appender(Gate::here));
    String thrown = Gate.pair(appenders::removeAllAppenders, () -> appenders.addAppender(late));
    return closed[0] || appenders.isAttached(late) ? thrown : thrown + "lost";
  }

  private static Appender appender(Runnable close) {
    return (Appender)
        Proxy.newProxyInstance(
            AppenderAddedBug.class.getClassLoader(),
            new Class<?>[] {Appender.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("close")) {
                close.run();
              }
              return method.getName().equals("equals") ? proxy == arguments[0] : null;
            });
  }
}
