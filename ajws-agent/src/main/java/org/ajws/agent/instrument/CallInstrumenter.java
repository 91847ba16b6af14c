package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import org.ajws.agent.jdk.JdkTable;
import org.ajws.agent.race.Site;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts checks around calls of the JDK: what they read and write, and which locks they take. */
final class CallInstrumenter {
  private static final String OBJECT_CHECK = "(Ljava/lang/Object;Ljava/lang/String;I)V";

  private final MethodInstrumenter method;
  private final MethodNode m;
  private final ClassPathFacts facts;
  private final boolean translated;
  private final JdkTable table = JdkTable.standard();

  /** The first local that is not the method's own. */
  private final int free;

  CallInstrumenter(
      MethodInstrumenter method, MethodNode m, ClassPathFacts facts, boolean translated) {
    this.method = method;
    this.m = m;
    this.facts = facts;
    this.translated = translated;
    this.free = m.maxLocals;
  }

  void instrument(MethodInsnNode call) {
    if (call.owner.startsWith("[")) {
      if (call.name.equals("clone")) {
        InsnList list = new InsnList();
        list.add(new InsnNode(DUP));
        list.add(new InsnNode(ICONST_0));
        list.add(new LdcInsnNode(Integer.MAX_VALUE));
        list.add(method.site(Site.Kind.SLOT, "clone"));
        list.add(MethodInstrumenter.call("readRange", "(Ljava/lang/Object;III)V"));
        m.instructions.insertBefore(call, list);
      }
      return;
    }
    Class<?> owner = ClassPathFacts.jdkClass(call.owner);
    if (owner == null && call.getOpcode() != INVOKEINTERFACE && !call.name.equals("<init>")) {
      owner = facts.jdkOwner(call.owner, call.name, call.desc);
    }
    if (owner == null) {
      return;
    }
    copy(call);
    if (isOrdered(call)) {
      ordered(call);
    } else if (isExit(call)) {
      InsnList list = new InsnList();
      list.add(new LdcInsnNode("the program called " + simple(call) + ", nothing behind was seen"));
      list.add(MethodInstrumenter.call("exiting", "(Ljava/lang/String;)V"));
      m.instructions.insertBefore(call, list);
    } else if (owner == System.class && call.name.equals("arraycopy")) {
      arraycopy(call);
    } else if (Lock.class.isAssignableFrom(owner)) {
      lock(call);
    } else if (ReadWriteLock.class.isAssignableFrom(owner)) {
      sides(call);
    } else if (StampedLocks.is(owner)) {
      sides(call);
      stamped(call);
    } else {
      effects(call, owner);
    }
  }

  /** Of a call in a class initialiser, whose accesses are not checked: what belongs together. */
  void relate(MethodInsnNode call) {
    Class<?> owner = ClassPathFacts.jdkClass(call.owner);
    if (owner != null) {
      copy(call);
      if (isOrdered(call)) {
        ordered(call);
      } else if (ReadWriteLock.class.isAssignableFrom(owner) || StampedLocks.is(owner)) {
        sides(call);
      } else {
        view(call, owner, Type.getArgumentTypes(call.desc), new InsnList());
      }
    }
  }

  /** A copy has the original's shadow, as all of its fields. */
  private void copy(MethodInsnNode call) {
    if (call.name.equals("clone") && call.desc.equals("()Ljava/lang/Object;")) {
      m.instructions.insertBefore(call, new InsnNode(DUP));
      InsnList after = new InsnList();
      after.add(new InsnNode(DUP_X1)); // copy, original, copy
      after.add(method.site(Site.Kind.OBJECT, "Object.clone"));
      after.add(MethodInstrumenter.call("cloned", "(Ljava/lang/Object;Ljava/lang/Object;I)V"));
      m.instructions.insert(call, after);
    }
  }

  private static boolean isOrdered(MethodInsnNode call) {
    return call.owner.equals("java/util/LinkedHashMap")
        && call.name.equals("<init>")
        && call.desc.equals("(IFZ)V");
  }

  /** Whether a map moves the entries that are asked for is the last argument of its constructor. */
  private void ordered(MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    InsnList before = spill(arguments);
    before.add(new InsnNode(DUP));
    before.add(reload(arguments));
    m.instructions.insertBefore(call, before);
    InsnList after = new InsnList();
    after.add(new VarInsnNode(ILOAD, free + sizes(arguments) - 1));
    after.add(MethodInstrumenter.call("made", "(Ljava/lang/Object;Z)V"));
    m.instructions.insert(call, after);
  }

  private static boolean isExit(MethodInsnNode call) {
    return (call.owner.equals("java/lang/System") || call.owner.equals("java/lang/Runtime"))
        && (call.name.equals("exit") || call.name.equals("halt"));
  }

  private static String simple(MethodInsnNode call) {
    return call.owner.substring(call.owner.lastIndexOf('/') + 1).replace('$', '.')
        + "."
        + call.name;
  }

