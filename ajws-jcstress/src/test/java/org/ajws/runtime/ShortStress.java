package org.ajws.runtime;

import org.openjdk.jcstress.JCStress;
import org.openjdk.jcstress.Options;
import org.openjdk.jcstress.vm.VMSupport;

/**
 * jcstress, without the JVMs with biased locks: where they are there (JDK 17 has them, switched
 * off; later ones do not), it would run each test twice.
 */
final class ShortStress {
  private ShortStress() {}

  /** Runs the tests that the arguments choose. */
  public static void main(String[] args) throws Exception {
    Options options =
        new Options(args) {
          /** Is asked when the JVMs are known, and before the tests are planned for them. */
          @Override
          public int getCPUCount() {
            VMSupport.getAvailableVMConfigs()
                .removeIf(config -> config.args().contains("-XX:+UseBiasedLocking"));
            return super.getCPUCount();
          }
        };
    if (!options.parse()) {
      System.exit(2);
    }
    new JCStress(options).run();
  }
}
