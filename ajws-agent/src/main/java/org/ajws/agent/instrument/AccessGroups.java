package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.agent.instrument.ValueNumbers.Number;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Accesses one behind the other to several fields of one object, or slots with constant indexes of
 * one array, as in {@code p[0] * p[0] + p[1] * p[1]}: between them nothing else runs, branches or
 * can throw, but for other accesses of that kind. They are checked together, before the first.
 *
 * <p>All objects and arrays are in locals then. So it can be said there which of the accesses will
 * be made: all of them if nothing is null or too short, else those before the first that throws.
 */
final class AccessGroups {
  private static final int MOST_BASES = 4;
  private static final int MOST_ACCESSES = 100;
  private static final int MOST_SLOTS = 1000;

  private final List<Group> all = new ArrayList<>();

  /**
   * Which local each value was loaded from last, since something could lead here from elsewhere.
   */
  private final Map<Number, Integer> loaded = new HashMap<>();

  private Group open;

  /** It is not null; as far as it is known which value it is. */
  private Number thisObject;

  /** What is accessed by one local. */
  static final class Base {
    final Number number;
    final int local;

    /** The greatest index that is accessed; negative if it is no array. */
    int last = -1;

    Base(Number number, int local) {
      this.number = number;
      this.local = local;
    }
  }

  /** A field or slot, and the first accesses to it. */
  static final class Location {
    final Base base;

    /** The field's class; null for a slot. */
    final String declaring;

    /** The field's place in the object's shadow, or the index. */
    final int index;

    AbstractInsnNode read;
    AbstractInsnNode write;
    int whenRead;
    int whenWritten;

    Location(Base base, String declaring, int index) {
      this.base = base;
      this.declaring = declaring;
      this.index = index;
    }

    /** What has one check with others: a base, a class, and reads or writes. */
    private List<Object> kind() {
      return List.of(base, declaring == null ? "" : declaring, write != null);
    }
  }

  /** Such accesses. */
  static final class Group {
    final AbstractInsnNode first;
    final List<Base> bases = new ArrayList<>();

    /** Two characters for each access: which base, and one more than the index, or 0. */
    final StringBuilder order = new StringBuilder();

    private final List<Number> locals;
    private final Map<List<Object>, Location> locations = new HashMap<>();
    private final List<Location> inOrder = new ArrayList<>();

    private Group(AbstractInsnNode first, List<Number> locals) {
      this.first = first;
      this.locals = locals;
    }

    /** Null if what was loaded from a local was not there yet when the group began. */
    private Base base(Number number, Integer local) {
      for (Base b : bases) {
        if (b.number == number) {
          return b;
        }
      }
      if (local == null || locals.get(local) != number || bases.size() == MOST_BASES) {
        return null;
      }
      bases.add(new Base(number, local));
      return bases.get(bases.size() - 1);
    }

    private void add(AbstractInsnNode access, Base base, String declaring, int index, boolean w) {
      int when = order.length() / 2;
      boolean slot = declaring == null;
      order.append((char) bases.indexOf(base)).append((char) (slot ? index + 1 : 0));
      base.last = slot ? Math.max(base.last, index) : base.last;
      Location at =
          locations.computeIfAbsent(
              List.of(base, slot ? "" : declaring, index),
              k -> {
                inOrder.add(new Location(base, declaring, index));
                return inOrder.get(inOrder.size() - 1);
              });
      if (w && at.write == null) {
        at.write = access;
        at.whenWritten = when;
      } else if (!w && at.read == null) {
        at.read = access;
        at.whenRead = when;
      }
    }

    /** Those that are checked together; of each there are two or more. */
    List<List<Location>> together() {
      Map<List<Object>, List<Location>> kinds = new LinkedHashMap<>();
      for (Location l : inOrder) {
        kinds.computeIfAbsent(l.kind(), k -> new ArrayList<>()).add(l);
      }
      return kinds.values().stream().filter(same -> same.size() > 1).toList();
    }
  }

  /** The code of a method of objects begins. */
  void thisIs(Number object) {
    thisObject = object;
  }

  /** The groups that were found. */
  List<Group> all() {
    return all;
  }

  /** What needs no check in its place. */
  Set<AbstractInsnNode> accesses() {
    Set<AbstractInsnNode> accesses = new HashSet<>();
    for (Group g : all) {
      for (List<Location> same : g.together()) {
        for (Location l : same) {
          accesses.add(l.read);
          accesses.add(l.write);
        }
      }
    }
    accesses.remove(null);
    return accesses;
  }

  /** Control comes from elsewhere, too. */
  void label() {
    end();
    loaded.clear();
  }

  /** Other code runs, or control goes elsewhere. */
  void end() {
    if (open != null && !open.together().isEmpty()) {
      all.add(open);
    }
    open = null;
  }

  /**
   * An access that is to be checked.
   *
   * @param now what is known before it
   * @param declaring the field's class; null for a slot
   * @param index the field's place, or the slot's index; negative if that is not known
   */
  void access(
      AbstractInsnNode access,
      ValueNumbers now,
      Number object,
      String declaring,
      int index,
      boolean write) {
    if (index < 0 || index >= MOST_SLOTS) {
      end();
      return;
    }
    Base base = open == null ? null : open.base(object, loaded.get(object));
    if (base == null || open.order.length() >= 2 * MOST_ACCESSES) {
      end();
      open = new Group(access, now.locals());
      base = open.base(object, loaded.get(object));
    }
    if (base == null) {
      end();
      return;
    }
    open.add(access, base, declaring, index, write);
    if (access.getOpcode() == AASTORE) {
      end(); // it throws where the type is another one
    }
  }

  /** An object is needed that may be null: one that is accessed already is not. */
  void needs(Number object) {
    if (open != null
        && object != thisObject
        && open.bases.stream().noneMatch(b -> b.number == object)) {
      end();
    }
  }

  /** Another instruction than an access. */
  void step(AbstractInsnNode i, ValueNumbers now) {
    int op = i.getOpcode();
    if (op == ALOAD) {
      int local = ((VarInsnNode) i).var;
      loaded.put(now.local(local), local);
    } else if (op == ARRAYLENGTH) {
      needs(now.top(0));
    } else if (i instanceof MethodInsnNode call) {
      if (SmallCalls.isTestOfNull(call)) {
        needs(now.top(0));
      } else if (!CompoundAccesses.isHarmless(call)) {
        end();
      }
    } else if (!isHarmless(i)) {
      end();
    }
  }

  /** Whether an instruction neither throws nor branches nor runs other code. */
  private static boolean isHarmless(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof LdcInsnNode constant) {
      return constant.cst instanceof java.lang.Number || constant.cst instanceof String;
    }
    return !(i instanceof FieldInsnNode)
        && op <= DCMPG
        && !(op >= IALOAD && op <= SALOAD)
        && !(op >= IASTORE && op <= SASTORE)
        && op != IDIV
        && op != LDIV
        && op != IREM
        && op != LREM;
  }
}
