package org.ajws.processor.analysis.effects;

import javax.lang.model.element.Element;

/**
 * A part of a way that stands for an element of the sources. Parts are handed on from summary to
 * summary, and asked for their texts in each; the compiler makes an element's text anew each time.
 */
abstract class Named {
  private final Element element;
  private String text;

  Named(Element element) {
    this.element = element;
  }

  abstract String text();

  @Override
  public final boolean equals(Object o) {
    return o instanceof Named other
        && other.getClass() == getClass()
        && other.element.equals(element);
  }

  @Override
  public final int hashCode() {
    return element.hashCode();
  }

  @Override
  public final String toString() {
    if (text == null) {
      text = text();
    }
    return text;
  }
}
