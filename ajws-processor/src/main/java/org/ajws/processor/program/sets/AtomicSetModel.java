package org.ajws.processor.program.sets;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundFile;

/**
 * One atomic set, as its class declares it.
 *
 * @param owner the class whose instances have the set
 * @param name of the set
 * @param isStatic whether the class itself has it
 * @param hasSnapshots whether units that only read see a snapshot, without the lock
 * @param file where it is declared; null for a class of the class path
 * @param declaration the annotation; null for a class of the class path
 * @param offset of the annotation in the file's text; 0 for a class of the class path
 * @param members the fields of {@code owner} in it; subclasses may add others
 */
public record AtomicSetModel(
    TypeElement owner,
    String name,
    boolean isStatic,
    boolean hasSnapshots,
    BoundFile file,
    TreePath declaration,
    int offset,
    List<VariableElement> members) {

  /** Copies the list. */
  public AtomicSetModel {
    members = List.copyOf(members);
  }

  /** Whether the set is the same: one class declares a name once. */
  @Override
  public boolean equals(Object other) {
    return other instanceof AtomicSetModel set && owner.equals(set.owner) && name.equals(set.name);
  }

  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + name.hashCode();
  }
}
