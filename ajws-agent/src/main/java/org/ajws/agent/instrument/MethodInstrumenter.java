package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ajws.agent.race.Limits;
import org.ajws.agent.race.Site;
import org.ajws.agent.race.Sites;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts a check before each access of one method. What is inserted pushes, calls and pops, and never
 * branches; locals that it uses lie behind the method's own.
 */
final class MethodInstrumenter {
  private final ClassNode type;
  private final MethodNode m;
  private final ClassPathFacts facts;
  private final Sites sites;
  private final Limits limits;
  private final boolean translated;
  private final ShadowCaches caches;
  private final CallInstrumenter calls;

  /** That of the code at hand; null if it is not known. */
  private LineNumberNode line;

  MethodInstrumenter(
      ClassNode type,
      MethodNode m,
      ClassPathFacts facts,
      Sites sites,
      Limits limits,
      boolean translated) {
    this.type = type;
    this.m = m;
    this.facts = facts;
    this.sites = sites;
    this.limits = limits;
    this.translated = translated;
    this.caches = new ShadowCaches(type.name, m);
    this.calls = new CallInstrumenter(this, m, facts, translated);
  }

  void instrument() {
    if (m.name.equals("<clinit>")) {
      // Before all that sees the class. Its accesses are not checked; what it calls is "outside".
      AbstractInsnNode[] own = m.instructions.toArray();
      MethodSections.classInitialiser(m);
      // Made now: the section has a local of its own.
      CallInstrumenter related = new CallInstrumenter(this, m, facts, translated);
      for (AbstractInsnNode i : own) {
        if (i instanceof LineNumberNode n) {
          line = n;
        } else if (i instanceof MethodInsnNode call) {
          related.relate(call);
        }
      }
      return;
    }
    if (m.name.startsWith("$jacoco")) {
      return;
    }
    caches.declare();
    List<CountedLoop> loops = CountedLoop.of(m, f -> watched(f) != null, this::isVolatile);
    Set<AbstractInsnNode> inRanges = new HashSet<>();
    loops.forEach(l -> inRanges.addAll(l.instructions()));
    AbstractInsnNode[] code = m.instructions.toArray();
    Set<AbstractInsnNode> unchecked = CompoundAccesses.reads(m);
    unchecked.removeAll(inRanges);
    int escape = m.name.equals("<init>") ? ConstructorEscape.of(type.name, m) : 0;
    for (int k = 0; k < Math.min(escape, code.length); k++) {
      if (code[k] instanceof FieldInsnNode f && isOwnWrite(f)) {
        unchecked.add(f);
      }
    }
    RepeatedAccesses repeated =
        RepeatedAccesses.of(facts, type.name, m, f -> watched(f) != null, unchecked, inRanges);
    GroupInstrumenter groups = new GroupInstrumenter(m, caches, repeated.groups());
    unchecked.addAll(repeated.repeated());
    unchecked.addAll(inRanges);
    for (AbstractInsnNode i : code) {
      int op = i.getOpcode();
      if (i instanceof LineNumberNode n) {
        line = n;
      } else if (groups.contains(i)) {
        groups.at(i, i instanceof FieldInsnNode f ? site(f, watched(f)) : slotSite());
      } else if (i instanceof FieldInsnNode f) {
        if (!unchecked.contains(f)) {
          field(f);
        }
      } else if ((op >= IALOAD && op <= SALOAD) || (op >= IASTORE && op <= SASTORE)) {
        if (!unchecked.contains(i)) {
          slot(i, op);
        }
      } else if (i instanceof MethodInsnNode call) {
        calls.instrument(call);
      } else if (op == MONITORENTER) {
        m.instructions.insertBefore(i, new InsnNode(DUP));
        m.instructions.insert(i, MethodSections.lockCall("entered", translated));
      } else if (op == MONITOREXIT) {
        m.instructions.insertBefore(i, new InsnNode(DUP));
        m.instructions.insertBefore(i, MethodSections.lockCall("leaving", translated));
      }
    }
    groups.add();
    loops.forEach(this::ranges);
    if ((m.access & ACC_SYNCHRONIZED) != 0) {
      MethodSections.synchronizedMethod(type, m, translated);
    }
  }

  private boolean isOwnWrite(FieldInsnNode f) {
    return f.getOpcode() == PUTFIELD && f.owner.equals(type.name);
  }

  private void ranges(CountedLoop loop) {
    new RangeChecks(m, loop, caches, new LoopPlaces()).add();
  }

  private final class LoopPlaces implements RangeChecks.Places {
    @Override
    public LdcInsnNode slot(LineNumberNode at) {
      line = at;
      return slotSite();
    }

    @Override
    public InsnList field(FieldInsnNode f, LineNumberNode at) {
      line = at;
      return fieldCheck(f, watched(f));
    }

    @Override
    public String method() {
      return type.name.replace('/', '.') + "." + m.name;
    }
  }

  /** The field that an instruction accesses, if that is watched; null if not, or not known. */
  private ClassPathFacts.Field watched(FieldInsnNode f) {
    ClassPathFacts.Field field = facts.field(f.owner, f.name, f.desc);
    return field != null
            && FieldShadows.isWatched(f.name, field.access())
            && ClassPathFacts.jdkClass(field.declaring()) == null
            && Instrumentation.isInstrumented(field.declaring())
        ? field
        : null;
  }

