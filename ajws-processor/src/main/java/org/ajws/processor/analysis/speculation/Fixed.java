package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.IdentifierTree;
import javax.lang.model.element.VariableElement;

/** A variable that no iteration of a loop changes. */
public sealed interface Fixed {
  /**
   * A local from outside of the loop.
   *
   * @param variable the local
   * @param use of it in the loop
   */
  record Local(VariableElement variable, IdentifierTree use) implements Fixed {
    @Override
    public boolean equals(Object other) {
      return other instanceof Local l && l.variable.equals(variable);
    }

    @Override
    public int hashCode() {
      return variable.hashCode();
    }
  }

  /**
   * A field.
   *
   * @param field the field
   * @param object that it belongs to; null for {@code self}, and for static fields
   * @param self {@code this} of the class that the field belongs to; null otherwise
   */
  record Field(VariableElement field, Fixed object, String self) implements Fixed {}
}
