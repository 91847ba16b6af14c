package org.ajws.processor.program.library;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Methods of libraries that wait for what other threads or tasks do: the table {@code
 * blocking-calls.txt}.
 */
public final class BlockingCalls {
  private final LibraryTable table;

  /** Those that a module sees. */
  public BlockingCalls(BoundModule module) {
    this.table = new LibraryTable(module, BlockingCalls.class, "blocking-calls.txt");
  }

  /** Whether a method waits. */
  public boolean waits(ExecutableElement method) {
    return table.of(method) != null;
  }

  /** Whether it mostly does wait, on its thread, for what another task does. */
  public boolean meets(ExecutableElement method) {
    List<String> words = table.of(method);
    return words != null && words.contains("meets");
  }
}
