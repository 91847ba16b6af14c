package org.ajws.report;

import com.google.gson.FormattingStyle;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Map;

/**
 * JSON as text: indented, but objects and lists of plain values on one line. A report has thousands
 * of samples; with a line each, two reports can still be compared by any tool.
 */
final class JsonText {
  private static final Gson ONE_LINE =
      new GsonBuilder()
          .serializeNulls()
          .disableHtmlEscaping()
          .setFormattingStyle(FormattingStyle.COMPACT.withSpaceAfterSeparators(true))
          .create();

  private JsonText() {}

  static String of(JsonElement json) {
    StringWriter text = new StringWriter();
    try {
      JsonWriter out = new JsonWriter(text);
      out.setFormattingStyle(FormattingStyle.PRETTY);
      write(json, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has none
    }
    return text.append('\n').toString();
  }

  private static void write(JsonElement json, JsonWriter out) throws IOException {
    if (json.isJsonObject() && !isPlain(json.getAsJsonObject().asMap().values())) {
      out.beginObject();
      for (Map.Entry<String, JsonElement> field : json.getAsJsonObject().entrySet()) {
        out.name(field.getKey());
        write(field.getValue(), out);
      }
      out.endObject();
    } else if (json.isJsonArray() && !isPlain(json.getAsJsonArray().asList())) {
      out.beginArray();
      for (JsonElement element : json.getAsJsonArray()) {
        write(element, out);
      }
      out.endArray();
    } else {
      out.jsonValue(ONE_LINE.toJson(json));
    }
  }

  private static boolean isPlain(Collection<JsonElement> values) {
    return values.stream().noneMatch(v -> v.isJsonObject() || v.isJsonArray());
  }
}
