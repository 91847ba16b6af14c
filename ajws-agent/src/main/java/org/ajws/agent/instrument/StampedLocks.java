package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.concurrent.locks.StampedLock;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Calls of {@link StampedLock}: a stamp tells whether the lock was taken, and to read or to write.
 * Optimistic reads take nothing.
 */
final class StampedLocks {
  private StampedLocks() {}

  static boolean is(Class<?> owner) {
    return StampedLock.class.isAssignableFrom(owner);
  }

  /**
   * What comes before a call and after it.
   *
   * @param first the local of the first argument
   * @return null if the call neither takes the lock nor gives it back
   */
  static InsnList[] around(MethodInsnNode call, int first, boolean translated) {
    InsnList before = new InsnList();
    InsnList after = new InsnList();
    InsnNode inOrder = new InsnNode(translated ? ICONST_1 : ICONST_0);
    if (call.name.startsWith("unlock")) {
      before.add(new InsnNode(DUP));
      before.add(new VarInsnNode(LLOAD, first));
      before.add(inOrder);
      before.add(MethodInstrumenter.call("unstamping", "(Ljava/lang/Object;JZ)V"));
    } else if (call.name.startsWith("tryUnlock")) {
      before.add(new InsnNode(DUP));
      after.add(new InsnNode(DUP_X1)); // given back, lock, given back
      after.add(new InsnNode(call.name.endsWith("Read") ? ICONST_1 : ICONST_0));
      after.add(inOrder);
      after.add(MethodInstrumenter.call("givenBack", "(Ljava/lang/Object;ZZZ)V"));
    } else if (call.name.startsWith("tryConvert")) {
      before.add(new InsnNode(DUP));
      after.add(new InsnNode(DUP2_X1)); // stamp, lock, stamp
      after.add(new VarInsnNode(LLOAD, first));
      after.add(inOrder);
      after.add(MethodInstrumenter.call("converted", "(Ljava/lang/Object;JJZ)V"));
    } else if (call.desc.endsWith(")J") && !call.name.equals("tryOptimisticRead")) {
      before.add(new InsnNode(DUP));
      after.add(new InsnNode(DUP2_X1)); // stamp, lock, stamp
      after.add(inOrder);
      after.add(MethodInstrumenter.call("stamped", "(Ljava/lang/Object;JZ)V"));
    } else {
      return null;
    }
    return new InsnList[] {before, after};
  }
}
