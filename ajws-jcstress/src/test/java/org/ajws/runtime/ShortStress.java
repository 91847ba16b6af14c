package org.ajws.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.openjdk.jcstress.JCStress;
import org.openjdk.jcstress.Options;
import org.openjdk.jcstress.infra.runners.TestList;
import org.openjdk.jcstress.vm.VMSupport;

/**
 * jcstress, without the JVMs with biased locks: where they are there (JDK 17 has them, switched
 * off; later ones do not), it would run each test twice.
 *
 * <p>A build runs one test in three, which the printed seed chooses: three that follow each other,
 * as the JDKs on which CI builds a change have them, run all. {@code -Dajws.share=1} runs all in
 * one build, {@code -Dajws.share.seed=S} repeats a choice.
 */
final class ShortStress {
  private static final int PARTS = Math.max(1, Integer.getInteger("ajws.share", 3));
  private static final long SEED = Long.getLong("ajws.share.seed", System.nanoTime() >>> 10);
  private static final String ALL = ".*";

  private ShortStress() {}

  /** A pattern of the tests of this build. */
  private static String share() {
    List<String> share = new ArrayList<>();
    int number = 0;
    for (String test : new TreeSet<>(TestList.tests())) {
      if (number++ % PARTS == Math.floorMod(SEED, PARTS)) {
        share.add(Pattern.quote(test));
      }
    }
    return "^(" + String.join("|", share) + ")$";
  }

  /** Runs the tests that the arguments choose. */
  public static void main(String[] args) throws Exception {
    Options options =
        new Options(args) {
          @Override
          public String getTestFilter() {
            String asked = super.getTestFilter();
            return asked.equals(ALL) ? share() : asked;
          }

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
    System.out.println("one test in " + PARTS + ": -Dajws.share.seed=" + SEED);
    new JCStress(options).run();
  }
}
