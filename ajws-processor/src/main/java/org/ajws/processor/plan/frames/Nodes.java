package org.ajws.processor.plan.frames;

import java.util.ArrayList;
import java.util.List;

/** Walks over the code of a plan. */
public final class Nodes {
  private Nodes() {}

  /** The nodes directly inside of one, in order. */
  public static List<Node> children(Node n) {
    List<Node> children = new ArrayList<>();
    if (n instanceof Node.Choice c) {
      children.addAll(c.then());
      children.addAll(c.other());
    } else if (n instanceof Node.Simple s) {
      children.addAll(s.prefix());
    } else if (n instanceof Node.Block b) {
      children.addAll(b.statements());
    } else if (n instanceof Node.If i) {
      children.addAll(i.prefix());
      children.add(i.then());
      if (i.other() != null) {
        children.add(i.other());
      }
    } else if (n instanceof Node.Loop l) {
      children.addAll(l.init());
      children.addAll(l.prefix());
      children.add(l.body());
      children.addAll(l.update());
    } else if (n instanceof Node.Each e) {
      children.addAll(e.prefix());
      children.add(e.body());
    } else if (n instanceof Node.Switch s) {
      children.addAll(s.prefix());
      s.cases().forEach(children::addAll);
    } else if (n instanceof Node.Result r) {
      children.addAll(r.prefix());
    } else if (n instanceof Node.Try t) {
      children.add(t.body());
      children.addAll(t.handlers());
    } else if (n instanceof Node.Using u) {
      if (u.init() != null) {
        children.add(u.init());
      }
      children.add(u.body());
    } else if (n instanceof Node.Labelled l) {
      children.add(l.body());
    } else if (n instanceof Node.Spawn s) {
      children.add(s.body());
    } else if (n instanceof Node.Fin f) {
      children.add(f.body());
      children.add(f.join());
    } else if (n instanceof Node.Jump j) {
      children.addAll(j.before());
      if (j.value() != null) {
        children.add(j.value());
      }
      children.addAll(j.after());
    }
    return children;
  }
}
