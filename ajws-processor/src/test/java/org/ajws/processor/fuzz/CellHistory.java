package org.ajws.processor.fuzz;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Looks for an order of the calls of some threads, each between its beginning and its end, in which
 * the untranslated class, on one thread, gives every call the result that it had.
 */
final class CellHistory {
  /** Some calls of each thread are done, and the fields have values. */
  private record Point(List<Integer> done, List<Integer> fields) {}

  private final SetUnits model;
  private final int cell;
  private final List<List<CellThread.Call>> threads;
  private final List<Field> fields = new ArrayList<>();

  /** Shared with other objects, and of as many numbers as at first. */
  private final List<Field> lists = new ArrayList<>();

  /**
   * The calls of some threads.
   *
   * @param model an untranslated program that nobody else uses
   */
  CellHistory(SetUnits model, int cell, List<List<CellThread.Call>> threads) {
    this.model = model;
    this.cell = cell;
    this.threads = threads;
    for (Field f : model.cell(cell).getClass().getDeclaredFields()) {
      f.setAccessible(true);
      if (f.getType() == List.class) {
        lists.add(f);
      } else if (!Modifier.isFinal(f.getModifiers())) {
        fields.add(f);
      }
    }
  }

  /** Whether there is such an order. */
  boolean hasOrder() throws IllegalAccessException {
    Deque<Point> open = new ArrayDeque<>();
    Set<Point> seen = new HashSet<>();
    open.push(new Point(threads.stream().map(t -> 0).toList(), state()));
    while (!open.isEmpty()) {
      Point at = open.pop();
      int firstEnd = Integer.MAX_VALUE;
      for (int t = 0; t < threads.size(); t++) {
        if (at.done.get(t) < threads.get(t).size()) {
          firstEnd = Math.min(firstEnd, threads.get(t).get(at.done.get(t)).end());
        }
      }
      if (firstEnd == Integer.MAX_VALUE) {
        return true;
      }
      for (int t = 0; t < threads.size(); t++) {
        if (at.done.get(t) == threads.get(t).size()) {
          continue;
        }
        CellThread.Call next = threads.get(t).get(at.done.get(t));
        if (next.start() < firstEnd && isResult(at, next)) {
          List<Integer> done = new ArrayList<>(at.done);
          done.set(t, done.get(t) + 1);
          Point after = new Point(done, state());
          if (seen.add(after)) {
            open.push(after);
          }
        }
      }
    }
    return false;
  }

  private boolean isResult(Point at, CellThread.Call call) throws IllegalAccessException {
    Iterator<Integer> values = at.fields.iterator();
    for (Field f : fields) {
      f.setInt(model.cell(cell), values.next());
    }
    for (Field f : lists) {
      list(f).replaceAll(old -> values.next());
    }
    return model.callCell(cell, call.method(), call.argument()) == call.result();
  }

  private List<Integer> state() throws IllegalAccessException {
    List<Integer> values = new ArrayList<>();
    for (Field f : fields) {
      values.add(f.getInt(model.cell(cell)));
    }
    for (Field f : lists) {
      values.addAll(list(f));
    }
    return values;
  }

  @SuppressWarnings("unchecked")
  private List<Integer> list(Field field) throws IllegalAccessException {
    return (List<Integer>) field.get(model.cell(cell));
  }
}
