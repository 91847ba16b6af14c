package org.ajws.samples.log4j;

import java.io.StringWriter;
import java.util.Enumeration;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Hierarchy;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;
import org.apache.log4j.PropertyConfigurator;
import org.apache.log4j.WriterAppender;
import org.apache.log4j.helpers.LogLog;
import org.apache.log4j.spi.RootLogger;

/**
 * What one thread logs by random trees of categories, with and without a queue before the writer.
 */
public final class SameOutput implements Callable<String> {
  private static final int ROUNDS = 40;
  private static final int STEPS = 120;
  private static final Level[] LEVELS = {Level.DEBUG, Level.INFO, Level.WARN, Level.ERROR};

  @Override
  public String call() {
    LogLog.setQuietMode(true); // some categories have no appender
    StringBuilder all = new StringBuilder();
    for (int seed = 0; seed < ROUNDS; seed++) {
      all.append(round(new SplittableRandom(seed), seed % 2 == 0)).append("--\n");
    }
    return all.toString();
  }

  private static String round(SplittableRandom random, boolean queued) {
    StringWriter out = new StringWriter();
    Hierarchy tree = new Hierarchy(new RootLogger(Level.INFO));
    WriterAppender writer = new WriterAppender(new PatternLayout("%p %c %m%n"), out);
    writer.setName("writer");
    AsyncAppender queue = new AsyncAppender();
    queue.setName("queue");
    queue.setBufferSize(1 + random.nextInt(8));
    queue.addAppender(writer);
    tree.getRootLogger().addAppender(queued ? queue : writer);
    Properties properties = new Properties();
    properties.setProperty("log4j.logger.c1.c0", "WARN");
    properties.setProperty("log4j.additivity.c1.c0", "true");
    new PropertyConfigurator().doConfigure(properties, tree);
    for (int i = 0; i < STEPS; i++) {
      Logger logger = tree.getLogger(name(random));
      switch (random.nextInt(10)) {
        case 0 -> logger.setLevel(LEVELS[random.nextInt(LEVELS.length)]);
        case 1 -> logger.setAdditivity(random.nextInt(4) > 0);
        case 2 -> {
          if (!queued) {
            logger.addAppender(writer);
          }
        }
        case 3 -> logger.removeAppender("writer");
        default -> logger.log(LEVELS[random.nextInt(LEVELS.length)], "event " + i);
      }
    }
    queue.close();
    TreeSet<String> names = new TreeSet<>();
    for (Enumeration<?> all = tree.getCurrentLoggers(); all.hasMoreElements(); ) {
      Logger logger = (Logger) all.nextElement();
      names.add(logger.getName() + " below " + logger.getParent().getName());
    }
    return out + "" + names + "\n";
  }

  private static String name(SplittableRandom random) {
    StringBuilder name = new StringBuilder("c" + random.nextInt(3));
    for (int depth = random.nextInt(4); depth > 0; depth--) {
      name.append(".c").append(random.nextInt(3));
    }
    return name.toString();
  }
}
