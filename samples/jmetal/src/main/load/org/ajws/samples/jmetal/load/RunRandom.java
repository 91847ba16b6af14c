package org.ajws.samples.jmetal.load;

import org.uma.jmetal.util.pseudorandom.JMetalRandom;
import org.uma.jmetal.util.pseudorandom.PseudoRandomGenerator;
import org.uma.jmetal.util.pseudorandom.impl.JavaRandomGenerator;

/**
 * Gives each run a generator of its own behind the one that jMetal shares. A thread that started a
 * run draws from that run's generator, so that several serial copies may run at once. Any other
 * thread, such as a worker that goes on with an algorithm, draws from the generator of the latest
 * run: then there is only one.
 */
final class RunRandom implements PseudoRandomGenerator {
  private static final long serialVersionUID = 1;
  private static final ThreadLocal<PseudoRandomGenerator> OWN = new ThreadLocal<>();
  private static volatile PseudoRandomGenerator latest;

  private RunRandom() {}

  /** The generator of a new run. */
  static PseudoRandomGenerator seeded(long seed) {
    return new JavaRandomGenerator(seed);
  }

  /** Makes the calling thread draw from a generator, and those that started no run. */
  static void use(PseudoRandomGenerator generator) {
    OWN.set(generator);
    latest = generator;
  }

  static {
    JMetalRandom.getInstance().setRandomGenerator(new RunRandom());
  }

  private static PseudoRandomGenerator current() {
    PseudoRandomGenerator own = OWN.get();
    return own == null ? latest : own;
  }

  @Override
  public int nextInt(int lowerBound, int upperBound) {
    return current().nextInt(lowerBound, upperBound);
  }

  @Override
  public double nextDouble(double lowerBound, double upperBound) {
    return current().nextDouble(lowerBound, upperBound);
  }

  @Override
  public double nextDouble() {
    return current().nextDouble();
  }

  @Override
  public void setSeed(long seed) {
    current().setSeed(seed);
  }

  @Override
  public long getSeed() {
    return current().getSeed();
  }

  @Override
  public String getName() {
    return "RunRandom";
  }
}
