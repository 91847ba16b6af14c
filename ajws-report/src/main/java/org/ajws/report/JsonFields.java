package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The fields of a JSON object, with errors that name the field. */
final class JsonFields {
  private final String where;
  private final Map<?, ?> map;

  private JsonFields(String where, Map<?, ?> map) {
    this.where = where;
    this.map = map;
  }

  static JsonFields of(String where, Object value) {
    if (value instanceof Map<?, ?> map) {
      return new JsonFields(where, map);
    }
    throw new IllegalArgumentException(where + ": an object expected");
  }

  boolean has(String name) {
    return map.get(name) != null;
  }

  JsonFields object(String name) {
    return of(where + "." + name, map.get(name));
  }

  String text(String name) {
    return get(name, String.class);
  }

  long whole(String name) {
    return get(name, Long.class);
  }

  int small(String name) {
    return Math.toIntExact(whole(name));
  }

  double number(String name) {
    return get(name, Number.class).doubleValue();
  }

  boolean flag(String name) {
    return get(name, Boolean.class);
  }

  List<String> texts(String name) {
    return get(name, List.class) instanceof List<?> list
        ? list.stream().map(v -> as(name, String.class, v)).toList()
        : List.of();
  }

  <T> List<T> list(String name, Function<JsonFields, T> element) {
    List<?> list = get(name, List.class);
    List<T> result = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      result.add(element.apply(of(where + "." + name + "[" + i + "]", list.get(i))));
    }
    return result;
  }

  private <T> T get(String name, Class<T> type) {
    return as(name, type, map.get(name));
  }

  private <T> T as(String name, Class<T> type, Object value) {
    if (!type.isInstance(value)) {
      throw new IllegalArgumentException(
          where + "." + name + ": " + type.getSimpleName() + " expected, not " + value);
    }
    return type.cast(value);
  }
}