  private void arraycopy(MethodInsnNode call) {
    InsnList list = spill(Type.getArgumentTypes(call.desc));
    list.add(reload(Type.getArgumentTypes(call.desc)));
    list.add(method.site(Site.Kind.SLOT, "arraycopy"));
    list.add(method.site(Site.Kind.SLOT, "arraycopy"));
    list.add(MethodInstrumenter.call("copy", "(Ljava/lang/Object;ILjava/lang/Object;IIII)V"));
    list.add(reload(Type.getArgumentTypes(call.desc)));
    m.instructions.insertBefore(call, list);
  }

  // --- locks ---------------------------------------------------------------------------------

  private void lock(MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    InsnList before = spill(arguments);
    before.add(new InsnNode(DUP));
    InsnList after = new InsnList();
    switch (call.name) {
      case "lock", "lockInterruptibly" -> after.add(MethodSections.lockCall("locked", translated));
      case "tryLock" -> {
        after.add(new InsnNode(DUP_X1)); // taken, lock, taken
        after.add(new InsnNode(SWAP));
        after.add(new InsnNode(translated ? ICONST_1 : ICONST_0));
        after.add(MethodInstrumenter.call("tried", "(ZLjava/lang/Object;Z)V"));
      }
      case "unlock" -> before.add(MethodSections.lockCall("unlocking", translated));
      default -> {
        return;
      }
    }
    before.add(reload(arguments));
    m.instructions.insertBefore(call, before);
    m.instructions.insert(call, after);
  }

