package org.ajws.processor.plan.frames;

/**
 * Something that is done with every kind of node. There are no defaults: a new kind does not
 * compile until each visitor says what becomes of it.
 */
public interface NodeVisitor {
  /** Visits a {@link Node.Leaf}. */
  void visitLeaf(Node.Leaf node);

  /** Visits a {@link Node.Simple}. */
  void visitSimple(Node.Simple node);

  /** Visits a {@link Node.Block}. */
  void visitBlock(Node.Block node);

  /** Visits a {@link Node.If}. */
  void visitIf(Node.If node);

  /** Visits a {@link Node.Loop}. */
  void visitLoop(Node.Loop node);

  /** Visits a {@link Node.Each}. */
  void visitEach(Node.Each node);

  /** Visits a {@link Node.Switch}. */
  void visitSwitch(Node.Switch node);

  /** Visits a {@link Node.Result}. */
  void visitResult(Node.Result node);

  /** Visits a {@link Node.Try}. */
  void visitTry(Node.Try node);

  /** Visits a {@link Node.Using}. */
  void visitUsing(Node.Using node);

  /** Visits a {@link Node.Labelled}. */
  void visitLabelled(Node.Labelled node);

  /** Visits a {@link Node.Spawn}. */
  void visitSpawn(Node.Spawn node);

  /** Visits a {@link Node.Fin}. */
  void visitFin(Node.Fin node);

  /** Visits a {@link Node.Join}. */
  void visitJoin(Node.Join node);

  /** Visits a {@link Node.ValueJoin}. */
  void visitValueJoin(Node.ValueJoin node);

  /** Visits a {@link Node.Jump}. */
  void visitJump(Node.Jump node);
}
