package org.ajws.processor.emit;

/**
 * The annotations in front of members and classes that the translation adds, each with a space
 * behind. Tools that judge code by its class files leave what is marked so alone, and the compiler
 * warns of nothing in it: what it has against the user's code it says where the user wrote it.
 */
public final class AddedMember {
  /** In front of what has nothing of the user's. */
  public static final String MARK = "@org.ajws.runtime.Generated ";

  /**
   * What the compiler has against the user's types, in declarations and casts; it does not know
   * {@code all}, which is for other tools.
   */
  private static final String SUPPRESSED =
      "@java.lang.SuppressWarnings({\"all\", \"cast\", \"deprecation\", \"preview\", \"rawtypes\", \"removal\", \"unchecked\"";

  /** In front of what has the user's types, but none of the user's statements. */
  public static final String MACHINERY = MARK + SUPPRESSED + "}) ";

  /** In front of what has a copy of the user's statements. */
  public static final String COPY =
      MARK
          + SUPPRESSED
          + ", \"divzero\", \"empty\", \"fallthrough\", \"finally\", \"lossy-conversions\""
          + ", \"restricted\", \"serial\", \"static\", \"synchronization\", \"try\", \"varargs\"}) ";

  private AddedMember() {}
}
