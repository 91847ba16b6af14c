import org.ajws.processor.knownbugs.Gate;
import org.apache.commons.pool.BaseObjectPool;

/** Two threads close a pool: both find it open, though the second one should be told. */
public class ClosedTwiceBug {
  public static String run() throws Exception {
    BaseObjectPool pool =
        new BaseObjectPool() {
          @Override
          public Object borrowObject() {
            return null;
          }

          @Override
          public void returnObject(Object object) {}

          @Override
          public void invalidateObject(Object object) {}
        };
    String thrown = Gate.pair(pool::close, pool::close);
    return thrown.contains("IllegalStateException: Pool not open") ? "" : "closed twice";
  }
}