  /** Whether a field is volatile, or may be. */
  private boolean isVolatile(FieldInsnNode f) {
    return RepeatedAccesses.isVolatile(facts.field(f.owner, f.name, f.desc));
  }

  private void field(FieldInsnNode f) {
    if (facts.field(f.owner, f.name, f.desc) == null) {
      limits.add(
          Limits.Kind.CLASS,
          "field %s.%s: its class file was not found".formatted(f.owner.replace('/', '.'), f.name));
    }
    ClassPathFacts.Field field = watched(f);
    if (field == null) {
      return;
    }
    boolean write = isWrite(f);
    boolean isStatic = (field.access() & ACC_STATIC) != 0;
    InsnList check = fieldCheck(f, field);
    InsnList list = new InsnList();
    if (isStatic) {
      list.add(check);
    } else if (!write) {
      list.add(new InsnNode(DUP));
      list.add(check);
    } else if (Type.getType(f.desc).getSize() == 1) {
      list.add(new InsnNode(SWAP)); // value, object
      list.add(new InsnNode(DUP));
      list.add(check);
      list.add(new InsnNode(SWAP));
    } else {
      list.add(new InsnNode(DUP2_X1)); // value, object, value
      list.add(new InsnNode(POP2));
      list.add(new InsnNode(DUP));
      list.add(check);
      list.add(new InsnNode(DUP_X2)); // object, value, object
      list.add(new InsnNode(POP));
    }
    m.instructions.insertBefore(f, list);
  }

  private static boolean isWrite(FieldInsnNode f) {
    return f.getOpcode() == PUTFIELD || f.getOpcode() == PUTSTATIC;
  }

  /** What checks a field, of the object on the stack if it is one of objects. */
  private InsnList fieldCheck(FieldInsnNode f, ClassPathFacts.Field field) {
    boolean isStatic = (field.access() & ACC_STATIC) != 0;
    InsnList check = new InsnList();
    check.add(new LdcInsnNode(facts.get(field.declaring()).place(f.name, f.desc)));
    check.add(site(f, field));
    check.add(
        new MethodInsnNode(
            INVOKESTATIC,
            f.owner,
            FieldShadows.method(field.declaring(), isStatic, isWrite(f)),
            FieldShadows.desc(isStatic),
            false));
    return check;
  }

  private void slot(AbstractInsnNode i, int op) {
    InsnList list = new InsnList();
    boolean write = op >= IASTORE;
    boolean wide = op == LASTORE || op == DASTORE;
    if (wide) {
      list.add(new InsnNode(DUP2_X2)); // value, array, index, value
      list.add(new InsnNode(POP2));
    } else if (write) {
      list.add(new InsnNode(DUP_X2));
      list.add(new InsnNode(POP));
    }
    list.add(new InsnNode(DUP2));
    int cache = caches.of(i);
    if (cache < 0) {
      list.add(slotSite());
      list.add(call(write ? "writeSlot" : "readSlot", "(Ljava/lang/Object;II)V"));
    } else {
      // The array that this place saw last, and its shadow: loops look it up once.
      list.add(new VarInsnNode(ALOAD, cache));
      list.add(new VarInsnNode(ALOAD, cache + 1));
      list.add(slotSite());
      list.add(
          call(write ? "writeSlot" : "readSlot", "(Ljava/lang/Object;ILjava/lang/Object;[JI)[J"));
      list.add(new VarInsnNode(ASTORE, cache + 1));
      list.add(new InsnNode(DUP2));
      list.add(new InsnNode(POP));
      list.add(new VarInsnNode(ASTORE, cache));
    }
    if (wide) {
      list.add(new InsnNode(DUP2_X2)); // array, index, value, array, index
      list.add(new InsnNode(POP2));
    } else if (write) {
      list.add(new InsnNode(DUP2_X1));
      list.add(new InsnNode(POP2));
    }
    m.instructions.insertBefore(i, list);
  }

  private LdcInsnNode slotSite() {
    return site(Site.Kind.SLOT, "[]");
  }

  private LdcInsnNode site(FieldInsnNode f, ClassPathFacts.Field field) {
    boolean isStatic = (field.access() & ACC_STATIC) != 0;
    String simple = field.declaring().substring(field.declaring().lastIndexOf('/') + 1);
    Site.Kind kind = isStatic ? Site.Kind.STATIC_FIELD : Site.Kind.FIELD;
    return site(kind, simple.replace('$', '.') + "." + f.name);
  }

  /** Pushes the number of the place that the line at hand is. */
  LdcInsnNode site(Site.Kind kind, String what) {
    int slash = type.name.lastIndexOf('/');
    String source = type.sourceFile == null ? "?" : type.sourceFile;
    String file = type.name.substring(0, slash + 1) + source;
    SmallCalls.Line other = line instanceof SmallCalls.Line l ? l : null;
    String method = type.name.replace('/', '.') + "." + (other == null ? m.name : other.method);
    int number = line == null ? 0 : line.line;
    int calledAt = other == null ? 0 : other.calledAt;
    return new LdcInsnNode(sites.add(new Site(file, number, method, kind, what, calledAt)));
  }

  static MethodInsnNode call(String name, String desc) {
    return new MethodInsnNode(INVOKESTATIC, FieldShadows.CHECKS, name, desc, false);
  }

  static VarInsnNode load(Type type, int local) {
    return new VarInsnNode(type.getOpcode(ILOAD), local);
  }

  static VarInsnNode store(Type type, int local) {
    return new VarInsnNode(type.getOpcode(ISTORE), local);
  }
}
