package org.mmtk.plan;

/**
 * A stand-in for the class of Jikes RVM between whose methods old programs put what they measure:
 * to compile against. On the VM its own class takes the place of this one.
 */
public final class Plan {
  private Plan() {}

  /** Begins what is measured. */
  public static void harnessBegin() {}

  /** Ends what is measured, and prints it. */
  public static void harnessEnd() {}
}
