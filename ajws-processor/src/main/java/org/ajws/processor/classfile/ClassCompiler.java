package org.ajws.processor.classfile;

import java.util.Locale;

/** What makes class files of version 50 out of a translation. */
public enum ClassCompiler {
  /**
   * The compiler of the running JDK at {@code --release 8}, and {@link ClassLowering}: takes Java 7
   * and 8 as far as class files of version 50 can hold them.
   */
  JAVAC,
  /** The Eclipse compiler at {@code -source 1.6 -target 1.6}: takes Java 6 only. */
  ECJ;

  /** The name used on the command line and in the plugin's configuration. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The same: what the command line lists and takes. */
  @Override
  public String toString() {
    return id();
  }
}
