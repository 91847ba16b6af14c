package org.ajws.processor.analysis.effects;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Buffers of {@code java.nio}: what is put by index is put into slots, as into those of an array;
 * what comes at the position moves it, and so changes the buffer. A view has a position of its own,
 * and the slots of what it is a view of.
 */
final class Buffers {
  /** What a buffer of one's own holds that it is a view of. */
  private static final String VIEWED = "buffer";

  private static final Set<String> VIEWING = Set.of("duplicate", "slice", "alignedSlice");

  /** How many bytes a value takes that is put into a {@code ByteBuffer}. */
  private static final Map<String, Integer> WIDTHS =
      Map.of("Char", 2, "Short", 2, "Int", 4, "Float", 4, "Long", 8, "Double", 8);

  private final SymbolicEvaluator walk;

  Buffers(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Notes what a call of a buffer does to slots; false for any other call. */
  boolean access(LibraryCall call) {
    if (!isBuffer(call)) {
      return false;
    }
    List<Value> given = call.arguments();
    String name = call.name();
    boolean put = name.startsWith("put");
    boolean asks = given.isEmpty() && (name.equals("position") || name.equals("limit"));
    if (!put && !name.startsWith("get") || given.isEmpty()) {
      if (put || name.startsWith("get") || name.equals("compact")) {
        atPosition(call);
      }
      return asks;
    }
    boolean indexed = given.get(0) instanceof Polynomial && given.size() > (put ? 1 : 0);
    if (!indexed) {
      atPosition(call);
      return false;
    }
    Polynomial slot = ((Polynomial) given.get(0)).plus(behind(name, given));
    slot(call, slot, put);
    return true;
  }

  /** What comes at the position, and of a view is some slot of what it shows. */
  private void atPosition(LibraryCall call) {
    AccessPath viewed = viewed(call.on());
    if (viewed != null) {
      slot(call, walk.unknown(), !call.name().startsWith("get"));
    }
  }

  private void slot(LibraryCall call, Polynomial index, boolean put) {
    AccessPath viewed = viewed(call.on());
    AccessPath of = viewed != null ? viewed : call.on();
    AccessPath slot = of.then(new AccessPath.Step.Index(index));
    if (put) {
      walk.write(Effect.Kind.SLOT, slot, null, call.name(), false, call.at());
    } else {
      walk.reads(slot, call.at());
    }
  }

  /** How far the slots lie behind the first that a call accesses. */
  private Polynomial behind(String name, List<Value> given) {
    Integer width = WIDTHS.get(name.substring(3));
    boolean many = width == null && given.stream().skip(1).anyMatch(AccessPath.class::isInstance);
    if (width == null && !many) {
      return Polynomial.ZERO;
    }
    Polynomial length =
        width != null
            ? Polynomial.constant(width)
            : given.get(given.size() - 1) instanceof Polynomial n ? n : null;
    return Polynomial.of(new Symbol.Inner(walk.tools.nextId(), length, 1));
  }

  /** The array or buffer whose slots a view has; null for a buffer that is none. */
  private AccessPath viewed(AccessPath buffer) {
    return buffer.isFresh() ? walk.heap.get(buffer, VIEWED) : null;
  }

  /** What a call gives that shows the slots of a buffer or array; null for any other call. */
  AccessPath view(LibraryCall call) {
    boolean wraps = call.on() == null && call.name().equals("wrap");
    if (wraps && call.owner().startsWith("java.nio.")) {
      return of(call.object(0));
    } else if (call.on() == null || !isBuffer(call)) {
      return null;
    }
    AccessPath viewed = viewed(call.on());
    String name = call.name();
    if (name.equals("array")) {
      return viewed != null ? viewed : call.on().then(new AccessPath.Step.Call(name));
    }
    boolean shows = VIEWING.contains(name) || name.startsWith("as") && name.endsWith("Buffer");
    return shows ? of(viewed != null ? viewed : call.on()) : null;
  }

  private AccessPath of(AccessPath shown) {
    AccessPath view = walk.own.make();
    walk.own.put(view, VIEWED, shown, false);
    return view;
  }

  private boolean isBuffer(LibraryCall call) {
    return call.on() != null && walk.tools.library.is(call.type(), "java.nio.Buffer");
  }
}
