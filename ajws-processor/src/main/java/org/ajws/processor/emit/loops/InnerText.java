package org.ajws.processor.emit.loops;

import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.source.CountedFor.Relation;

/**
 * How a loop in the body of another one is run. Its body gets a name, so that it can be called
 * where the runtime lets it be run as it stands, and given to the runtime elsewhere.
 */
final class InnerText {
  private final LoopForm form;
  private final String type;

  /**
   * For a loop.
   *
   * @param type of its variable
   */
  InnerText(LoopForm form, String type) {
    this.form = form;
    this.type = type;
  }

  /** Begins the declaration of the first value, or of the bound. */
  String declare(String what) {
    return "final %s %s = ".formatted(type, form.fresh(what));
  }

  /** Begins the declaration of the body, whose lambda follows. */
  String declareBody() {
    String held = form.hasState() ? form.locals.root() + ", " : "";
    String kind = type.equals("long") ? "Long" : "Int";
    return "final var %s = %sloop.%sBody.of(%s%s"
        .formatted(form.fresh("body"), LoopForm.RUNTIME, kind, held, form.hide(type + "s"));
  }

  /** Runs a loop over an array from its first to its last index. */
  String run() {
    return run("0", Relation.LT);
  }

  /** Runs a counted loop. */
  String run(LoopHeader.Counted header) {
    return run(form.fresh("first"), header.relation());
  }

  private String run(String first, Relation relation) {
    boolean up = relation == Relation.LT || relation == Relation.LE;
    String bound = form.fresh("bound");
    String past = bound;
    String declared = "";
    if (relation == Relation.LE || relation == Relation.GE) { // what overflows is not entered
      past = form.fresh("past");
      declared = declare("past") + bound + (up ? " + 1; " : " - 1; ");
    }
    String inner = form.fresh("inner");
    String body = form.fresh("body");
    String state = form.hasState() ? form.locals.root() : "null";
    int step = up ? 1 : -1;
    String enter = "%s, %s, %s".formatted(up ? first : past, up ? past : first, state);
    String shared =
        "%s%s, %s, %sloop.Relation.%s, %s, %d, %s, %s"
            .formatted(
                form.call(type + "s"),
                inner,
                first,
                LoopForm.RUNTIME,
                relation,
                bound,
                step,
                form.locals.root(),
                body);
    return "%stry { if (%s.enter(%s)) %s.run(%s, %s, %d, %s); else %s); } %sfinally { %s.leave(); } "
        .formatted(declared, inner, enter, body, first, past, step, state, shared, lines(), inner);
  }

  /** Where the body ends on another line than the one where the loop begins. */
  private String lines() {
    int begin = form.start(form.loop.path().getLeaf());
    if (form.isOnOneLine(begin, form.end(form.loop.body()))) {
      return "";
    }
    return "catch (final java.lang.Throwable %1$s) { %2$s.left(%1$s, %3$d); throw %1$s; } "
        .formatted(form.fresh("thrown"), form.fresh("inner"), form.loop.line());
  }
}
