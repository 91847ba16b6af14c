package org.ajws.processor.rule;

import com.sun.source.util.TreePath;
import java.util.List;

/** Every rule of the language, one class each. */
public final class Checks {
  /** Rules about where constructs stand. */
  private static final List<Check> PLACEMENT =
      List.of(
          new AnnotationPlacement(),
          new AnnotationValues(),
          new UnboundNames(),
          new ConstructLabels(),
          new AsyncValues());

  /** Rules about what loops and asyncs do. */
  private static final List<Check> BODIES =
      List.of(
          new LoopVariableAssignment(),
          new ChangedBound(),
          new HeaderVariables(),
          new LeavingJumps(),
          new SpeculativeLoops(),
          new SpeculationPolicies(),
          new EffectlessBody(),
          new AsyncInOrder(),
          new AsyncExceptions(),
          new FutureWaits(),
          new Handovers(),
          new AsyncResults(),
          new ReductionDeclarations(),
          new ReductionUpdates(),
          new CapturedAssignments(),
          new PrivateReadAfter(),
          new PrivateCopies(),
          new PrivateCarried(),
          new PrivateLost(),
          new UnseenLocks(),
          new ManyCaptures(),
          new ThreadIdentity());

  private Checks() {}

  /**
   * Checks where constructs stand and whether they bind; the regions need not be analysed. Problems
   * go to the module's diagnostics; after an error the rest is not worth asking.
   */
  public static void checkPlacement(Subject subject) {
    Contained.run(PLACEMENT, subject);
  }

  /** Checks the bodies of analysed loops and asyncs, but not which objects they share. */
  public static void checkBodies(Subject subject) {
    Contained.run(BODIES, subject);
  }

  /** Checks whether methods bind that are generated once more, for the constructs they reach. */
  public static void checkGenerated(Subject subject, List<TreePath> methods) {
    UnboundNames.checkGenerated(subject, methods);
  }

  /** Checks what they write through objects that they share, where no run is watched instead. */
  public static void checkSharedObjects(Subject subject) {
    Contained.run(List.of(new SharedObjectWrites()), subject);
  }
}
