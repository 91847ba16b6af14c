package org.ajws.report;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads records strictly. Gson alone takes a field that is missing for null or zero; a report that
 * was cut or edited must be refused with the place of the fault instead. Unknown fields are
 * ignored, since what follows from the samples is written for other readers only.
 */
final class RecordAdapters implements TypeAdapterFactory {
  private final Map<Class<?>, Map<String, Object>> defaults;

  /**
   * Adapters of all records.
   *
   * @param defaults by record, what a missing field stands for; a null value says that the field
   *     may be null
   */
  RecordAdapters(Map<Class<?>, Map<String, Object>> defaults) {
    this.defaults = defaults;
  }

  @Override
  public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    Class<? super T> raw = type.getRawType();
    return raw.isRecord()
        ? new RecordAdapter<>(
            gson, raw, gson.getDelegateAdapter(this, type), defaults.getOrDefault(raw, Map.of()))
        : null;
  }

  private static final class RecordAdapter<T> extends TypeAdapter<T> {
    private final Gson gson;
    private final Class<? super T> type;
    private final TypeAdapter<T> writer;
    private final Map<String, Object> defaults;
    private final Map<String, RecordComponent> components = new LinkedHashMap<>();

    RecordAdapter(
        Gson gson, Class<? super T> type, TypeAdapter<T> writer, Map<String, Object> defaults) {
      this.gson = gson;
      this.type = type;
      this.writer = writer;
      this.defaults = defaults;
      for (RecordComponent component : type.getRecordComponents()) {
        components.put(component.getName(), component);
      }
    }

    @Override
    public void write(JsonWriter out, T value) throws IOException {
      writer.write(out, value);
    }

    @Override
    public T read(JsonReader in) throws IOException {
      String path = in.getPath();
      if (in.peek() == JsonToken.NULL) {
        in.nextNull();
        return null;
      }
      Map<String, Object> values = new LinkedHashMap<>();
      in.beginObject();
      while (in.hasNext()) {
        RecordComponent component = components.get(in.nextName());
        if (component == null) {
          in.skipValue();
        } else {
          values.put(
              component.getName(),
              gson.getAdapter(TypeToken.get(component.getGenericType())).read(in));
        }
      }
      in.endObject();
      return construct(values, path);
    }

    private T construct(Map<String, Object> values, String path) {
      defaults.forEach(values::putIfAbsent);
      for (String name : components.keySet()) {
        if (values.get(name) == null && !defaults.containsKey(name)) {
          throw new JsonParseException("no " + name + " at path " + path);
        }
      }
      try {
        @SuppressWarnings("unchecked") // the canonical constructor of T
        Constructor<T> constructor =
            (Constructor<T>)
                type.getDeclaredConstructor(
                    Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return constructor.newInstance(components.keySet().stream().map(values::get).toArray());
      } catch (InvocationTargetException e) {
        throw new JsonParseException(
            "no " + type.getSimpleName() + " at path " + path + ": " + e.getCause().getMessage(),
            e);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
