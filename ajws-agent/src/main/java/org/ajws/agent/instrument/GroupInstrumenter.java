package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.agent.instrument.AccessGroups.Base;
import org.ajws.agent.instrument.AccessGroups.Group;
import org.ajws.agent.instrument.AccessGroups.Location;
import org.ajws.agent.race.GroupChecks;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts the checks of groups of accesses before the first of each: two or three accesses in a call.
 *
 * <pre>
 *   made = made(cell, -1, p, 2, ...);
 *   read(cell, shadow of cell, made, x, site, y, site, z, site);
 *   readSlots(p, ..., made, 0, site, 1, site, 2, site);
 * </pre>
 */
final class GroupInstrumenter {
  private static final String CHECKS = "org/ajws/agent/race/GroupChecks";
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodNode m;
  private final ShadowCaches caches;
  private final AccessGroups groups;
  private final Set<AbstractInsnNode> accesses;
  private final Map<AbstractInsnNode, LdcInsnNode> sites = new HashMap<>();

  /** The local in which it stands how many accesses of the group at hand are made. */
  private int made = -1;

  GroupInstrumenter(MethodNode m, ShadowCaches caches, AccessGroups groups) {
    this.m = m;
    this.caches = caches;
    this.groups = groups;
    this.accesses = groups.accesses();
  }

  /** Whether an access is checked with others. */
  boolean contains(AbstractInsnNode access) {
    return accesses.contains(access);
  }

  /** Where in the source it stands. */
  void at(AbstractInsnNode access, LdcInsnNode site) {
    sites.put(access, site);
  }

  /** Adds all checks, when the places of all are known. */
  void add() {
    for (Group group : groups.all()) {
      if (made < 0) {
        made = m.maxLocals++;
      }
      InsnList list = new InsnList();
      made(list, group);
      for (List<Location> together : group.together()) {
        together(list, together);
      }
      m.instructions.insertBefore(group.first, list);
    }
  }

  private void made(InsnList list, Group group) {
    StringBuilder desc = new StringBuilder("(");
    for (Base base : group.bases) {
      list.add(new VarInsnNode(ALOAD, base.local));
      list.add(new LdcInsnNode(base.last));
      desc.append(OBJECT).append('I');
    }
    list.add(new LdcInsnNode(group.order.toString()));
    list.add(call("made", desc + "Ljava/lang/String;)I"));
    list.add(new VarInsnNode(ISTORE, made));
  }

  /** Locations of one object. */
  private void together(InsnList list, List<Location> locations) {
    for (Location l : locations) {
      if (l.write != null && l.read != null && l.whenRead < l.whenWritten) {
        check(list, List.of(l), "Before");
      }
    }
    List<Location> sorted = new ArrayList<>(locations);
    sorted.sort(Comparator.comparingInt(l -> l.index));
    for (int from = 0; from < sorted.size(); ) {
      int left = sorted.size() - from;
      int to = from + (left == 2 || left == 4 ? 2 : 3);
      check(list, sorted.subList(from, to), "");
      from = to;
    }
  }

  /** One call, which leaves nothing on the stack. */
  private void check(InsnList list, List<Location> locations, String kind) {
    Location one = locations.get(0);
    boolean write = one.write != null && kind.isEmpty();
    boolean slot = one.declaring == null;
    AbstractInsnNode access = write ? one.write : one.read;
    int cache = slot ? caches.of(access) : -1;
    list.add(new VarInsnNode(ALOAD, one.base.local));
    StringBuilder desc = new StringBuilder("(" + OBJECT);
    if (slot) {
      list.add(cache < 0 ? new InsnNode(ACONST_NULL) : new VarInsnNode(ALOAD, cache));
      list.add(cache < 0 ? new InsnNode(ACONST_NULL) : new VarInsnNode(ALOAD, cache + 1));
      desc.append(OBJECT);
    } else {
      String owner = ((FieldInsnNode) access).owner;
      String name = FieldShadows.shadow(one.declaring);
      list.add(new InsnNode(DUP));
      list.add(new MethodInsnNode(INVOKESTATIC, owner, name, FieldShadows.SHADOW_DESC, false));
    }
    desc.append("[JI");
    list.add(new VarInsnNode(ILOAD, made));
    for (Location l : locations) {
      int when = write ? l.whenWritten : l.whenRead;
      list.add(new LdcInsnNode(when << GroupChecks.WHEN | l.index));
      list.add(sites.get(write ? l.write : l.read).clone(Map.of()));
      desc.append("II");
    }
    String name = (write ? "write" : "read") + (slot ? "Slot" : "");
    String slots = slot && kind.isEmpty() ? "s" : kind;
    list.add(call(name + slots, desc + (slot ? ")[J" : ")V")));
    if (cache >= 0) {
      list.add(new VarInsnNode(ASTORE, cache + 1));
      list.add(new VarInsnNode(ALOAD, one.base.local));
      list.add(new VarInsnNode(ASTORE, cache));
    } else if (slot) {
      list.add(new InsnNode(POP));
    }
  }

  private static MethodInsnNode call(String name, String desc) {
    return new MethodInsnNode(INVOKESTATIC, CHECKS, name, desc, false);
  }
}