  private void stamped(MethodInsnNode call) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    InsnList[] around = StampedLocks.around(call, free, translated);
    if (around != null) {
      InsnList before = spill(arguments);
      before.add(around[0]);
      before.add(reload(arguments));
      m.instructions.insertBefore(call, before);
      m.instructions.insert(call, around[1]);
    }
  }

  private void sides(MethodInsnNode call) {
    boolean shared = call.name.equals("readLock") || call.name.equals("asReadLock");
    boolean isSide =
        shared
            || call.name.equals("writeLock")
            || call.name.equals("asWriteLock")
            || call.name.equals("asReadWriteLock");
    if (!isSide || Type.getReturnType(call.desc).getSort() != Type.OBJECT) {
      return; // of a stamped lock they give stamps
    }
    m.instructions.insertBefore(call, new InsnNode(DUP));
    InsnList after = new InsnList();
    after.add(new InsnNode(DUP_X1)); // side, lock, side
    after.add(new InsnNode(SWAP));
    after.add(new InsnNode(shared ? ICONST_1 : ICONST_0));
    after.add(MethodInstrumenter.call("side", "(Ljava/lang/Object;Ljava/lang/Object;Z)V"));
    m.instructions.insert(call, after);
  }

  // --- objects and arrays ----------------------------------------------------------------------

  private void effects(MethodInsnNode call, Class<?> owner) {
    Type[] arguments = Type.getArgumentTypes(call.desc);
    boolean isStatic = call.getOpcode() == INVOKESTATIC;
    boolean constructor = call.name.equals("<init>");
    JdkTable.Effect effect =
        isStatic || constructor ? JdkTable.Effect.NONE : table.effect(owner, call.name);
    InsnList checks = new InsnList(); // on the receiver, and then, if any, arguments
    if (effect != JdkTable.Effect.NONE) {
      checks.add(new InsnNode(DUP));
      checks.add(receiver(call, effect));
    }
    checks.add(arguments(call, owner, arguments));
    if (!view(call, owner, arguments, checks) && checks.size() != 0) {
      InsnList before = spill(arguments);
      before.add(checks);
      before.add(reload(arguments));
      m.instructions.insertBefore(call, before);
    }
  }

  /** Says what a view is a view of, if the call gives one, with checks before the call. */
  private boolean view(MethodInsnNode call, Class<?> owner, Type[] arguments, InsnList checks) {
    boolean isStatic = call.getOpcode() == INVOKESTATIC;
    boolean view =
        !call.name.equals("<init>")
            && table.isView(owner, call.name)
            && Type.getReturnType(call.desc).getSort() == Type.OBJECT
            && (!isStatic || arguments.length > 0);
    if (!view) {
      return false;
    }
    int base = free + sizes(arguments);
    InsnList before = spill(arguments);
    if (!isStatic) {
      before.add(new InsnNode(DUP));
      before.add(new VarInsnNode(ASTORE, base));
    }
    before.add(checks);
    before.add(reload(arguments));
    if (isStatic) {
      before.add(new VarInsnNode(ALOAD, free));
      before.add(new VarInsnNode(ASTORE, base));
    }
    m.instructions.insertBefore(call, before);
    InsnList after = new InsnList();
    after.add(new InsnNode(DUP));
    after.add(new VarInsnNode(ALOAD, base));
    after.add(MethodInstrumenter.call("view", "(Ljava/lang/Object;Ljava/lang/Object;)V"));
    m.instructions.insert(call, after);
    return true;
  }

  private InsnList receiver(MethodInsnNode call, JdkTable.Effect effect) {
    InsnList list = new InsnList();
    // A super call runs the JDK's method, whatever the class has itself.
    list.add(new LdcInsnNode(call.getOpcode() == INVOKESPECIAL ? "" : call.name));
    list.add(method.site(Site.Kind.OBJECT, simple(call)));
    if (effect == JdkTable.Effect.ADVANCE) {
      list.add(method.site(Site.Kind.OBJECT, simple(call)));
      list.add(MethodInstrumenter.call("advance", "(Ljava/lang/Object;Ljava/lang/String;II)V"));
    } else {
      String check =
          effect == JdkTable.Effect.WRITE
              ? "writeObject"
              : isEntry(call) ? "readEntry" : "readObject";
      list.add(MethodInstrumenter.call(check, OBJECT_CHECK));
    }
    return list;
  }

  private static boolean isEntry(MethodInsnNode call) {
    return call.name.equals("get") && call.desc.equals("(Ljava/lang/Object;)Ljava/lang/Object;")
        || call.name.equals("getOrDefault");
  }

  private InsnList arguments(MethodInsnNode call, Class<?> owner, Type[] types) {
    InsnList list = new InsnList();
    String elements =
        table.readsDeep(owner, call.name)
            ? "readDeep"
            : table.readsElements(owner, call.name) ? "readElements" : null;
    int local = free;
    for (int k = 0; k < types.length; k++) {
      boolean write = table.writesArgument(owner, call.name, k);
      if (types[k].getSort() == Type.ARRAY) {
        list.add(new VarInsnNode(ALOAD, local));
        range(list, call, types, k, local);
        list.add(method.site(Site.Kind.SLOT, simple(call)));
        list.add(
            MethodInstrumenter.call(
                write ? "writeRange" : "readRange", "(Ljava/lang/Object;III)V"));
        if (elements != null && types[k].getDescriptor().matches("\\[L.*|\\[\\[.*")) {
          list.add(new VarInsnNode(ALOAD, local));
          list.add(method.site(Site.Kind.OBJECT, simple(call)));
          list.add(MethodInstrumenter.call(elements, "([Ljava/lang/Object;I)V"));
        }
      } else if (types[k].getSort() == Type.OBJECT
          && (write || table.readsArgument(owner, call.name, k) || isRead(types[k]))) {
        list.add(new VarInsnNode(ALOAD, local));
        list.add(new LdcInsnNode(""));
        list.add(method.site(Site.Kind.OBJECT, simple(call)));
        list.add(MethodInstrumenter.call(write ? "writeObject" : "readObject", OBJECT_CHECK));
      }
      local += types[k].getSize();
    }
    return list;
  }

  private boolean isRead(Type type) {
    Class<?> c = ClassPathFacts.jdkClass(type.getInternalName());
    return c != null && table.effect(c, "") == JdkTable.Effect.READ;
  }

  /**
   * Pushes from where to where an array is touched: (array, from, to) or (array, offset, length).
   */
  private static void range(InsnList list, MethodInsnNode call, Type[] types, int k, int local) {
    boolean two =
        k + 2 < types.length
            && types[k + 1].getSort() == Type.INT
            && types[k + 2].getSort() == Type.INT;
    boolean ends = call.owner.equals("java/util/Arrays");
    boolean lengths =
        call.owner.matches("java/(lang|io|nio|security|util/zip)/\\w+")
            && !call.name.equals("getChars");
    if (!two || !(ends || lengths)) {
      list.add(new InsnNode(ICONST_0));
      list.add(new LdcInsnNode(Integer.MAX_VALUE));
      return;
    }
    list.add(new VarInsnNode(ILOAD, local + 1));
    list.add(new VarInsnNode(ILOAD, local + 2));
    if (lengths) {
      list.add(new VarInsnNode(ILOAD, local + 1));
      list.add(new InsnNode(IADD));
    }
  }

  // --- arguments in locals -----------------------------------------------------------------------

  private static int sizes(Type[] types) {
    int size = 0;
    for (Type t : types) {
      size += t.getSize();
    }
    return size;
  }

  private InsnList spill(Type[] types) {
    InsnList list = new InsnList();
    int local = free + sizes(types);
    for (int k = types.length; --k >= 0; ) {
      local -= types[k].getSize();
      list.add(MethodInstrumenter.store(types[k], local));
    }
    return list;
  }

  private InsnList reload(Type[] types) {
    InsnList list = new InsnList();
    int local = free;
    for (Type t : types) {
      list.add(MethodInstrumenter.load(t, local));
      local += t.getSize();
    }
    return list;
  }
}
