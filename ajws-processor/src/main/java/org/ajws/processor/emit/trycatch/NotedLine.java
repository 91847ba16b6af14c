package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionTree;

/**
 * The line that is noted and the one that is due, at a point in the evaluation of an expression,
 * and what the note of the latter can stand around: what was evaluated last of what may throw, else
 * what was evaluated behind that and cannot.
 */
final class NotedLine {
  static final int UNKNOWN = -1;

  private final LineWraps wraps;

  /** The line that was noted last. */
  private int known;

  /** The line that the compiler has noted last. */
  private int due;

  /** What was evaluated last of what may throw; null where nothing was. */
  private ExpressionTree anchor;

  /** What was evaluated behind that, and cannot throw; null where nothing was. */
  private ExpressionTree plain;

  /** What begins where nothing of it was evaluated that may throw; null where something was. */
  private ExpressionTree front;

  /** Whether the note in front of the statement is the one noted last, and nothing can throw. */
  private boolean atStart;

  private int start;

  NotedLine(LineWraps wraps) {
    this.wraps = wraps;
  }

  /** A line is noted; {@code isInFront} says whether in front of the statement. */
  void begin(int line, boolean isInFront) {
    startAt(line);
    atStart = isInFront;
  }

  /** The note in front of the statement is to have a line. */
  void startAt(int line) {
    known = line;
    due = line;
    start = line;
  }

  /** The line to note in front of the statement. */
  int start() {
    return start;
  }

  int known() {
    return known;
  }

  int due() {
    return due;
  }

  boolean isAtStart() {
    return atStart;
  }

  /** The compiler notes a line here. */
  void isDue(int line) {
    due = line;
  }

  /** Whether the line that is due is not the one that is noted. */
  boolean isMissing() {
    return due != known && due != UNKNOWN;
  }

  /** The line that is due is noted. */
  void isNoted() {
    known = due;
  }

  /** What may throw comes next, with the line that is due; its parts are evaluated. */
  void mayThrow(ExpressionTree e) {
    note();
    did(e);
  }

  /** What may have thrown, and has a value that a note can stand around; null for none. */
  void did(ExpressionTree e) {
    anchor = e;
    plain = null;
    front = null;
    atStart = false;
  }

  /** What begins, and has a value that nothing asks for a type. */
  void begins(ExpressionTree e) {
    front = e;
  }

  /** The same of what may have noted any line. */
  void mayHaveNoted(ExpressionTree e) {
    did(e);
    known = UNKNOWN;
    due = UNKNOWN;
  }

  /** The same of what notes one of several lines; for the compiler it is the last one. */
  void branched(ExpressionTree e) {
    did(e);
    known = UNKNOWN;
  }

  /** One of several parts of which one is evaluated; {@code isNoted} says whether its line is. */
  void beginBranch(int line, boolean isNoted) {
    due = line;
    known = isNoted ? line : UNKNOWN;
    did(null);
  }

  /** What has a value that a note can stand around, and cannot throw. */
  void cannotThrow(ExpressionTree e) {
    plain = e;
  }

  /** No note can stand around something, or only one that was noted as throwing. */
  void isNoPlace(ExpressionTree e, boolean evenIfItThrows) {
    anchor = anchor == e && evenIfItThrows ? null : anchor;
    plain = plain == e ? null : plain;
  }

  /** No note can stand around what was evaluated. */
  void hasNoPlace() {
    anchor = null;
    plain = null;
  }

  /** Whether nothing was evaluated that may throw. */
  boolean hasNothing() {
    return anchor == null;
  }

  /** Finds the line that is due its place in front of what comes next, if there is one. */
  void note() {
    if (atStart) {
      start = due;
      known = due;
    } else if (isMissing()
        && ((anchor != null && wraps.add(anchor, due))
            || (plain != null && wraps.add(plain, due))
            || (front != null && wraps.addInFront(front, due)))) {
      known = due;
    }
  }
}
