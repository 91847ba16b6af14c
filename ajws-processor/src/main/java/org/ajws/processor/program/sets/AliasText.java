package org.ajws.processor.program.sets;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One alias as the user writes it: {@code a=this.b}, {@code this.A[]} or {@code this.A[]B=this.C}.
 *
 * @param text what was written
 * @param slots the set of {@code this} that the slots of an array belong to; null for none
 * @param dimensions how many dimensions' slots
 * @param name the set of the object, or of the array's elements; null for none
 * @param root what stands before the dot on the right, {@code this}; null without a dot
 * @param target the set that {@code name} is; null where {@code name} is
 */
public record AliasText(
    String text, String slots, int dimensions, String name, String root, String target) {

  private static final String ID = "([\\p{L}_$][\\p{L}\\p{N}_$]*)";
  private static final Pattern FORM =
      Pattern.compile(
          "(?:this\\." + ID + "((?:\\[\\])+))?(?:" + ID + "=(?:" + ID + "\\.)?" + ID + ")?");

  /** Takes an alias apart; null if it has none of the forms. */
  public static AliasText parse(String text) {
    Matcher m = FORM.matcher(text.replaceAll("\\s+", ""));
    if (!m.matches() || (m.group(1) == null && m.group(3) == null)) {
      return null;
    }
    int dimensions = m.group(2) == null ? 0 : m.group(2).length() / 2;
    return new AliasText(text, m.group(1), dimensions, m.group(3), m.group(4), m.group(5));
  }

  /** Whether the right side is a set of {@code this}. */
  public boolean isOfThis() {
    return name == null || "this".equals(root);
  }
}
