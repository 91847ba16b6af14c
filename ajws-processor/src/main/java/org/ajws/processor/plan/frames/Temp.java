package org.ajws.processor.plan.frames;

/** A local that holds a value while a stack is saved in the middle of an expression. */
public record Temp(int number, String type, String fieldType, String initial) {
  /** Whether the field that keeps it in a frame is of another type. */
  public boolean needsCast() {
    return !type.equals(fieldType);
  }

  /** What it is called. */
  public String name() {
    return "t$" + number;
  }
}
