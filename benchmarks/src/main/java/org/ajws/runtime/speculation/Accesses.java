package org.ajws.runtime.speculation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which chunk has written last what another one reads: the accesses of a loop's chunks, one chunk
 * after the other.
 */
final class Accesses extends Conflict {
  /**
   * What a chunk reads of another one.
   *
   * @param writer the number of that one
   * @param when the part of the accesses that came before
   */
  record Need(long writer, double when) {}

  private final Map<Object, long[]> slots = new IdentityHashMap<>(); // numbers plus one
  private final Map<Object, Map<Location, Long>> fields = new IdentityHashMap<>();
  private final Map<Long, Integer> needs = new HashMap<>(); // by writer, after how many accesses
  private final List<Runnable> writes = new ArrayList<>();
  private long number;
  private int count;

  Accesses() {
    super("all accesses");
  }

  /** A chunk begins. */
  void begin(long chunk) {
    number = chunk;
    count = 0;
    needs.clear();
    writes.clear();
  }

  /** It has ended: what it has read of others. */
  List<Need> end() {
    writes.forEach(Runnable::run);
    List<Need> all = new ArrayList<>();
    needs.forEach((writer, when) -> all.add(new Need(writer, (double) when / count)));
    return all;
  }

  private void need(long writer) {
    needs.putIfAbsent(writer, count);
  }

  @Override
  boolean isSolved() {
    return false;
  }

  @Override
  void reads(Object array, int index, String site) {
    count++;
    long[] writers = slots.get(array);
    if (writers != null && writers[index] != 0) {
      need(writers[index] - 1);
    }
  }

  @Override
  void reads(Location field, Object object, String site) {
    count++;
    Long writer = fields.getOrDefault(object, Map.of()).get(field);
    if (writer != null) {
      need(writer);
    }
  }

  @Override
  void writes(Object array, int index, String site) {
    count++;
    long[] writers =
        slots.computeIfAbsent(array, a -> new long[java.lang.reflect.Array.getLength(a)]);
    writes.add(() -> writers[index] = number + 1);
  }

  @Override
  void writes(Location field, Object object, String site) {
    count++;
    writes.add(() -> fields.computeIfAbsent(object, o -> new HashMap<>()).put(field, number));
  }
}
