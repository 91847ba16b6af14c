package org.apache.commons.dbcp.datasources;

import java.sql.Connection;
import java.util.logging.Logger;
import org.ajws.processor.knownbugs.Gate;

/** A data source is registered while all are closed: the loop over them fails. */
public class RegisteredWhileClosingBug {
  /** A data source that is closed. */
  private static final class GatedSource extends InstanceKeyDataSource {
    private static final long serialVersionUID = 1;

    @Override
    public void close() {
      Gate.here();
    }

    @Override
    protected PooledConnectionAndInfo getPooledConnectionAndInfo(String user, String password) {
      return null;
    }

    @Override
    protected void setupDefaults(Connection connection, String user) {}

    @Override
    public javax.naming.Reference getReference() {
      return null;
    }

    @Override
    public Logger getParentLogger() {
      return null;
    }

    @Override
    protected PooledConnectionManager getConnectionManager(
        UserPassKey key) {
      return null;
    }
  }

  public static String run() throws Exception {
    InstanceKeyObjectFactory.closeAll();
    InstanceKeyObjectFactory.registerNewInstance(new GatedSource());
    InstanceKeyObjectFactory.registerNewInstance(new GatedSource());
    String thrown =
        Gate.pair(
            InstanceKeyObjectFactory::closeAll,
            () -> InstanceKeyObjectFactory.registerNewInstance(new GatedSource()));
    InstanceKeyObjectFactory.closeAll();
    return thrown;
  }
}
