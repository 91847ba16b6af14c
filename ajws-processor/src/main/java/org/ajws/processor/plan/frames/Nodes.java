package org.ajws.processor.plan.frames;

import java.util.ArrayList;
import java.util.List;

/** Walks over the code of a plan. */
public final class Nodes {
  private Nodes() {}

  /** The nodes directly inside of one, in order. */
  public static List<Node> children(Node n) {
    Children children = new Children();
    n.accept(children);
    return children.found;
  }

  private static final class Children implements NodeVisitor {
    private final List<Node> found = new ArrayList<>();

    private void add(Node n) {
      if (n != null) {
        found.add(n);
      }
    }

    @Override
    public void visitLeaf(Node.Leaf node) {}

    @Override
    public void visitEval(Node.Eval node) {}

    @Override
    public void visitCall(Node.Call node) {}

    @Override
    public void visitChoice(Node.Choice node) {
      found.addAll(node.then());
      found.addAll(node.other());
    }

    @Override
    public void visitSimple(Node.Simple node) {
      found.addAll(node.prefix());
    }

    @Override
    public void visitBlock(Node.Block node) {
      found.addAll(node.statements());
    }

    @Override
    public void visitIf(Node.If node) {
      found.addAll(node.prefix());
      add(node.then());
      add(node.other());
    }

    @Override
    public void visitLoop(Node.Loop node) {
      found.addAll(node.init());
      found.addAll(node.prefix());
      add(node.body());
      found.addAll(node.update());
    }

    @Override
    public void visitEach(Node.Each node) {
      found.addAll(node.prefix());
      add(node.body());
    }

    @Override
    public void visitSwitch(Node.Switch node) {
      found.addAll(node.prefix());
      node.cases().forEach(found::addAll);
    }

    @Override
    public void visitResult(Node.Result node) {
      found.addAll(node.prefix());
    }

    @Override
    public void visitTry(Node.Try node) {
      add(node.body());
      found.addAll(node.handlers());
    }

    @Override
    public void visitUsing(Node.Using node) {
      add(node.init());
      add(node.body());
    }

    @Override
    public void visitLabelled(Node.Labelled node) {
      add(node.body());
    }

    @Override
    public void visitSpawn(Node.Spawn node) {
      add(node.body());
    }

    @Override
    public void visitFin(Node.Fin node) {
      add(node.body());
      add(node.join());
    }

    @Override
    public void visitJoin(Node.Join node) {}

    @Override
    public void visitValueJoin(Node.ValueJoin node) {}

    @Override
    public void visitJump(Node.Jump node) {
      found.addAll(node.before());
      add(node.value());
      found.addAll(node.after());
    }
  }
}
