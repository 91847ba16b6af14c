package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.DOUBLE;
import static org.objectweb.asm.Opcodes.LONG;
import static org.objectweb.asm.Opcodes.TOP;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.FrameNode;

/** What entries of stack maps say of locals that instrumentation has added. */
final class FrameLocals {
  private FrameLocals() {}

  /**
   * A local has a type of one word there.
   *
   * @param number of the local; not the second half of another one
   */
  static void set(FrameNode frame, int number, Object type) {
    List<Object> locals = frame.local == null ? new ArrayList<>() : new ArrayList<>(frame.local);
    int at = 0;
    int word = 0;
    while (at < locals.size() && word < number) {
      word += size(locals.get(at++));
    }
    for (; word < number; word++) {
      locals.add(TOP);
      at++;
    }
    if (at < locals.size()) {
      locals.set(at, type);
    } else {
      locals.add(type);
    }
    frame.local = locals;
  }

  private static int size(Object type) {
    return type == LONG || type == DOUBLE ? 2 : 1;
  }
}
