package org.ajws.processor.source.overlay;

/** Types as they are compared: without annotations, type arguments and blanks. */
final class TypeNames {
  private TypeNames() {}

  /** The type as written in a source or an overlay, erased; {@code T...} becomes {@code T[]}. */
  static String plain(String written) {
    StringBuilder plain = new StringBuilder();
    int open = 0;
    String type = withoutAnnotations(written).replaceAll("\\s+", "");
    for (int i = 0; i < type.length(); i++) {
      char c = type.charAt(i);
      if (c == '<') {
        open++;
      } else if (c == '>') {
        open--;
      } else if (open == 0) {
        plain.append(c);
      }
    }
    String erased = plain.toString();
    return erased.endsWith("...") ? erased.substring(0, erased.length() - 3) + "[]" : erased;
  }

  private static String withoutAnnotations(String type) {
    return type.replaceAll("@[\\w.]+\\s*(\\([^)]*\\))?", "");
  }
}
