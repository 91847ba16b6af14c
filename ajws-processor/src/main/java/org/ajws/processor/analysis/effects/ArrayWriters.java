package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** JDK methods that write into an array or sort a list they are given. */
final class ArrayWriters {
  private final SymbolicEvaluator walk;

  ArrayWriters(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Static methods: {@code System.arraycopy}, those of Arrays and Collections. */
  void write(ExecutableElement method, List<Value> arguments, Tree at) {
    String name = method.getSimpleName().toString();
    switch (method.getEnclosingElement() + "." + name) {
      case "java.lang.System.arraycopy" -> copy(arguments, name, at);
      case "java.util.Arrays.fill" -> {
        if (arguments.size() == 4) {
          between(arguments, name, at);
        } else {
          whole(arguments.get(0), name, at);
        }
      }
      case "java.util.Arrays.sort",
          "java.util.Arrays.parallelSort",
          "java.util.Arrays.parallelPrefix" -> {
        boolean part =
            arguments.size() >= 3
                && CallEvaluator.isArray(method.getParameters().get(0).asType())
                && arguments.get(1) instanceof Polynomial;
        if (part) {
          between(arguments, name, at);
        } else {
          whole(arguments.get(0), name, at);
        }
      }
      case "java.util.Arrays.setAll", "java.util.Arrays.parallelSetAll" ->
          whole(arguments.get(0), name, at);
      case "java.util.Collections.sort",
          "java.util.Collections.shuffle",
          "java.util.Collections.reverse",
          "java.util.Collections.swap",
          "java.util.Collections.fill",
          "java.util.Collections.rotate",
          "java.util.Collections.addAll" -> {
        if (arguments.get(0) instanceof AccessPath list) {
          TypeMirror type = method.getParameters().get(0).asType();
          walk.write(Effect.Kind.OBJECT, list, type, name, true, at);
        }
        if (name.equals("shuffle")
            && arguments.size() == 2
            && arguments.get(1) instanceof AccessPath generator) {
          TypeMirror type = method.getParameters().get(1).asType();
          walk.write(Effect.Kind.SEQUENCE, generator, type, name, true, at);
        }
      }
      case "java.util.Arrays.asList" -> {
        // a view: it is read when that is
      }
      default -> { // writes nothing it is given
        if (method.getEnclosingElement().toString().equals("java.util.Arrays")) {
          for (int n = 0; n < arguments.size(); n++) {
            if (n < method.getParameters().size()
                && CallEvaluator.isArray(method.getParameters().get(n).asType())) {
              reads(arguments.get(n), at);
            }
          }
        }
      }
    }
  }

  /** Instance methods: {@code in.read(buffer)}, {@code s.getChars(...)}, {@code toArray(a)}. */
  void fill(TypeMirror receiver, String name, List<Value> arguments, Tree at) {
    if (name.equals("getChars") && arguments.size() == 4) {
      range(arguments.get(2), arguments.get(3), walk.unknown(), name, at);
      return;
    }
    boolean fills =
        switch (name) {
          case "read", "readFully" ->
              walk.tools.library.is(receiver, "java.io.InputStream")
                  || walk.tools.library.is(receiver, "java.io.Reader")
                  || walk.tools.library.is(receiver, "java.io.DataInput");
          case "nextBytes" -> walk.tools.library.is(receiver, "java.util.Random");
          case "toArray" -> walk.tools.library.is(receiver, "java.util.Collection");
          case "get" -> walk.tools.library.is(receiver, "java.nio.Buffer");
          default -> false;
        };
    if (fills && !arguments.isEmpty() && arguments.get(0) instanceof AccessPath array) {
      if (arguments.size() == 3) {
        range(array, arguments.get(1), arguments.get(2), name, at);
      } else {
        whole(array, name, at);
      }
    }
  }

  /** The slots that are read lie as far apart as those that are written. */
  private void copy(List<Value> arguments, String name, Tree at) {
    if (arguments.get(0) instanceof AccessPath from
        && arguments.get(2) instanceof AccessPath to
        && arguments.get(1) instanceof Polynomial first
        && arguments.get(3) instanceof Polynomial start
        && arguments.get(4) instanceof Polynomial length) {
      Polynomial slot = distance(length);
      walk.reads(from.then(new AccessPath.Step.Index(first.plus(slot))), at);
      AccessPath written = to.then(new AccessPath.Step.Index(start.plus(slot)));
      walk.write(Effect.Kind.SLOT, written, null, name, false, at);
    }
  }

  /** All slots of an array are read. */
  void reads(Value array, Tree at) {
    if (array instanceof AccessPath ref) {
      Polynomial length = walk.read(ref.then(new AccessPath.Step.Call("length")));
      walk.reads(ref.then(new AccessPath.Step.Index(distance(length))), at);
    }
  }

  private void whole(Value array, String name, Tree at) {
    if (array instanceof AccessPath ref) {
      Polynomial length = walk.read(ref.then(new AccessPath.Step.Call("length")));
      slots(ref, Polynomial.ZERO, length, name, at);
    }
  }

  private void between(List<Value> arguments, String name, Tree at) {
    if (arguments.get(1) instanceof Polynomial from && arguments.get(2) instanceof Polynomial to) {
      range(arguments.get(0), from, to.minus(from), name, at);
    }
  }

  private void range(Value array, Value from, Value length, String name, Tree at) {
    if (array instanceof AccessPath ref
        && from instanceof Polynomial start
        && length instanceof Polynomial span) {
      slots(ref, start, span, name, at);
    }
  }

  private void slots(AccessPath array, Polynomial from, Polynomial length, String name, Tree at) {
    AccessPath slot = array.then(new AccessPath.Step.Index(from.plus(distance(length))));
    walk.write(Effect.Kind.SLOT, slot, null, name, false, at);
  }

  /** How far slots of a run lie behind its first one. */
  private Polynomial distance(Polynomial length) {
    if (length.equals(Polynomial.constant(1))) {
      return Polynomial.ZERO;
    }
    Polynomial span = length.isLarge() ? null : length;
    return Polynomial.of(new Symbol.Inner(walk.tools.nextId(), span, 1));
  }
}
